import { expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

// A column for each day of class, whose cells begin with the day of the month; the month stands where it changes.

const ROWS = [
  '| Week | Tuesday | Thursday | Topics |',
  '| 1 | Aug 25 | 27 | Handout 1 |',
  '| 2 | Sept 1 | 3 - Essay 1, first version | Handout 2 |',
  '| 3 | 8 | 10 | Handout 3 |',
  '| 4 | 15 - Review | 17 - Exam 1 | Handout 4 |',
  '| 5 | 22 | 24 - Essay 1, second version | Handout 5 |',
  '| 6 | 29 - Quiz 1 | Oct 1 | Handout 6 |',
];

test('are read in each column', () =>
  expect(work('Fall 2026', ...ROWS, '| 7 | 6 | 9 - Final exam 1:30-4:30 pm | Handout 7 |')).toEqual([
    'assignment 2026-09-03 Essay 1, first version',
    'exam 2026-09-17 Exam 1',
    'assignment 2026-09-24 Essay 1, second version',
    'quiz 2026-09-29 Quiz 1',
    'exam 2026-10-09 13:30 Final exam',
  ]));

test('numbers of chapters are no days', () =>
  expect(
    work(
      'Fall 2026',
      '| Week | Tuesday | Thursday |',
      '| Aug 24 | 1 Rivers | 2 Lakes |',
      '| Aug 31 | 3 Bogs | Quiz 1 |',
      '| Sept 7 | 4 Fens | 5 Deltas |',
    ),
  ).toEqual(['quiz 2026-09-03 Quiz 1']));

test.each([
  ['Oral presentations (December 1 and 3, in class)', ['2026-12-01', '2026-12-03']],
  ['Oral presentations on December 1 or 3', ['2026-12-01']],
  ['Oral presentations, December 1-3', ['2026-12-01']],
])('%s are held on %j', (said, days) =>
  expect(work('Fall 2026', `- ${said}`).map((found) => found.split(' ')[1])).toEqual(days),
);

test('a week is one of the plan, however short the words of its topic are', () =>
  expect(
    work(
      'Fall 2026',
      'Week 1: AI and the press (8 - 14 September)',
      '- Read chapter 1 and complete the weekly quiz.',
      'Week 2: US trade (15 - 21 September )',
      '- Read chapter 2 and complete the weekly quiz.',
      'Week 3: The euro (22 - 28 September)',
      '- Read chapter 3 and complete the weekly quiz.',
    ),
  ).toEqual([
    'quiz 2026-09-08 Read chapter 1 and complete the weekly quiz',
    'quiz 2026-09-15 Read chapter 2 and complete the weekly quiz',
    'quiz 2026-09-22 Read chapter 3 and complete the weekly quiz',
  ]));
