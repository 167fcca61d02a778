import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { timeZoneComponent } from './time-zone-component.ts';

const first = Temporal.Instant.from('2027-01-11T00:00:00Z');
const last = Temporal.Instant.from('2027-12-31T00:00:00Z');

test('New York changes to summer time and back', () => {
  expect(timeZoneComponent('America/New_York', { first, last }).split('\r\n')).toEqual([
    'BEGIN:VTIMEZONE',
    'TZID:America/New_York',
    'BEGIN:STANDARD',
    'DTSTART:20261101T020000',
    'TZOFFSETFROM:-0400',
    'TZOFFSETTO:-0500',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:20270314T020000',
    'TZOFFSETFROM:-0500',
    'TZOFFSETTO:-0400',
    'END:DAYLIGHT',
    'BEGIN:STANDARD',
    'DTSTART:20271107T020000',
    'TZOFFSETFROM:-0400',
    'TZOFFSETTO:-0500',
    'END:STANDARD',
    'END:VTIMEZONE',
  ]);
});

test.each([
  ['UTC', ['TZOFFSETTO:+0000']],
  ['Asia/Kolkata', ['TZOFFSETTO:+0530']],
  ['Australia/Lord_Howe', ['TZOFFSETTO:+1100', 'TZOFFSETTO:+1030', 'TZOFFSETTO:+1100']],
])('%s has the offsets %j', (zone, offsets) => {
  const lines = timeZoneComponent(zone, { first, last }).split('\r\n');
  expect(lines.filter((line) => line.startsWith('TZOFFSETTO'))).toEqual(offsets);
});

test('a calendar that begins as the clocks change has the offset of after the change', () => {
  const change = Temporal.Instant.from('2027-09-05T04:00:00Z');
  const lines = timeZoneComponent('America/Santiago', { first: change, last }).split('\r\n');
  expect(lines.slice(2, 6)).toEqual([
    'BEGIN:DAYLIGHT',
    'DTSTART:20270905T000000',
    'TZOFFSETFROM:-0400',
    'TZOFFSETTO:-0300',
  ]);
});
