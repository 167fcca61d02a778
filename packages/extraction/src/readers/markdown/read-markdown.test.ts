import { expect, test } from 'vitest';
import { outline } from '../../../testing/outline.ts';
import { DEFAULT_LIMITS } from '../../limits.ts';
import { readMarkdown } from './read-markdown.ts';

const read = (source: string) => readMarkdown(source, DEFAULT_LIMITS);

test.each([
  [
    'headings, lists and emphasis',
    '# BIO 101\n\nExam **May 4**\n\n- a\n  - b\n',
    ['# BIO 101', 'Exam May 4', '- a', '  - b'],
  ],
  ['tables', '| Date | Due |\n|---|---|\n| Jan 28 | Quiz 1 |\n', ['| Date | Due |', '| Jan 28 | Quiz 1 |']],
  ['numbered and task lists', '1. one\n2. two\n\n- [x] done\n', ['- one', '- two', '- done']],
  [
    'lines that begin with their days as lines, a day that a sentence broke off as one of its words',
    'M 8/31 Wells\nW 9/2 Springs\nF 9/4 Map quiz\n\nThe essay is due on\nOctober 24 in class.\n',
    ['M 8/31 Wells', 'W 9/2 Springs', 'F 9/4 Map quiz', 'The essay is due on October 24 in class.'],
  ],
  [
    'days with a dot as days, and no items by that number',
    '3. Februar: Küsten\n17. März: Inseln\n\n- 5. Mai: Klausur\n\n1. Bücher\n2. Karten\n',
    ['3. Februar: Küsten', '17. März: Inseln', '- 5. Mai: Klausur', '- Bücher', '- Karten'],
  ],
  ['raw HTML for its words', 'Due <br> <b onclick="x()">May 4</b><script>bad()</script>\n', ['Due', 'May 4']],
  ['raw tables', '<table><tr><td>Jan 28</td><td>Quiz 1</td></tr></table>\n', ['| Jan 28 | Quiz 1 |']],
  ['links for their words', '[Essay](javascript:alert(1)) due ![x](y.png)\n', ['Essay due']],
  ['what is struck out as gone', 'Quiz ~~March 3~~ March 5\n', ['Quiz March 5']],
  ['line ends of Windows', '# A\r\n\r\nb\r\n', ['# A', 'b']],
  [
    'settings before the text as furniture',
    '---\ntitle: "BIO 101"\nyear: 2027\n---\n# Plan\n',
    ['~ title: "BIO 101"', '~ year: 2027', '# Plan'],
  ],
  [
    'what the settings say of the term and its days',
    "---\ntitle: BIO 101\nterm: Fall 2027\ndays: 'Monday 8:00–9:45 am'\n---\nPlan\n",
    ['~ title: BIO 101', 'term: Fall 2027', "days: 'Monday 8:00–9:45 am'", 'Plan'],
  ],
  ['no command for the printer', 'a\n\n\\newpage\n\nb\n\\vspace{2cm}\nc\n', ['a', 'b', 'c']],
  ['a rule at the top as a rule', '---\nPlan\n---\nb\n', ['## Plan', 'b']],
])('reads %s', (_, source, expected) => expect(outline(read(source))).toEqual(expected));

test('the title in the settings is a hint', () => {
  expect(read('---\ntitle: "BIO 101"\n---\nx\n').metadata).toEqual({ title: 'BIO 101' });
});

test.each([
  ['brackets', '['.repeat(300_000)],
  ['stars', '*a '.repeat(200_000)],
  ['nested quotes', `${'>'.repeat(5_000)} a\n`.repeat(20)],
  ['backticks', '`a``b'.repeat(100_000)],
  ['nested bullets', `${'- '.repeat(3_000)}a`],
  ['underscores', '_a__b'.repeat(100_000)],
])('a flood of %s is read as plain text, and soon', { timeout: 10_000 }, (_, source) => {
  const document = read(source);
  expect(document.format).toBe('markdown');
  expect(document.text.length).toBeGreaterThan(0);
});

test('bold words may end with a space', () =>
  expect(outline(read('**Ten percent of ** your grade is a quiz, the **rest** an exam.'))).toEqual([
    'Ten percent of your grade is a quiz, the rest an exam.',
  ]));

test('what a site generator is told of a word or of the page is none of its words', () => {
  expect(outline(read('**Quiz 3**{: .label .label-yellow } on lakes'))).toEqual(['Quiz 3 on lakes']);
  expect(read('+++\ntitle = "BIO 101"\ndate = "2026-12-12"\n+++\nRivers\n')).toMatchObject({
    metadata: { title: 'BIO 101' },
  });
});
