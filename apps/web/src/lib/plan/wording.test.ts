import { expect, test } from 'vitest';
import {
  countText,
  dueTone,
  toDayText,
  toDueText,
  toLateText,
  toNearText,
  toRangeText,
  toRelativeText,
  toShareText,
  toTimeRangeText,
  toTimeText,
} from './wording';

const today = '2026-02-12';

test.each([
  ['2026-02-12', 'today'],
  ['2026-02-13', 'tomorrow'],
  ['2026-02-11', 'yesterday'],
  ['2026-02-15', 'in 3 days'],
  ['2026-02-09', '3 days ago'],
  ['2026-03-12', 'in 4 weeks'],
  ['9999-12-31', 'in 7974 years'],
])('%s reads "%s"', (day, text) => expect(toRelativeText(day, today)).toBe(text));

test.each([
  ['2026-02-09', '3 days ago'],
  ['2025-12-11', 'Thu 11 Dec 2025, 9 weeks ago'],
  ['2019-01-28', 'Mon 28 Jan 2019, 7 years ago'],
])('what was due on %s is late by "%s"', (day, text) => expect(toLateText(day, today)).toBe(text));

test.each([
  ['23:59', '11:59 pm', '23:59'],
  ['00:05', '12:05 am', '00:05'],
  ['12:00', '12:00 pm', '12:00'],
  ['09:30', '9:30 am', '09:30'],
])('%s is %s, or %s on a 24-hour clock', (time, twelve, twentyFour) => {
  expect(toTimeText(time)).toBe(twelve);
  expect(toTimeText(time, { dateFormat: 'day-month', timeFormat: '24h' })).toBe(twentyFour);
});

test('what has no time is due at the end of its day', () => {
  expect(toDueText({ day: today })).toBe('Thu 12 Feb, 11:59 pm');
  expect(toDueText({ day: today, kind: 'assignment' })).toBe('Thu 12 Feb, 11:59 pm');
});

test.each(['exam', 'quiz', 'presentation'])(
  '%s without a time takes place on its day, nobody knows when',
  (kind) => {
    expect(toDueText({ day: today, kind })).toBe('Thu 12 Feb');
    expect(toDueText({ day: today, time: '10:00', kind })).toBe('Thu 12 Feb, 10:00 am');
    expect(toNearText({ day: today, kind }, today)).toBe('Today');
    expect(toNearText({ day: '2026-02-18', kind }, today)).toBe('Wed, in 6 days');
  },
);

test('another year is named', () => {
  expect(toDayText('2027-01-04', { today })).toBe('Mon 4 Jan 2027');
});

test.each([
  ['2026-02-09', '2026-02-15', '9–15 Feb'],
  ['2026-02-23', '2026-03-01', '23 Feb–1 Mar'],
  ['2026-02-23', '2026-02-23', '23 Feb'],
])('%s to %s is %s', (from, to, text) => expect(toRangeText(from, to)).toBe(text));

test.each([
  ['08:00', '10:00', '8:00–10:00 am'],
  ['11:00', '13:50', '11:00 am–1:50 pm'],
])('%s to %s is %s', (from, to, text) => expect(toTimeRangeText(from, to)).toBe(text));

test.each([
  ['2026-02-12', '10:00', 'Today, 10:00 am'],
  ['2026-02-13', null, 'Tomorrow, 11:59 pm'],
  ['2026-02-18', '18:30', 'Wed 6:30 pm, in 6 days'],
  ['2026-02-26', null, 'Thu 26 Feb, in 2 weeks'],
])('a deadline on %s at %s reads "%s"', (day, time, text) =>
  expect(toNearText({ day, time }, today)).toBe(text),
);

test('what is past is late', () => expect(dueTone('2026-02-11', today)).toBe('late'));

test('small counts are words', () => {
  expect([countText(4, 'thing'), countText(1, 'thing'), countText(42, 'thing')]).toEqual([
    'four things',
    'one thing',
    '42 things',
  ]);
});

test.each([
  [999, '999 things'],
  [1000, '1,000 things'],
  [1234567, '1,234,567 things'],
])('%i of them are counted as "%s"', (count, text) => expect(countText(count, 'thing')).toBe(text));

test('dates are written as the person chose', () => {
  const written = (dateFormat: 'month-day' | 'iso') =>
    toDayText(today, { style: { dateFormat, timeFormat: '12h' }, today });
  expect([written('month-day'), written('iso')]).toEqual(['Thu Feb 12', 'Thu 2026-02-12']);
});

test.each([
  [20, null, '20%'],
  [null, 100, '100 points'],
  [12.5, 50, '12.5%, 50 points'],
  [null, null, ''],
])('a part worth %j percent and %j points is written %j', (weight, points, text) => {
  expect(toShareText(weight, points)).toBe(text);
});
