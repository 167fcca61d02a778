import type { Temporal } from 'temporal-polyfill';
import { zonedAt } from './civil.ts';
import type { Recurrence } from './recurrence.ts';

/**
 * `RRULE` and `EXDATE` of a class with a time. `UNTIL` stands in UTC, because `DTSTART` has a zone; the calendar
 * library would write it in local time.
 *
 * @see https://www.rfc-editor.org/rfc/rfc5545#section-3.3.10
 */
export function ruleOfTimes({ until, byDay, excluded }: Recurrence, time: string, timeZone: string): string {
  const lastStart = zonedAt(until, time, timeZone).toInstant().toString({ smallestUnit: 'second' });
  const skipped = excluded.map((date) => `${basic(date)}T${basic(time)}00`);
  return lines(
    `RRULE:FREQ=WEEKLY;BYDAY=${byDay};UNTIL=${basic(lastStart)}`,
    `EXDATE;TZID=${timeZone}`,
    skipped,
  );
}

/** `RRULE` and `EXDATE` of a class of which only the day is known: all in whole days. */
export const ruleOfDays = ({ until, byDay, excluded }: Recurrence): string =>
  lines(`RRULE:FREQ=WEEKLY;BYDAY=${byDay};UNTIL=${basic(until)}`, 'EXDATE;VALUE=DATE', excluded.map(basic));

const lines = (rule: string, exception: string, skipped: string[]): string =>
  skipped.length === 0 ? rule : `${rule}\r\n${exception}:${skipped}`;

/** ISO 8601's basic format: no hyphens, no colons. */
const basic = (moment: Temporal.PlainDate | string): string => String(moment).replace(/[-:]/g, '');
