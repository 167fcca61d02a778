import { describe, expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

// Sentences that tell where, how or at what hour a test is held, in front of its day or behind it.

const VERBS = [
  'is',
  'will be',
  'will be held',
  'takes place',
  'will take place',
  'is going to be',
  'will happen',
];
const WHERE = [
  ...['online', 'in class', 'in person', 'remotely', 'via Zoom', 'on Canvas', 'in our regular classroom'],
  ...[
    'during class',
    'during the regular class period',
    'in the testing center',
    'at 2 pm',
    'from 2:00 to 4:00 pm',
  ],
];
const COURSE = ['HIST 201: Coasts, Fall 2026', 'Class meets Tuesdays and Thursdays 10:00-11:15 in Hall 14.'];
const NAMES = ['Exam 1', 'The midterm exam', 'The final exam'];
const DAYS = ['September 24', 'October 8', 'December 15'];

const named = (lines: readonly string[]): string[] =>
  work(...COURSE, '## Exams', ...lines).map((found) => found.replace(/ \d\d:\d\d/u, ''));

const EXAMS = ['exam 2026-09-24 Exam 1', 'exam 2026-10-08 Midterm exam', 'exam 2026-12-15 Final exam'];

describe.each(WHERE)('%s', (where) => {
  test.each(VERBS)('"The midterm exam %s …"', (verb) => {
    const before = NAMES.map((name, at) => `${name} ${verb} ${where} on ${DAYS[at]}.`);
    const behind = NAMES.map((name, at) => `${name} ${verb} on ${DAYS[at]} ${where}.`);
    expect(named(before)).toEqual(EXAMS);
    expect(named([before.join(' ')])).toEqual(EXAMS);
    expect(named(behind)).toEqual(EXAMS);
  });
});

test('tests of all kinds at once are those that are named one by one', () =>
  expect(
    named([
      'Exams will be held online on October 8 and December 15.',
      'Midterm is during normal class hours on Thursday, October 8.',
      'Final is at 2 pm on Tuesday, December 15.',
    ]),
  ).toEqual(['exam 2026-10-08 Midterm', 'exam 2026-12-15 Final']));

test('sections that meet at other hours have their own days', () =>
  expect(
    named(['Final exam: the 9:30 class meets on December 15, the 11:00 class meets on December 17.']),
  ).toEqual(['exam 2026-12-15 Final exam', 'exam 2026-12-17 Final exam']));
