import { expect, test } from 'vitest';
import { work, workIn } from '../../testing/read-lines.ts';

// What is said beside works, or when something else is, names no work.

test('"Notes" beside works tell more of them', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Item | Notes |',
      '| Sep 9 | HW 1 due | |',
      '| Sep 16 | HW 2 due | right before Exam 1 |',
      '| Sep 21 | Exam 1 | replaces the quiz |',
      '| Oct 6 | Lab 1 report due | the night before the Wed lab |',
    ),
  ).toEqual([
    'assignment 2026-09-09 HW 1',
    'assignment 2026-09-16 HW 2',
    'exam 2026-09-21 Exam 1',
    'assignment 2026-10-06 Lab 1 report',
  ]));

test('beside topics they may name the work of the day', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Topic | Notes |',
      '| Sep 9 | Rivers | |',
      '| Sep 16 | Lakes | Quiz 1 |',
      '| Sep 23 | Bogs | Essay due |',
    ),
  ).toEqual(['quiz 2026-09-16 Quiz 1', 'assignment 2026-09-23 Essay']));

test.each([
  'Uncertainty (placed right after Exam 1)',
  'Topics before the final exam',
  'Summary of post-exam matters',
  'Rappels avant l’examen',
])('%s is not the exam', (topic) =>
  expect(work('Fall 2026', '| Date | Topic |', `| Sep 9 | ${topic} |`, '| Sep 16 | Lakes |')).toEqual([]),
);

test('a PowerPoint presentation, alone or behind the pages of the day, is what the lecture shows', () =>
  expect(
    work(
      'Fall 2026',
      '| Date | Topic |',
      '| Sep 9 | Rivers / PowerPoint Presentation |',
      '| Sep 16 | Ch. 4, "Lakes," pp. 23-33 / Powerpoint presentation (Sept 8 & 9) |',
      '| Sep 23 | PowerPoint presentation due |',
    ),
  ).toEqual(['presentation 2026-09-23 PowerPoint presentation']));

test('the beginning that one place tells and the end that another tells are no stretch', () => {
  const [exam, ...others] = workIn(
    'Fall 2026',
    '- Midterm exam: October 5 at 10:00',
    '| Date | Hours | Event |',
    '| October 5 | 9:00-9:50 | Midterm exam |',
  );
  expect(others).toEqual([]);
  expect(exam?.time).toBe('10:00');
  expect(exam?.endTime).toBeUndefined();
});
