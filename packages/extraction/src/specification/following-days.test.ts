import { expect, test } from 'vitest';
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
