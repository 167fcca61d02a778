import { expect, test } from 'vitest';
import { work, workIn } from '../../testing/read-lines.ts';

// Tables that share their rows: each column of days holds for those behind it.

test('lectures and labs beside each other', () =>
  expect(
    work(
      'Spring 2026',
      '| Week | Date | Lecture | Date | Lab | Due |',
      '| 1 | 1/13, 1/15 | Kernels | 1/16 | Shells | |',
      '| 2 | 1/20, 1/22 | Forks | 1/23 | Quiz 1 | Homework 1 |',
      '| 3 | 1/27, 1/29 | Pipes | 1/30 | Quiz 2 | Homework 2 |',
      '| 4 | 2/3, 2/5 | Midterm exam | 2/6 | Locks | |',
    ),
  ).toEqual([
    'quiz 2026-01-23 Quiz 1',
    'assignment 2026-01-23 Homework 1',
    'quiz 2026-01-30 Quiz 2',
    'assignment 2026-01-30 Homework 2',
    'exam 2026-02-03 Midterm exam',
  ]));

test('a plan in two halves', () =>
  expect(
    work(
      'Spring 2026',
      '| Date | Topic | Date | Topic |',
      '| Jan 13 | Harbors | Feb 10 | Essay 2 due |',
      '| Jan 20 | Essay 1 due | Feb 17 | Locks |',
      '| Jan 27 | Quays | Feb 24 | Midterm exam |',
    ),
  ).toEqual([
    'assignment 2026-01-20 Essay 1',
    'assignment 2026-02-10 Essay 2',
    'exam 2026-02-24 Midterm exam',
  ]));

test('a first and a last day are no two tables', () => {
  const [portfolio] = workIn(
    'Spring 2026',
    '| Start | Unit | End |',
    '| Jan 13 | Harbors | Jan 27 |',
    '| Feb 3 | Portfolio 1 | Feb 17 |',
    '| Feb 24 | Locks | Mar 10 |',
  );
  expect(portfolio).toMatchObject({ date: '2026-02-03' });
});
