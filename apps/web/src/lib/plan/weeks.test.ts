import { expect, test } from 'vitest';
import { weekOf } from './weeks';

const spring = { start: '2026-01-14', end: '2026-05-08' };
const fall = { start: '2026-08-24', end: '2026-12-11' };
const numberOf = (day: string, terms = [spring]) => weekOf(day, terms).number;

test('weeks are counted from the one that holds the first day of term', () => {
  expect(weekOf('2026-02-12', [spring])).toEqual({ start: '2026-02-09', end: '2026-02-15', number: 5 });
  expect(numberOf('2026-01-12')).toBe(1);
  expect(numberOf('2026-05-10')).toBe(17);
});

test('a week may begin on Sunday', () => {
  expect(weekOf('2026-02-12', [spring], 7)).toMatchObject({ start: '2026-02-08', number: 5 });
});

test.each([
  ['before the first', '2026-01-05', undefined],
  ['in the first', '2026-02-12', 5],
  ['between them', '2026-07-01', undefined],
  ['in the second', '2026-11-25', 14],
  ['after the last', '2026-12-15', undefined],
])('of two terms each counts its own weeks: %s', (_, day, expected) => {
  expect(numberOf(day, [{ start: '2019-01-14', end: '2019-05-10' }, spring, fall])).toBe(expected);
});

test('courses that are held at the same time count from the first day of any', () => {
  const late = { start: '2026-02-02', end: '2026-05-15' };
  expect(numberOf('2026-02-12', [late, spring])).toBe(5);
});
