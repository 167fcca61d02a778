import { expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

// What is handed in of one work on several days.

test.each([
  'Term paper 20% (outline 9/24, draft 10/29, final 12/3)',
  'Term paper: outline 9/24, draft 10/29, final 12/3',
])('stages behind the name of their work, the last of which is no examination: %s', (line) =>
  expect(work('Fall 2025', line)).toEqual([
    'assignment 2025-09-24 Term paper: outline',
    'assignment 2025-10-29 Term paper: draft',
    'assignment 2025-12-03 Term paper: final',
  ]),
);

test('what is final, where a draft of it was handed in, is no examination', () =>
  expect(
    work(
      'Fall 2025',
      '| Week | Assignments |',
      '| 9/22-9/28 | Harbor plan draft (9/26) |',
      '| 12/8-12/14 | Harbor plan final (12/12) |',
      '| 12/15-12/19 | Tides final (12/16) |',
    ),
  ).toEqual([
    'assignment 2025-09-26 Harbor plan draft',
    'assignment 2025-12-12 Harbor plan final',
    'exam 2025-12-16 Tides final',
  ]));

test('a sentence that goes on with the work itself', () =>
  expect(
    work(
      'Fall 2025',
      'An abstract of the paper (one page) is due on October 6, and the paper itself on December 8 at noon.',
    ),
  ).toEqual(['assignment 2025-10-06 Abstract', 'assignment 2025-12-08 12:00 Paper']));

test('what is to be posted by one day, and answered by another', () =>
  expect(
    work('Fall 2025', 'Initial post by Thursday, September 11; two replies by Sunday, September 14.'),
  ).toEqual(['assignment 2025-09-11 Initial post', 'assignment 2025-09-14 Reply']));

test.each([
  [['Essay 1: Draft due 9/17; final due 10/1'], ['Essay 1: Draft', 'Essay 1: final']],
  [
    ['#### Essay 1 (15%)', 'You will write four pages.', 'Draft: September 17', 'Final version: October 1'],
    ['Essay 1: Draft', 'Essay 1: Final version'],
  ],
])('the stages of one of several works are named by it: %s', (lines, titles) =>
  expect(work('Fall 2025', '', ...lines)).toEqual([
    `assignment 2025-09-17 ${titles[0]}`,
    `assignment 2025-10-01 ${titles[1]}`,
  ]),
);
