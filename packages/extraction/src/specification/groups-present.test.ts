import { expect, test } from 'vitest';
import { COURSE } from '../../testing/course-lines.ts';
import { work } from '../../testing/read-lines.ts';

// A column headed by a kind of work, with nothing but groups below.

test.each([
  [
    COURSE.fr,
    'Date',
    'Présentation',
    ['presentation 2026-10-06 Présentation: G8', 'presentation 2026-10-13 Présentation: G3'],
  ],
  [
    COURSE.it,
    'Data',
    'Presentazioni',
    ['presentation 2026-10-06 Presentazioni: G8', 'presentation 2026-10-13 Presentazioni: G3'],
  ],
  [
    COURSE.de,
    'Datum',
    'Referat',
    ['presentation 2026-10-06 Referat: G8', 'presentation 2026-10-13 Referat: G3'],
  ],
])('each group has its day: %s', (course, date, head, expected) =>
  expect(
    work(
      course,
      `| ${date} | Module | ${head} |`,
      '| 2026-09-29 | A | |',
      '| 2026-10-06 | B | - G8 |',
      '| 2026-10-13 | C | - G3 |',
      '| 2026-10-20 | D | |',
    ),
  ).toEqual(expected),
);

test('topics below such a head are no groups', () =>
  expect(
    work(
      COURSE.fr,
      '| Date | Module | Présentation |',
      '| 2026-09-29 | A | Les marées |',
      '| 2026-10-06 | B | Le vent du nord |',
    ),
  ).toEqual([]));

test('sessions that students lead are presentations, one for each letter', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Topic |',
      '| Nov 30 | Student-led session A |',
      '| Nov 30 | Student-led session B |',
      '| Dec 2 | Student-led discussion |',
    ),
  ).toEqual([
    'presentation 2026-11-30 Student-led session A',
    'presentation 2026-11-30 Student-led session B',
  ]));
