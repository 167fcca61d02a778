import { expect, test } from 'vitest';
import { addDays, clockIn, dayIn, daysBetween, isDay, startOfWeek, weekdayOf } from './days';

test.each([
  ['2026-02-12', 4],
  ['2026-02-15', 7],
  ['1969-12-29', 1],
])('%s is weekday %d, Monday being 1', (day, weekday) => expect(weekdayOf(day)).toBe(weekday));

test('days go over months, leap days and the change of the clocks', () => {
  expect([addDays('2026-02-28', 1), addDays('2028-02-28', 1), addDays('2026-03-30', -2)]).toEqual([
    '2026-03-01',
    '2028-02-29',
    '2026-03-28',
  ]);
  expect(daysBetween('2026-03-01', '2026-04-01')).toBe(31);
});

test('a week begins where the person lets it', () => {
  expect([1, 6, 7].map((first) => startOfWeek('2026-02-12', first))).toEqual([
    '2026-02-09',
    '2026-02-07',
    '2026-02-08',
  ]);
});

test.each([
  ['2026-02-28', true],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['tomorrow', false],
])('%j is a day: %s', (text, expected) => expect(isDay(text)).toBe(expected));

test('what day it is depends on where', () => {
  const instant = new Date('2026-02-12T23:30:00Z');
  expect([
    dayIn('America/New_York', instant),
    dayIn('Asia/Tokyo', instant),
    clockIn('Asia/Tokyo', instant),
  ]).toEqual(['2026-02-12', '2026-02-13', '08:30']);
});
