import { describe, expect, test } from 'vitest';
import { workOf } from '../../testing/read-lines.ts';
import { readDocument } from '../node.ts';

/** A sentence within a paragraph of others, and behind the name of its part. */
const PLACES: Readonly<Record<string, (sentence: string) => string>> = {
  'in a paragraph': (sentence) =>
    `The parts of the grade are told here. ${sentence} What comes late counts half, and nobody is asked why.`,
  'behind a label': (sentence) => `Assessment: ${sentence} What comes late counts half.`,
  'as an item of a list': (sentence) => `- ${sentence}\n- What comes late counts half.`,
};

async function days(words: string): Promise<string[]> {
  const text = `# GEOL 220, Spring 2027\n\nMWF 10:00-10:50\n\n## Requirements\n\n${words}\n`;
  const document = await readDocument({ bytes: new TextEncoder().encode(text), fileName: 'syllabus.md' });
  return workOf(document)
    .map((work) => DAY.exec(work)?.[0] ?? work)
    .sort();
}

const DAY = /(?<=^\p{L}+ \d{4}-)\d{2}-\d{2}/u;

describe.each(Object.entries(PLACES))('a sentence sets the day of a test or a work %s', (_, place) => {
  test.each([
    ['There are three unit exams, on February 5, March 5 and April 16.', ['02-05', '03-05', '04-16']],
    ['You will sit two exams on February 5 and March 5.', ['02-05', '03-05']],
    ['Two exams are given, on February 5 and March 5.', ['02-05', '03-05']],
    ['The midterm comes on March 5, in the middle of the term.', ['03-05']],
    ['There is a final oral interview during the week of May 3-7.', ['05-03']],
    ['Please reserve March 5 for the midterm exam.', ['03-05']],
    ['On March 5 there is a midterm exam.', ['03-05']],
    ['On March 5, we have our midterm exam in class.', ['03-05']],
    ['The date of the midterm is March 5.', ['03-05']],
    ['Dates for the exams: February 5 and March 5.', ['02-05', '03-05']],
    ['Exam dates (tentative): February 5, March 5.', ['02-05', '03-05']],
    ['There are two problem sets: January 29 and February 12.', ['01-29', '02-12']],
    ['Your essay must be in my mailbox by March 5.', ['03-05']],
    ['Term papers are accepted until May 3.', ['05-03']],
    ['I collect the term papers on May 3.', ['05-03']],
    ['Bring your term paper to class on May 3.', ['05-03']],
    ['The term paper closes on May 3 at midnight.', ['05-03']],
    ['May 3 is the deadline for the term paper.', ['05-03']],
    ['All groups present their projects on April 26.', ['04-26']],
    ['The project is presented on April 26.', ['04-26']],
  ])('%s', async (sentence, expected) => expect(await days(place(sentence))).toEqual(expected));

  test.each([
    'We review for the midterm on March 3.',
    'There is no quiz on February 5.',
    'The midterm is returned on March 12.',
    'The practice exam is posted on February 26.',
  ])('%s', async (sentence) => expect(await days(place(sentence))).toEqual([]));
});
