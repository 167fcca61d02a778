import { expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

// "Exercise 3, salt water exercise": a work and its title, or two works.

test('where nearly every work of a series has a title behind a comma it is one', () =>
  expect(
    work(
      'Spring 2027',
      '| Date | Due |',
      '| January 25 | Exercise 1, salt water exercise |',
      '| February 1 | Exercise 2, field notes on reeds |',
      '| February 8 | Exercise 3, bird census exercise |',
      '| February 15 | Exercise 4, drawing of a weir |',
    ),
  ).toEqual([
    'assignment 2027-01-25 Exercise 1, salt water exercise',
    'assignment 2027-02-01 Exercise 2, field notes on reeds',
    'assignment 2027-02-08 Exercise 3, bird census exercise',
    'assignment 2027-02-15 Exercise 4, drawing of a weir',
  ]));

test('where few have, or all have the same, they are two', () =>
  expect(
    work(
      'Spring 2027',
      '| Date | Due |',
      '| January 25 | Exercise 1 |',
      '| February 1 | Exercise 2, reflection paper |',
      '| February 8 | Exercise 3 |',
      '| February 15 | Exercise 4, reflection paper |',
    ),
  ).toEqual([
    'assignment 2027-01-25 Exercise 1',
    'assignment 2027-02-01 Exercise 2',
    'assignment 2027-02-01 Reflection paper',
    'assignment 2027-02-08 Exercise 3',
    'assignment 2027-02-15 Exercise 4',
    'assignment 2027-02-15 Reflection paper',
  ]));

test('what a due entry goes on to say is the same task', () =>
  expect(
    work(
      'Spring 2027',
      '- Mon, 3/1. Mud.',
      '  - Due: Model the tides of one month. Plot them beside those that were measured.',
      '- Mon, 3/8. Reeds.',
      '  - Due: Rework the sorting of harbor words into those of ships, of nets and of weather as explained in class, then compare both.',
      '- Mon, 3/15. Birds.',
      '  - Due: Quiz 1. Essay 1.',
    ),
  ).toEqual([
    'assignment 2027-03-01 Model the tides of one month',
    'assignment 2027-03-08 Rework the sorting of harbor words into those of ships, of nets and of weather',
    'quiz 2027-03-15 Quiz 1',
    'assignment 2027-03-15 Essay 1',
  ]));
