import { expect, test } from 'vitest';
import { daysOff, work } from '../../testing/read-lines.ts';

const WEEKS = [
  'Fall 2027',
  '| Week | Advance preparation, and whatever else is to be done before the first class of the week begins | Lecture |',
  '| Week 1 / Week of September 27 | Due Thursday Sept. 30 by 11:59 p.m.– logistics quiz | Rivers |',
  '| Week 2 / Week of October / 4 | Reminder: Due Monday Oct. 4 by 11:59 p.m.– weekly quiz | Lakes |',
  '| Week 3 / Week of October 11 | Read chapter 3 / Due Monday by 11:59 p.m.– weekly quiz | Seas |',
  '| Week 4 / Week of October 18 / ATLAS DUE OCTOBER 18 | Due Monday by 11:59 p.m.– weekly quiz | Reefs |',
  '| Week 5 / Week of October 25 / No class on Thursday – Founders Holiday | Read chapter 9 | Coasts |',
];

test('a cell says the week, and the cell beside it on which of its days work is due', () =>
  expect(work(...WEEKS).sort()).toEqual([
    'assignment 2027-10-18 ATLAS',
    'quiz 2027-09-30 23:59 Logistics quiz',
    'quiz 2027-10-04 23:59 Weekly quiz',
    'quiz 2027-10-11 23:59 Weekly quiz',
    'quiz 2027-10-18 23:59 Weekly quiz',
  ]));

test('"no class on Thursday" below a week is the Thursday of that week', () =>
  expect(daysOff(...WEEKS)).toEqual(['2027-10-28 No class on Thursday – Founders Holiday']));

test('an item of a list does not name the next one, which has words of its own', () =>
  expect(
    work(
      'Fall 2027',
      'Requirements',
      '• Active engagement in meetings and discussions',
      '• Slide – “delta” – due in Canvas October 18, 11:59 p.m.',
    ),
  ).toEqual(['assignment 2027-10-18 23:59 Slide – “delta”']));

test('a close-reading assignment has its name, and not that of the line above', () =>
  expect(
    work('Fall 2027', '| Date | Due |', '| Oct 18 | Weekly quiz / Close-reading assignment due Oct 20 |'),
  ).toEqual(['quiz 2027-10-18 Weekly quiz', 'assignment 2027-10-20 Close-reading assignment']));
