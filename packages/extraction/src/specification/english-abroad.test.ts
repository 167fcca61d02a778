import { describe, expect, test } from 'vitest';
import { COURSE } from '../../testing/course-lines.ts';
import { work, workIn } from '../../testing/read-lines.ts';

// English names of work in courses that are told in other languages.

describe.each(Object.entries(COURSE))('%s', (_language, course) => {
  test('the work of English names', () =>
    expect(
      work(
        course,
        '- Assignment 1 - deadline: 02/10/2026',
        '- Homework 2: 09/10/2026',
        '- Midterm: 16/10/2026',
        '- Quiz 2: 23/10/2026',
        '- Final project: 11/12/2026',
      ),
    ).toEqual([
      'assignment 2026-10-02 Assignment 1',
      'assignment 2026-10-09 Homework 2',
      'exam 2026-10-16 Midterm',
      'quiz 2026-10-23 Quiz 2',
      'project 2026-12-11 Final project',
    ]));

  test('feedback on such work is none', () =>
    expect(work(course, '14/10/2026: Feedback: Assignment 1', '15/10/2026: Assignment 2 - deadline')).toEqual(
      ['assignment 2026-10-15 Assignment 2'],
    ));
});

test('in Italian "due" is a number', () =>
  expect(
    workIn(COURSE.it, '| Data | Argomento |', '| 14/10/2026 | Le due maree |', '| 15/10/2026 | Due venti |'),
  ).toEqual([]));
