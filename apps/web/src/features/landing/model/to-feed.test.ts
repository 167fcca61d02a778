import { buildFeed } from '@syllabi/calendar';
import type { Extraction, Finding } from '@syllabi/extraction';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { toFeed } from './to-feed';

const aFinding = (facts: Partial<Finding>): Finding => ({
  id: 'f1',
  kind: 'assignment',
  title: 'Lab report 1',
  date: '2027-01-29',
  confidence: 0.9,
  evidence: [],
  assumed: [],
  ...facts,
});

function calendarOf(facts: Partial<Extraction>): string {
  const extraction: Extraction = {
    language: 'en',
    course: { code: 'BIO 101', instructors: [], term: { start: '2027-01-11', end: '2027-04-30' } },
    meetings: [],
    findings: [],
    recurring: [],
    undated: [],
    grading: [],
    ledger: [],
    warnings: [],
    ...facts,
  };
  const stamp = Temporal.Instant.from('2026-11-20T12:00:00Z');
  return buildFeed(toFeed({ extraction, timeZone: 'America/New_York', stamp })).replaceAll('\r\n ', '');
}

test('what is due carries the course and is due at 11:59 pm when no time is known', () => {
  const calendar = calendarOf({ findings: [aFinding({})] });
  expect(calendar).toContain('SUMMARY:BIO 101: Lab report 1');
  expect(calendar).toContain('DTSTART;TZID=America/New_York:20270129T235900');
});

test('days off last as long as they do', () => {
  const holiday = aFinding({
    kind: 'holiday',
    title: 'Spring break',
    date: '2027-03-08',
    endDate: '2027-03-12',
  });
  const calendar = calendarOf({ findings: [holiday] });
  expect(calendar).toContain('DTSTART;VALUE=DATE:20270308');
  expect(calendar).toContain('DTEND;VALUE=DATE:20270313');
});

test('classes meet every week of the term, but not on days off', () => {
  const calendar = calendarOf({
    findings: [aFinding({ kind: 'holiday', title: 'Presidents’ Day', date: '2027-02-15' })],
    meetings: [{ days: ['MO', 'WE'], start: '09:00', end: '09:50', kind: 'lecture', evidence: [] }],
  });
  expect(calendar).toMatch(/RRULE:FREQ=WEEKLY/);
  expect(calendar).toMatch(/EXDATE.*20270215T090000/);
});

test('a date without a year is left out until it is known', () => {
  expect(calendarOf({ findings: [aFinding({ date: '--01-29' })] })).not.toContain('BEGIN:VEVENT');
});

const asked = (code: string) => ({ code, message: 'Which?', findingIds: ['f1'] });

test('what waits for an answer is left out, the others are not', () => {
  const findings = [aFinding({}), aFinding({ id: 'f2', title: 'Lab report 2' })];
  const calendar = calendarOf({ findings, warnings: [asked('weekday-mismatch')] });
  expect(calendar).not.toContain('Lab report 1');
  expect(calendar).toContain('Lab report 2');
});

test('while the year is asked, the classes are left out too', () => {
  const meetings = [{ days: ['MO' as const], start: '09:00', kind: 'lecture', evidence: [] }];
  expect(calendarOf({ meetings })).toContain('BEGIN:VEVENT');
  expect(calendarOf({ meetings, warnings: [asked('other-year')] })).not.toContain('BEGIN:VEVENT');
});
