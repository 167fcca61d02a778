import { describe, expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

// Sentences about a work that tell nothing of when it is due or held.

const SENTENCES = [
  'Regrade requests for X are due October 20.',
  'Requests to regrade X must be made by October 20.',
  'Conflicts with X must be reported by October 20.',
  'Accommodations for X must be requested by October 20.',
  'I will introduce X on October 20.',
  'X is introduced on October 20.',
  'We will discuss X on October 20.',
  'On October 20 we talk about X.',
  'The TA will help with X on October 20.',
  'You will get X back on October 20.',
  'By October 20 you will know your grade for X.',
  'Feedback on X will be sent by October 20.',
  'Solutions for X will be available after October 20.',
  'You should start working on X by October 20.',
  'October 20 is a work day for X.',
  'Last year X was on October 20.',
];

const WORKS = ['the midterm', 'Exam 2', 'Essay 1', 'the final project', 'Quiz 4', 'your presentation'];

const PLACES: Readonly<Record<string, (sentence: string) => string[]>> = {
  'in a paragraph': (sentence) => [
    `The parts of the grade are told here. ${sentence} Late work loses points.`,
  ],
  'behind a label': (sentence) => [`Policies: ${sentence} Late work loses points.`],
  'in a list': (sentence) => ['- Late work loses points.', `- ${sentence}`, '- Come on time.'],
};

const named = (sentence: string, name: string): string => {
  const said = sentence.replace('X', name);
  return `${said[0]?.toUpperCase()}${said.slice(1)}`;
};

describe.each(Object.entries(PLACES))('%s', (_, place) => {
  test.each(SENTENCES)('%s', (sentence) =>
    expect(WORKS.flatMap((name) => work('Fall 2026', ...place(named(sentence, name))))).toEqual([]),
  );

  test('whoever cannot sit it tells so by another day', () =>
    expect(
      work('Fall 2026', ...place('If you cannot take the midterm on time, tell me by October 20.')),
    ).toEqual([]));

  test.each([
    ['The midterm will be held on October 20.', 'exam 2026-10-20 Midterm'],
    ['Solutions to Essay 1 are due October 20.', 'assignment 2026-10-20 Essay 1'],
    ['We will have the midterm on October 20.', 'exam 2026-10-20 Midterm'],
  ])('%s', (sentence, expected) => expect(work('Fall 2026', ...place(sentence))).toEqual([expected]));
});

test('presentations that are started are held', () =>
  expect(work('Fall 2026', 'We will start the presentations on October 20.')).toEqual([
    'presentation 2026-10-20 Presentations',
  ]));

test('what a teacher presents, what is read for a project and what is handed out is no work', () =>
  expect(
    work(
      'Fall 2026',
      'Sept 8: Model presentation by Prof. Quill',
      'Sept 15: Project readings',
      'Sept 22: Reflection handed out: Portrait of a harbor',
      'Sept 29: Project presentations',
    ),
  ).toEqual(['presentation 2026-09-29 Project presentations']));
