import type { Temporal } from 'temporal-polyfill';
import { type CivilDate, zonedAt } from './civil.ts';
import type { Recurrence } from './recurrence.ts';

/**
 * `RRULE` and `EXDATE` of a class with a time. `UNTIL` stands in UTC where `DTSTART` has a zone; the calendar library
 * would write it in local time.
 *
 * @see https://www.rfc-editor.org/rfc/rfc5545#section-3.3.10
 */
export function ruleOfTimes(
  { until, byDay, excluded }: Recurrence,
  { time, timeZone }: TimeOfDay & { time: string },
): string {
  const rule = ['FREQ=WEEKLY', `BYDAY=${byDay}`, ...untilMoment(until, { time, timeZone })].join(';');
  return lines(`RRULE:${rule}`, excluded, { time, timeZone });
}

/**
 * `UNTIL` where `DTSTART` has a time: in UTC if it has a zone, else as it was said. West of Greenwich the last evening
 * of all cannot be written in UTC.
 */
export function untilMoment(
  until: CivilDate,
  { time, timeZone }: Omit<TimeOfDay, 'time'> & { time: string },
): string[] {
  if (!timeZone) return [`UNTIL=${basic(until)}T${basic(time)}00`];
  const last = zonedAt(until, time, timeZone).toInstant().toString({ smallestUnit: 'second' });
  return last.startsWith('+') ? [] : [`UNTIL=${basic(last)}`];
}

/** `RRULE` and `EXDATE` of a class of which only the day is known: all in whole days. */
export const ruleOfDays = ({ until, byDay, excluded }: Recurrence): string =>
  lines(`RRULE:FREQ=WEEKLY;BYDAY=${byDay};UNTIL=${basic(until)}`, excluded, {
    time: undefined,
    timeZone: undefined,
  });

const lines = (rule: string, skipped: Temporal.PlainDate[], start: TimeOfDay): string =>
  skipped.length === 0 ? rule : `${rule}\r\n${daysText('EXDATE', skipped, start)}`;

/** When and where every occurrence begins; without a time it takes all day, without a zone it is wherever one is. */
export interface TimeOfDay {
  time: string | undefined;
  timeZone: string | undefined;
}

/** Days as the starts of what repeats, in the form that `DTSTART` has: whole days, in UTC, in a zone or in none. */
export function daysText(
  name: string,
  days: (Temporal.PlainDate | string)[],
  { time, timeZone }: TimeOfDay,
): string {
  if (!time) return `${name};VALUE=DATE:${days.map(basic)}`;
  const starts = days.map((day) => `${basic(day)}T${basic(time)}00`);
  if (timeZone === 'UTC') return `${name}:${starts.map((start) => `${start}Z`)}`;
  return timeZone ? `${name};TZID=${timeZone}:${starts}` : `${name}:${starts}`;
}

/** ISO 8601's basic format: no hyphens, no colons. */
export const basic = (moment: Temporal.PlainDate | string): string => String(moment).replace(/[-:]/g, '');
