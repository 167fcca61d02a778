import { describe, expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

// The same work named twice is one finding, and its day is the surer of the two.

describe('a test of a week in the table of what counts, and in the row of its classes', () => {
  const GRADES = [
    '| Item | Covers | When | Share |',
    '| Midterm | Units 1-2 | October 14 | 20% |',
    '| Lab practical 1 | Labs 1-5 | Week of 10/19 | 10% |',
    '| Final exam | all | December 16 | 70% |',
  ];

  test('is one, in that week', () =>
    expect(
      work(
        'Fall 2026',
        ...GRADES,
        '## Schedule',
        '| Week | Dates | Lab |',
        '| 6 | 10/13, 10/15 | Muscles |',
        '| 7 | 10/20, 10/22 | Lab practical 1 |',
        '| 8 | 10/27, 10/29 | Heart |',
      ),
    ).toEqual(['exam 2026-10-14 Midterm', 'exam 2026-10-19 Lab practical 1', 'exam 2026-12-16 Final exam']));

  test('is on the day that the schedule gives', () =>
    expect(
      work(
        'Fall 2026',
        ...GRADES,
        '## Schedule',
        '| Date | Lab |',
        '| 10/14 | Muscles |',
        '| 10/21 | Lab practical 1 |',
        '| 10/28 | Heart |',
      ),
    ).toContain('exam 2026-10-21 Lab practical 1'));
});

test('"Semi Final Exam" and "the semifinal exam" are one', () =>
  expect(
    work(
      'Fall 2026',
      'The semifinal exam is on Wednesday, November 4 at 10:00 a.m.',
      '| Date | Topic |',
      '| Nov 2 | Genes |',
      '| Nov 4 | Semi Final Exam |',
    ),
  ).toEqual(['exam 2026-11-04 10:00 Semifinal exam']));
