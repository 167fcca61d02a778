import { expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

// Columns by the name of work that hold what is read, or what is worked on.

test('a column "Assignments" that names texts and places in them is read', () =>
  expect(
    work(
      'Fall 2027',
      '| Week | Date | Assignments | Module |',
      '| 1 | M 9/6 | Maro, Georgics 1-514 | Fields |',
      '| | W 9/8 | Maro, Georgics 515-1018 | Bees |',
      '| | F 9/10 | Varro, On Farming (Reader, pp. 34-43) / QUIZ 1 | Vines |',
      '| 2 | M 9/13 | Cato 1.1, 1.2, 1.10 | Olives |',
      '| | W 9/15 | Columella Books 1-4 (Ames) | Gardens |',
      '| | F 9/17 | Palladius, catch-up / QUIZ 2 | Months |',
    ),
  ).toEqual(['quiz 2027-09-10 QUIZ 1', 'quiz 2027-09-17 QUIZ 2']));

test('where it asks for something to be done with them, it is work', () =>
  expect(
    work(
      'Fall 2027',
      '| Date | Topic | Assignments |',
      '| 9/6 | Fields | Ch. 1, problems 1-14 |',
      '| 9/8 | Bees | Ch. 2, problems 2-20 |',
      '| 9/10 | Vines | Ch. 3, problems 1-9 |',
      '| 9/13 | Olives | Ch. 4, problems 3-12 |',
      '| 9/15 | Gardens | Ch. 5, problems 1-11 |',
    ),
  ).toHaveLength(5));

test('tasks beside a column of what is due are what is worked on', () =>
  expect(
    work(
      'Fall 2027',
      '| Date | Content | Due today | Project tasks |',
      '| Oct 7 | Mud | Project plan | Literature search |',
      '| Oct 14 | Reeds | n/a | Report draft |',
      '| Oct 21 | Birds | n/a | Friday, Oct 22: Demo reports due |',
    ),
  ).toEqual(['project 2027-10-07 Project plan', 'assignment 2027-10-22 Demo reports']));
