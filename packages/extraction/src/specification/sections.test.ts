import { describe, expect, test } from 'vitest';
import { work } from '../../testing/read-lines.ts';

// One test, which each section of the course takes on a day of its own.

describe('a test has a day for each section', () => {
  test.each([
    'Final exam: Section 1: Wednesday, May 6, 8:00–10:00 a.m.; Section 2: Friday, May 8, 10:30 a.m.–12:30 p.m.',
    'The final exam is held as the registrar has it: Section 1, Wednesday, May 6, 8:00–10:00 a.m.; Section 2, Friday, May 8, 10:30 a.m.–12:30 p.m.',
    'Final exam (Section A: May 6, 8:00 a.m.; Section B: May 8, 10:30 a.m.)',
    'Final exam: the 9:30 class on May 6, 8 am; the 11:00 class on May 8, 10:30 am',
  ])('%s', (line) =>
    expect(work('Spring 2026', line)).toEqual([
      'exam 2026-05-06 08:00 Final exam',
      'exam 2026-05-08 10:30 Final exam',
    ]),
  );

  test('and the number of the test is part of its name', () =>
    expect(work('Spring 2026', 'Quiz 2: Section 1 – March 9, Section 2 – March 10')).toEqual([
      'quiz 2026-03-09 Quiz 2',
      'quiz 2026-03-10 Quiz 2',
    ]));

  test('also on a line for each, below the name of the test or the week of finals', () => {
    const lines = ['- Section 10: Thursday, 30 Apr 10:30AM - 1PM', '- Section 20: Tuesday, 28 Apr 4:30–7PM'];
    expect(work('Spring 2026', 'Finals week: 28-30 Apr', ...lines)).toEqual([
      'exam 2026-04-28 16:30 Finals (Section 20)',
      'exam 2026-04-30 10:30 Finals (Section 10)',
    ]);
    expect(work('Spring 2026', 'Midterm exam', ...lines)).toEqual([
      'exam 2026-04-28 16:30 Midterm exam (Section 20)',
      'exam 2026-04-30 10:30 Midterm exam (Section 10)',
    ]);
    expect(work('Spring 2026', 'Tour of the mill', ...lines)).toEqual([]);
  });

  test('the days of one section are its own, and those of groups no test', () =>
    expect(
      work(
        'Spring 2026',
        'The field group leaves on March 9; the lab group, on March 10.',
        'Section 1, March 11; Section 2, March 13: tour of the mill.',
      ),
    ).toEqual([]));
});
