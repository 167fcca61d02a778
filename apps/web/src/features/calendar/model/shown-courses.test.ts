import { expect, test } from 'vitest';
import { shownCourses } from './shown-courses';

const aCourse = (id: string, start: string, end: string) => ({ id, term: { start, end } });

test('a month names the courses that are held in it, and of others those with something in it', () => {
  const courses = [
    aCourse('now', '2026-08-24', '2026-12-11'),
    aCourse('years ago', '2019-01-14', '2019-05-10'),
    aCourse('put off', '2026-01-12', '2026-05-08'),
  ];
  const span = { from: '2026-10-26', to: '2026-12-06' };
  const entries = [{ course: { id: 'put off' } }, { course: null }];
  expect(shownCourses(courses, { span, entries }).map(({ id }) => id)).toEqual(['now', 'put off']);
});
