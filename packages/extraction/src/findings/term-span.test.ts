import { expect, test } from 'vitest';
import { read } from '../../testing/read-lines.ts';

const CLASSES = [
  'Spring 2027',
  '| Date | Topic |',
  '| Jan 12 | Rivers |',
  '| Feb 9 | Lakes |',
  '| Mar 9 | Seas |',
  '| Apr 27 | Reefs |',
];

test('the term goes on to the final exam behind the last class', () =>
  expect(read(...CLASSES, 'Final exam: May 6, 2027, 10 am').course.term).toEqual({
    name: 'Spring 2027',
    start: '2027-01-12',
    end: '2027-05-06',
  }));

test('what is months away is of no term', () =>
  expect(read(...CLASSES, 'Incomplete work is due September 1, 2027.').course.term?.end).toBe('2027-04-27'));
