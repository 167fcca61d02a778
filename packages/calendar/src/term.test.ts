import { expect, test } from 'vitest';
import { dayInWeek, isInTerm, weekOfTerm } from './term.ts';
import { startOfWeek, WEEKDAYS, weekdayOf } from './weekday.ts';

const spring = { start: '2027-01-11', end: '2027-05-07' };
const fromThursday = { start: '2027-01-14', end: '2027-05-07' };

test.each([
  ['2027-01-10', undefined],
  ['2027-01-11', 1],
  ['2027-01-17', 1],
  ['2027-01-18', 2],
  ['2027-03-29', 12],
  ['2027-05-07', 17],
  ['2027-05-08', undefined],
])('%s is in week %j of the spring term', (date, week) => {
  expect(weekOfTerm(date, spring)).toBe(week);
  expect(isInTerm(date, spring)).toBe(week !== undefined);
});

test('a term that begins on a Thursday has a short first week', () => {
  expect(weekOfTerm('2027-01-14', fromThursday)).toBe(1);
  expect(weekOfTerm('2027-01-18', fromThursday)).toBe(2);
});

test('where weeks begin on Sunday, so do those of the term', () => {
  expect(weekOfTerm('2027-01-17', spring)).toBe(1);
  expect(weekOfTerm('2027-01-17', spring, { firstDayOfWeek: 'SU' })).toBe(2);
});

test.each([
  [1, 'MO', '2027-01-11'],
  [3, 'WE', '2027-01-27'],
  [12, 'SU', '2027-04-04'],
] as const)('week %i has its %s on %s', (week, weekday, expected) => {
  expect(dayInWeek(spring, week, weekday).toString()).toBe(expected);
});

test('there is no week 0', () => expect(() => dayInWeek(spring, 0, 'MO')).toThrow(RangeError));

test.each([
  ['2027-01-11', 'MO', '2027-01-11', '2027-01-10'],
  ['2027-01-10', 'SU', '2027-01-04', '2027-01-10'],
  ['2027-01-01', 'FR', '2026-12-28', '2026-12-27'],
])('%s is a %s of the week from %s, or from %s', (date, weekday, monday, sunday) => {
  expect(weekdayOf(date)).toBe(weekday);
  expect(startOfWeek(date).toString()).toBe(monday);
  expect(startOfWeek(date, 'SU').toString()).toBe(sunday);
});

test('a week has seven days', () => expect(new Set(WEEKDAYS).size).toBe(7));
