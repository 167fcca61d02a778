import { describe, expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

// Sentences that tell when a work is due, and where or how it is handed in.

const NAMES = ['The research paper', 'The final project', 'Essay 1'];
const DAYS = ['October 8', 'December 3', 'September 24'];
const DUE = [
  'assignment 2026-09-24 Essay 1',
  'assignment 2026-10-08 Research paper',
  'project 2026-12-03 Final project',
];

const FORMS: Readonly<Record<string, (name: string, where: string, day: string) => string>> = {
  'is due': (name, where, day) => `${name} is due ${where} on ${day}.`,
  'must be submitted': (name, where, day) => `${name} must be submitted ${where} by ${day}.`,
  'you will submit': (name, where, day) => `You will submit ${name} ${where} by ${day}.`,
  'students turn in': (name, where, day) => `Students will turn in ${name} ${where} on ${day}.`,
  'is expected': (name, where, day) => `${name} is expected ${where} by ${day}.`,
  'I will collect': (name, where, day) => `I will collect ${name} ${where} on ${day}.`,
  'the day first': (name, where, day) => `On ${day}, ${name} is due ${where}.`,
  'until then': (name, where, day) => `You have until ${day} to submit ${name} ${where}.`,
};
const WHERE = [
  'in class',
  'on Canvas',
  'at 5 pm',
  'by email',
  'in hard copy',
  'electronically',
  'in my mailbox',
];

const found = (sentences: readonly string[]): string[] =>
  work('HIST 201: Coasts, Fall 2026', '## Assignments', ...sentences)
    .map((one) => one.replace(/ \d\d:\d\d/u, ''))
    .sort((a, b) => a.localeCompare(b));

const lower = (name: string, sentence: string): string =>
  sentence.startsWith(name) ? sentence : sentence.replace(/The (?=research|final)/u, 'the ');

describe.each(Object.entries(FORMS))('%s', (_, form) => {
  test.each(WHERE)('%s', (where) => {
    const sentences = NAMES.map((name, at) => lower(name, form(name, where, DAYS[at] ?? '')));
    expect(found(sentences)).toEqual(DUE);
    expect(found([sentences.join(' ')])).toEqual(DUE);
  });
});

test.each(['The due date for', 'The due date of', 'The deadline for'])('"%s … is October 8"', (label) =>
  expect(found(NAMES.map((name, at) => `${label} ${name.replace('The', 'the')} is ${DAYS[at]}.`))).toEqual(
    DUE,
  ),
);

test('"until October 8" without a work is said of the heading', () =>
  expect(
    work('HIST 201: Coasts, Fall 2026', '## Research paper', 'You have until October 8 to submit it.'),
  ).toEqual(['assignment 2026-10-08 Research paper']));

test('what is "submitted by midnight" in a row is due on the day of that row', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Reading |',
      '| Sep 15 | Ch. 1 Lakes |',
      '| Sep 17 | Top 3 site choices submitted in Elm Assignments by midnight |',
      '| Sep 22 | Ch. 2 Bogs |',
    ),
  ).toEqual(['assignment 2026-09-17 23:59 Top 3 site choices']));
