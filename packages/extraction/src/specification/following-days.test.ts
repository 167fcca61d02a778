import { describe, expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

const WEEKS = [
  '| Week | Monday | Wednesday | Friday |',
  '| 1 (8/30) | Maps | Reading: Ito, On Maps / Sketch 1 due by this meeting. | Problem set: Scales |',
  '| 2 (9/6) | No class | Reading: Ito, On Keys | Problem set: Keys |',
];

test('work that is given out on the day of its column is due the following Tuesday, where the document says so', () =>
  expect(
    work(
      'Fall 2027',
      'Problem sets are distributed on Fridays and due the following Tuesday, unless the plan has another day.',
      ...WEEKS,
      'Sketches: 40%',
      'Problem sets: 60%',
    ),
  ).toEqual([
    'assignment 2027-09-01 Sketch 1',
    'assignment 2027-09-07 Problem set: Scales',
    'assignment 2027-09-14 Problem set: Keys',
  ]));

test.each([
  'Labs are handed out in class and must be submitted by the following Sunday.',
  'Each lab is assigned on Monday – it must be handed in by the following Sunday.',
])('%j moves what the schedule names, and not what it gives a day of its own', (rule) =>
  expect(
    work(
      'Fall 2027',
      rule,
      '| Date | Topic |',
      '| Sep 6 | Lab 1 |',
      '| Sep 8 | Essay 1 due |',
      '| Sep 13 | Lab 2 due Sep 15 |',
      'Labs: 60%',
      'Essay: 40%',
    ),
  ).toEqual(['assignment 2027-09-08 Essay 1', 'assignment 2027-09-12 Lab 1', 'assignment 2027-09-15 Lab 2']),
);

test('the following class is no day of the week', () =>
  expect(
    work(
      'Fall 2027',
      'Homework is handed out on Monday and is due the following class.',
      '| Date | Due |',
      '| Sep 6 | Homework 1 |',
      '| Sep 13 | Homework 2 |',
    ),
  ).toEqual(['assignment 2027-09-06 Homework 1', 'assignment 2027-09-13 Homework 2']));

const GIVEN_OUT = [
  ['Set given out', 'Problem set 1', 'Problem set 2'],
  ['Assigned', 'Problem set 1', 'Problem set 2'],
  ['HW out', 'PS 1', 'PS 2'],
  ['Work', 'Problem set 1 out', 'Problem set 2 out'],
  ['Notes', 'Problem set 1 handed out', 'Problem set 2 handed out'],
] as const;

describe.each([
  'Problem sets are due one week after they are assigned.',
  'Each problem set is handed out in class and due seven days later.',
  'Problem sets are due one week later, at the start of class.',
])('%s', (rule) => {
  test.each(GIVEN_OUT)('"%s" and below it %j: due a week after that day', (head, first, second) =>
    expect(
      work(
        'Fall 2027',
        rule,
        `| Date | Topic | ${head} |`,
        `| Sep 7 | Maps | ${first} |`,
        `| Sep 14 | Keys | ${second} |`,
      ).map((line) => line.split(' ')[1]),
    ).toEqual(['2027-09-14', '2027-09-21']),
  );
});

test.each([
  'Problem sets that are late are accepted until one week after they are due.',
  'Problem sets are returned one week after they are handed out.',
  'Problem sets are assigned in class.',
])('%j leaves work where it is given out without a day', (rule) =>
  expect(
    work(
      'Fall 2027',
      rule,
      '| Date | Topic | Assigned |',
      '| Sep 7 | Maps | Problem set 1 |',
      '| Sep 14 | Keys | Problem set 2 |',
    ),
  ).toEqual([]),
);

test('what has a column for the days on which it is due has them from there', () =>
  expect(
    work(
      'Fall 2027',
      'Problem sets are due one week after they are assigned.',
      '| Date | Topic | Assigned | Due |',
      '| Sep 7 | Maps | Problem set 1 | |',
      '| Sep 16 | Keys | Problem set 2 | Problem set 1 |',
      '| Sep 23 | Coasts | | Problem set 2 |',
    ),
  ).toEqual(['assignment 2027-09-16 Problem set 1', 'assignment 2027-09-23 Problem set 2']));

test('"all problem sets are due the following Tuesday" is said of whatever a column of work names on another day', () =>
  expect(
    work(
      'Spring 2023',
      '| Week | Date | Topic | Assignments |',
      '| 1 | Wed, Jan 18 | Maps | |',
      '| 1 | Fri, Jan 20 | Keys | PS1 |',
      '| 2 | Wed, Jan 25 | Scales | Quiz 1 |',
      '| 2 | Fri, Jan 27 | Grids | PS2 |',
      '| 3 | Tue, Jan 31 | Legends | PS3 |',
      'All problem sets are due the following Tuesday unless otherwise discussed. All quizzes are taken in class.',
    ),
  ).toEqual([
    'assignment 2023-01-24 PS1',
    'quiz 2023-01-25 Quiz 1',
    'assignment 2023-01-31 PS2',
    'assignment 2023-01-31 PS3',
  ]));

test('work whose deadline has a column of its own is not moved, nor is the hour beside it', () =>
  expect(
    work(
      'Fall 2027',
      'Problem sets are handed out on Thursdays and are due the following Thursday.',
      '| Item | Due | Time | Points |',
      '| Problem set 1 | Thu, Sep 9 | 11:59 pm | 80 |',
      '| Problem set 2 | Fri, Sep 17 | 11:59 pm | 90 |',
      '| Midterm exam | Sun, Sep 19 | 1:00-3:00 pm | 100 |',
    ),
  ).toEqual([
    'assignment 2027-09-09 23:59 Problem set 1',
    'assignment 2027-09-17 23:59 Problem set 2',
    'exam 2027-09-19 13:00 Midterm exam',
  ]));
