import { expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

test('below "Homework due dates" days with numbers of exercises are homework', () =>
  expect(
    work(
      'Spring 2027',
      '## Homework Due Dates',
      '#### Section A',
      'Jan 25',
      '1.30-1.35',
      '#### Section B',
      '| Jan 22 | 1.27-1.35 |',
      '| Jan 27 | 7.10, 7.11 |',
      '## Cancelled classes',
      '| Feb 1 | 3 |',
      '| Feb 3 | 4 |',
    ),
  ).toEqual([
    'assignment 2027-01-22 Homework 1.27-1.35',
    'assignment 2027-01-25 Homework 1.30-1.35',
    'assignment 2027-01-27 Homework 7.10, 7.11',
  ]));

test('a heading of several kinds of work, or of none, says not what the numbers are', () =>
  expect(work('Spring 2027', '## Due Dates', '| Jan 22 | 1.27-1.35 |', '| Jan 27 | 7.10 |')).toEqual([]));
