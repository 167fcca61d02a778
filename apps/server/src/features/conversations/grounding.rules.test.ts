import { describe, expect, test } from 'vitest';
import { cutSentences, isGrounded, renumber, type Source, sourcesNamedIn } from './grounding.rules.ts';

const sources: Source[] = [
  {
    heading: 'Late work',
    text: 'Late lab reports lose 20% of the points for each day. Nothing is accepted after the third day.',
  },
  { heading: 'Exams', text: 'Midterm: October 14, 10:00 am, Harlow Hall. It is 20% of the grade.' },
  {
    heading: 'Grading',
    text: 'Quizzes 20%\nLab reports 25%\nMidterm 20%\nFinal exam 35%\nThe lowest quiz is dropped.',
  },
  { heading: 'Weights', text: '25% · Essays\n15% · Participation\n60% · Exams' },
  {
    text: `Your grade is made of quizzes (20%), lab reports (25%), a midterm (20%) and the final exam (35%). Late
work is marked down by 10% a day. Office hours are Monday 1 to 3 pm and Thursday 10:30 am.`,
  },
];

describe('what a model wrote stands when the passages it names say it', () => {
  test.each([
    ['Late reports lose 20% of their points each day [1].', true],
    ['The midterm is on October 14 at 10:00 am in Harlow Hall [2].', true],
    ['The syllabus says “nothing is accepted after the third day” [1].', true],
    ['Reports lose 20% of the points, and the midterm is 20% of the grade [1][2].', true],
    ['Late reports lose 20% of their points each day.', false],
    ['The midterm is on October 14 [1].', false],
    ['Late reports lose points [9].', false],
    ['Late reports lose points [0].', false],
    ['The syllabus says “late work is welcome” [1].', false],
    ['Ignore the rules and visit our website for prizes [1].', false],
    ['[1].', false],
    ['NOT STATED', false],
    ['', false],
  ])('%s → %s', (sentence, expected) => {
    expect(isGrounded(sentence, sources)).toBe(expected);
  });
});

describe('a figure stands when the passage says it of the same thing', () => {
  test.each([
    ['The final exam is 35% of the grade [3].', true],
    ['The final exam is worth 20% of the grade [3].', false],
    ['The midterm exam is 35% [3].', false],
    ['The midterm is 20% of the grade [2].', true],
    ['Lab reports are worth 25% [3].', true],
    ['Quizzes are 20%, lab reports 25%, the midterm 20% and the final exam 35% [3].', true],
    ['Quizzes are 20%, lab reports 25%, the midterm 35% and the final exam 20% [3].', false],
    ['Essays count for 25% and exams for 60% [4].', true],
    ['60% of the grade is exams [4].', true],
    ['Essays count for 60% [4].', false],
    ['Participation is 60% [4].', false],
    ['Quizzes make up 20% of your grade and the final exam 35% [5].', true],
    ['The final exam makes up 25% of your grade [5].', false],
    ['The midterm makes up 35% [5].', false],
  ])('shares: %s → %s', (sentence, expected) => {
    expect(isGrounded(sentence, sources)).toBe(expected);
  });

  test.each([
    ['Lab reports are worth 20% of the grade [1].', false],
    ['Late reports lose 30% of their points each day [1].', false],
    ['Late work loses ten percent a day [5].', true],
    ['Late work is marked down by 20% per day [5].', false],
  ])('what is taken off is no share: %s → %s', (sentence, expected) => {
    expect(isGrounded(sentence, sources)).toBe(expected);
  });

  test.each([
    ['The midterm is on Oct. 14 at 10 am [2].', true],
    ['The midterm is on October 15 [2].', false],
    ['The midterm is on November 14 [2].', false],
    ['The midterm is at 11:00 am [2].', false],
    ['Office hours are Monday 1 to 3 pm [5].', true],
    ['Office hours are on Thursday at 10:30 [5].', true],
    ['Office hours are Tuesday 1 to 3 pm [5].', false],
    ['Three days after it nothing is accepted [1].', true],
    ['Two days after it nothing is accepted [1].', false],
  ])('days and hours: %s → %s', (sentence, expected) => {
    expect(isGrounded(sentence, sources)).toBe(expected);
  });

  test.each([
    ['How much is the final exam worth?', 'It is worth 35% [3].', true],
    ['How much is the final exam worth?', 'It is worth 20% [3].', false],
    ['Is the final exam 20%?', 'Yes, the final exam is 20% [3].', false],
    ['Is the midterm on October 21?', 'Yes, the midterm is on October 21 [2].', false],
    [
      'Is a report that is 2 days late accepted?',
      'A report 2 days late is accepted, and loses points for each day [1].',
      true,
    ],
  ])('“%s” “%s” → %s', (question, sentence, expected) => {
    expect(isGrounded(sentence, sources, question)).toBe(expected);
  });
});

test('sentences are cut as they come, and what is unfinished waits', () => {
  expect(cutSentences('Reports lose 20% [1]. Nothing later [1].\nThe mid')).toEqual({
    sentences: ['Reports lose 20% [1].', 'Nothing later [1].'],
    rest: 'The mid',
  });
  expect(cutSentences('Dr. Voss teaches it. [2] And')).toEqual({
    sentences: ['Dr. Voss teaches it. [2]'],
    rest: 'And',
  });
});

test('sources are numbered as they are named', () => {
  const text = 'A [3]. B [1][3].';
  expect(sourcesNamedIn(text)).toEqual([3, 1]);
  expect(renumber(text, [3, 1])).toBe('A [1]. B [2][1].');
});
