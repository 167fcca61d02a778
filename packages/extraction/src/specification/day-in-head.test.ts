import { describe, expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

// Tables of one day or one week, which stands in their head beside the names of the other columns.

const RULE =
  'Slides are online by noon on Monday, and you have until Friday at 11:59 pm to do your assignments.';

const TABLES = [
  '| Week 3 – 9/14-9/18 | Readings: | To do: |',
  '| Springs | Chapter 2 | Field log #3; Watch the film |',
  '',
  '| Week 4 – 9/21-9/25 | Readings: | To do: |',
  '| Deltas | Chapter 3 | Field log #4; Map proposal due (Sunday by 8 pm) |',
];

describe('a table whose head has a week', () => {
  test('gives what stands below it the day on which work of a week is due', () =>
    expect(work('Fall 2026', RULE, ...TABLES)).toEqual([
      'assignment 2026-09-18 23:59 Field log #3',
      'assignment 2026-09-25 23:59 Field log #4',
      'project 2026-09-27 20:00 Map proposal',
    ]));

  test('begins a table of its own where it was read as a row', () =>
    expect(work('Fall 2026', RULE, ...TABLES.filter((line) => line !== ''))).toEqual([
      'assignment 2026-09-18 23:59 Field log #3',
      'assignment 2026-09-25 23:59 Field log #4',
      'project 2026-09-27 20:00 Map proposal',
    ]));
});

test('below a day it is of that day', () =>
  expect(
    work(
      'Fall 2026',
      '| Thursday, October 8 | Topics | Due |',
      '| First half | Springs | Essay 1 |',
      '| Second half | Deltas | Peer review 1 |',
    ),
  ).toEqual(['assignment 2026-10-08 Essay 1', 'assignment 2026-10-08 Peer review 1']));

test('the first row of a table without a head is none', () =>
  expect(
    work(
      'Fall 2026',
      '| Oct 8 | Reading | Quiz |',
      '| Oct 15 | Springs | Essay 1 due |',
      '| Oct 22 | Deltas | Essay 2 due |',
    ),
  ).toEqual(['quiz 2026-10-08 Quiz', 'assignment 2026-10-15 Essay 1', 'assignment 2026-10-22 Essay 2']));
