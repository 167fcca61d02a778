import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  daysBetween,
  fromDayNumber,
  fromIso,
  isDayOfYear,
  toDayNumber,
  toIso,
  weekdayOf,
} from './civil.ts';

test.each([
  ['1970-01-01', 0, 'TH'],
  ['2000-02-29', 11_016, 'TU'],
  ['2026-11-20', 20_777, 'FR'],
  ['1969-12-31', -1, 'WE'],
])('%s is day %i, a %s', (iso, number, weekday) => {
  const date = fromIso(iso);
  expect(date && toDayNumber(date)).toBe(number);
  expect(date && weekdayOf(date)).toBe(weekday);
});

test('every day has a number of its own, and the way back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -200_000, max: 200_000 }), (days) => {
      expect(toDayNumber(fromDayNumber(days))).toBe(days);
    }),
  );
});

test('days are counted over the end of a month and of a year', () => {
  expect(toIso(addDays({ year: 2026, month: 12, day: 30 }, 3))).toBe('2027-01-02');
  expect(daysBetween({ year: 2028, month: 2, day: 28 }, { year: 2028, month: 3, day: 1 })).toBe(2);
});

test.each([
  [2, 29, 2027, false],
  [2, 29, 2028, true],
  [2, 29, undefined, true],
  [13, 1, undefined, false],
  [4, 31, undefined, false],
])('month %i, day %i of %s is a day: %s', (month, day, year, expected) => {
  expect(isDayOfYear(month, day, year)).toBe(expected);
});

test('a day without a year is written with a dash for it', () => {
  expect(toIso({ month: 2, day: 3 })).toBe('--02-03');
  expect(fromIso('--02-03')).toBeUndefined();
});
