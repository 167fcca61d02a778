import { expect, test } from 'vitest';
import { dueAt, eachDay, isTimeZone, parseDate, parseTime, zonedAt } from './civil.ts';

test.each([
  ['2027-02-28', '2027-02-28'],
  ['2028-02-29', '2028-02-29'],
  ['2027-02-29', undefined],
  ['2027-13-01', undefined],
  ['2027-2-1', undefined],
  ['--02-23', undefined],
  ['2027-02-28T10:00', undefined],
  ['', undefined],
])('the text %j is the day %j', (text, expected) => expect(parseDate(text)?.toString()).toBe(expected));

test.each([
  ['09:30', '09:30:00'],
  ['00:00', '00:00:00'],
  ['24:00', undefined],
  ['9:30', undefined],
  ['09:60', undefined],
])('the text %j is the time %j', (text, expected) => expect(parseTime(text)?.toString()).toBe(expected));

test.each([
  ['a deadline without a time lasts to the end of the day', undefined, '2027-02-27T05:59:00Z'],
  ['a deadline with a time is at that time', '17:00', '2027-02-26T23:00:00Z'],
])('%s', (_, dueTime, expected) => {
  const due = { dueOn: '2027-02-26', timeZone: 'America/Chicago', ...(dueTime && { dueTime }) };
  expect(dueAt(due).toString()).toBe(expected);
});

test.each([
  ['a time that summer time skips moves on', '2027-03-14', '02:30', '2027-03-14T03:30:00-04:00'],
  ['of a time that comes twice the first is meant', '2027-11-07', '01:30', '2027-11-07T01:30:00-04:00'],
])('%s', (_, date, time, expected) => {
  expect(zonedAt(date, time, 'America/New_York').toString({ timeZoneName: 'never' })).toBe(expected);
});

test.each([
  ['Europe/Madrid', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['+02:00', false],
  ['', false],
])('%j is a time zone: %j', (name, expected) => expect(isTimeZone(name)).toBe(expected));

test('each day runs over the end of a month and a year', () => {
  expect([...eachDay('2026-12-30', '2027-01-02')].map(String)).toEqual([
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ]);
  expect([...eachDay('2027-01-02', '2027-01-01')]).toEqual([]);
});
