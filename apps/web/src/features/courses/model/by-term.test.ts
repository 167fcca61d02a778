import { expect, test } from 'vitest';
import type { Course } from '@/api';
import { byTerm } from './by-term';

const course = (code: string, name: string | null, start: string | null = null, end: string | null = null) =>
  ({ code, term: { name, start, end } }) as Course;

test('the term that is on is on top, then what comes, then what is over, then what has no term', () => {
  const courses = [
    course('HIST 1', 'Fall 2025', '2025-09-01', '2025-12-20'),
    course('ART 1', null),
    course('BIO 2', 'Fall 2027', '2027-09-01', '2027-12-20'),
    course('BIO 1', 'Spring 2027', '2027-01-11', '2027-05-01'),
    course('CHEM 1', 'Fall 2026', '2026-09-01', '2026-12-20'),
    course('CHEM 2', 'Fall 2026', '2026-09-01', '2026-12-20'),
    course('MATH 1', 'Spring 2026', '2026-01-12', '2026-05-02'),
  ];
  expect(byTerm(courses, '2026-11-23').map(({ name, courses }) => [name, courses.length])).toEqual([
    ['Fall 2026', 2],
    ['Spring 2027', 1],
    ['Fall 2027', 1],
    ['Spring 2026', 1],
    ['Fall 2025', 1],
    ['', 1],
  ]);
});

test('the last day of a term still belongs to it', () => {
  const courses = [
    course('BIO 1', 'Spring 2027', '2027-01-11', '2027-05-01'),
    course('CHEM 1', 'Fall 2026', '2026-09-01', '2026-12-20'),
  ];
  const first = (today: string) => byTerm(courses, today)[0]?.name;
  expect(first('2026-12-20')).toBe('Fall 2026');
  expect(first('2026-12-21')).toBe('Spring 2027');
});
