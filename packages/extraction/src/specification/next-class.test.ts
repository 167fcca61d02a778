import { describe, expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

// What a document says once of all work in its plan: that it is due in the class behind the day that names it.

const plan = (rule: string, column = 'Homework', first = 'HW 1'): string[] =>
  work(
    'Fall 2026',
    'Class meets Mondays, Wednesdays and Fridays, 10:30-11:20 am.',
    rule,
    '## Plan',
    `| Date | Topic | ${column} |`,
    `| Wed, September 9 | Wells | ${first} |`,
    '| Fri, September 11 | Springs | |',
    '| Mon, September 14 | Rivers | HW 2 |',
    '| Wed, September 16 | Lakes | |',
    '| Fri, September 18 | Midterm exam | |',
  ).map((line) => line.replace(' 10:30', ''));

const MOVED = ['assignment 2026-09-11 HW 1', 'assignment 2026-09-16 HW 2', 'exam 2026-09-18 Midterm exam'];
const KEPT = ['assignment 2026-09-09 HW 1', 'assignment 2026-09-14 HW 2', 'exam 2026-09-18 Midterm exam'];

describe('moves the work of the plan to the next class', () => {
  test.each([
    'Homework is due at the beginning of the next class.',
    'The homework listed under a date is due on Canvas by the start of the next class.',
    'All assignments are due the following class.',
    'Homework must be submitted before the next class meeting.',
    'The homework under a date (such as September 9) is due in the next class (so on September 11).',
  ])('"%s"', (rule) => expect(plan(rule)).toEqual(MOVED));
});

describe('moves nothing', () => {
  test.each([
    'The essay is due next class.',
    'Late homework is due at the beginning of the next class.',
    'If you miss a class, homework is due the next class.',
    'Quizzes are returned in the next class.',
  ])('"%s"', (rule) => expect(plan(rule)).toEqual(KEPT));

  test('in a column of deadlines', () =>
    expect(plan('Homework is due at the beginning of the next class.', 'Due')).toEqual(KEPT));

  test('that says itself when it is due', () =>
    expect(
      plan('Homework is due at the beginning of the next class.', 'Homework', 'HW 1 (due Sunday)')[0],
    ).toBe('assignment 2026-09-13 HW 1'));
});

test('a plan that lists what is to be done is moved as a whole, names or none', () =>
  expect(plan('Homework is due at the beginning of the next class.', 'Homework', 'p. 12, nos. 1-5')[0]).toBe(
    'assignment 2026-09-11 P. 12, nos. 1-5',
  ));
