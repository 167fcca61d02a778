import { expect, test } from 'vitest';
import { read } from '../../testing/read-lines.ts';
import { extract } from '../extract.ts';
import { readDocument } from '../read-document.ts';

async function ledgerOf(text: string) {
  const bytes = new TextEncoder().encode(text);
  const document = await readDocument({ bytes, fileName: 'syllabus.txt', pdfjs: () => Promise.reject() });
  return extract(document, { referenceDate: '2027-01-04' }).ledger;
}

test('a date that was set aside is shown in its line', async () => {
  const ledger = await ledgerOf(
    'ART 120, Spring 2027\n\nSyllabus last revised on March 24, 2027 by the office.\n',
  );
  expect(ledger.at(-1)).toMatchObject({
    outcome: 'dismissed',
    text: 'March 24, 2027',
    line: 'Syllabus last revised on March 24, 2027 by the office.',
  });
});

test('the reason is told by the words of its own sentence', async () => {
  const ledger = await ledgerOf(
    'ART 120, Spring 2027\n\nWe visit a gallery on March 24. The last day to drop this class is March 26.\n',
  );
  expect(ledger.map(({ text, reason }) => [text, reason])).toEqual([
    ['March 24', 'nothing due or held is named with it'],
    ['March 26', 'registrar’s date'],
  ]);
});

test('of a long line only whole words around the date are shown', async () => {
  const long = `${'Nothing is due in this course before long. '.repeat(6)}We met on March 24, 2027 ${'and went on talking about the old times '.repeat(6)}`;
  const { line = '' } = (await ledgerOf(`ART 120, Spring 2027\n\n${long}\n`)).at(-1) ?? {};
  expect(line).toMatch(/^… .*We met on March 24, 2027 and went on.* …$/);
  expect(line.length).toBeLessThan(270);
  for (const word of line.replaceAll('…', '').trim().split(/\s+/)) expect(long.split(/\s+/)).toContain(word);
});

test.each([
  [
    'work',
    ['The midterm is on October 12.', '| Date | Topic |', '| Oct 7 | Roots |', '| Oct 12 | Midterm |'],
  ],
  ['a day off', ['There is no class on October 12.', 'October 12: Fall break, no class']],
])('where the document tells the day of %s again, it is no date that was set aside', (_, lines) => {
  const { ledger } = read('Fall 2026', ...lines);
  expect(ledger.filter(({ date }) => date === '2026-10-12').map(({ outcome }) => outcome)).toEqual([
    'finding',
    'finding',
  ]);
});

test('of two dates on a line each has the reason that stands nearest to it', () => {
  const { ledger } = read('Fall 2026', 'Last day to withdraw: November 6. Rev. 8/4/26');
  expect(ledger.map(({ text, reason }) => [text, reason])).toEqual([
    ['November 6', 'registrar’s date'],
    ['8/4/26', 'date of this version of the document'],
  ]);
});

test('the days of a row are those of what is taught on each of them', () =>
  expect(
    read(
      'Fall 2026',
      '| Week | Tuesday | Thursday |',
      '| Aug. 25 & 27 | Rivers | Lakes |',
      '| Sept. 1 & 3 | Seas | Bays |',
      '| Sept. 8 & 10 | Dunes | Exam 1 |',
    ).ledger.map(({ text, outcome }) => `${text} ${outcome}`),
  ).toEqual([
    'Aug. 25 finding',
    '27 finding',
    'Sept. 1 finding',
    '3 finding',
    'Sept. 8 finding',
    '10 finding',
  ]));
