import { expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

// What a class does with a work that is due on another day.

test.each([
  'Drafting Essay 2',
  'Revising the research essay',
  'Organizing informative presentations',
  'Strategies for the midterm',
  'Topics for Essay 2',
  'Examples of final projects',
  'Sample midterm',
  'Talk about Essay 2',
  'Look at Exam 1',
  'Essay 2 rubric',
])('"%s" is done in class with what is due on another day', (said) =>
  expect(
    work(
      'Fall 2026',
      ...['| Date | Topic |', '| Sept 8 | Dunes |', `| Sept 10 | ${said} |`, '| Sept 15 | Quiz 1 |'],
    ),
  ).toEqual(['quiz 2026-09-15 Quiz 1']),
);

test('a drafting exercise is work', () =>
  expect(work('Fall 2026', '| Date | Due |', '| Sept 10 | Drafting exercise 2 |')).toEqual([
    'assignment 2026-09-10 Drafting exercise 2',
  ]));

const DAYS = ['Aug 26', 'Sep 2', 'Sep 9', 'Sep 16', 'Sep 23', 'Sep 30', 'Oct 7'];

const practicals = (days: number): string[] => [
  '| Date | Topic | Lab |',
  ...DAYS.slice(0, days).map((day) => `| ${day} | Data of the harbor | Lab practical |`),
];

test('a practical of every week is a kind of class', () =>
  expect(work('Fall 2027', ...practicals(7))).toEqual([]));

test('a practical on a few days is a test', () =>
  expect(work('Fall 2027', ...practicals(3))).not.toEqual([]));

const LABS = [
  '| Date | Experiment | Topic |',
  '| 09/13 | Lab 1 | Units |',
  '| 09/20 | Lab 2 | Moons |',
  '| 09/27 | Lab 3 | Towers |',
];

test.each([
  'All write-ups are due by midnight on the day of the lab.',
  'Reports are handed in at the end of each lab session.',
])('%j makes work of each numbered lab', (rule) =>
  expect(
    work('Fall 2027', '75% Lab submissions', '25% Final presentation', rule, ...LABS).map((line) =>
      line.replace(/ \d\d:\d\d/, ''),
    ),
  ).toEqual(['assignment 2027-09-13 Lab 1', 'assignment 2027-09-20 Lab 2', 'assignment 2027-09-27 Lab 3']),
);

test('without such words they are classes', () =>
  expect(work('Fall 2027', '75% Lab submissions', '25% Final presentation', ...LABS)).toEqual([]));
