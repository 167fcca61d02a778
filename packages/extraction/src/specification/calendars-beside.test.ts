import { expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

test('beside the days of a week stands what is due in it', () =>
  expect(
    work(
      'Spring 2027',
      '| | Su | Mo | Tu | We | Th | Fr | Sa | Topic | Deadlines |',
      '| April | 28 | 29 | 30 | 31 | 1 | 2 | 3 | Estuaries | |',
      '| | 4 | 5 | 6 | 7 | 8 | 9 | 10 | Salt | |',
      '| | 11 | 12 | 13 | 14 | 15 | 16 | 17 | Tides | River map due Wednesday |',
      '| May | 25 | 26 | 27 | 28 | 29 | 30 | 1 | Ferries | Midterm Thursday |',
      '| | 2 | 3 | 4 | 5 | 6 | 7 | 8 | Eels | Essay 1 due Friday |',
    ),
  ).toEqual(['assignment 2027-04-14 River map', 'exam 2027-04-29 Midterm', 'assignment 2027-05-07 Essay 1']));

test('numbers that go on behind a semicolon, and one report of two labs, are one thing', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Topic | Due |',
      '| Sept 7 | Clay | Exercises I.1-4; II.1-6; III.1-4 |',
      '| Sept 14 | Sand | Labs 2 and 3 report |',
      '| Sept 21 | Silt | Q 1 |',
    ),
  ).toEqual([
    'assignment 2026-09-07 Exercises I.1-4; II.1-6; III.1-4',
    'assignment 2026-09-14 Labs 2 and 3 report',
    'quiz 2026-09-21 Q 1',
  ]));
