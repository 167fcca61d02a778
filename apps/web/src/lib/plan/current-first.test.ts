import { expect, test } from 'vitest';
import { currentFirst, isHeldIn } from './current-first';

const aCourse = (name: string, start: string | null, end: string | null) => ({ name, term: { start, end } });

test('courses of now come first and those that are over last, otherwise as they came', () => {
  const courses = [
    aCourse('Years ago', '2019-01-14', '2019-05-10'),
    aCourse('Next term', '2027-01-11', '2027-05-07'),
    aCourse('Now', '2026-08-24', '2026-12-11'),
    aCourse('Without days', null, null),
  ];
  expect(currentFirst(courses, '2026-11-25').map(({ name }) => name)).toEqual([
    'Now',
    'Without days',
    'Next term',
    'Years ago',
  ]);
});

test.each([
  ['2026-08-24', '2026-12-11', true],
  ['2026-08-24', '2026-11-01', true],
  ['2026-11-30', '2027-03-01', true],
  [null, null, true],
  ['2019-01-14', '2019-05-10', false],
  ['2027-01-11', null, false],
])('a course from %s to %s is held in November 2026: %s', (start, end, expected) => {
  expect(isHeldIn(aCourse('Course', start, end), { from: '2026-11-01', to: '2026-11-30' })).toBe(expected);
});
