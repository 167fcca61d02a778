import { Temporal } from 'temporal-polyfill';
import { type CivilDate, eachDay, toPlainDate } from './civil.ts';
import type { Term } from './term.ts';
import { WEEKDAYS, type Weekday, weekdayOf } from './weekday.ts';

/** Days on which the class does not meet; `last` is left out for a single day. */
export interface DaysOff {
  first: CivilDate;
  last?: CivilDate;
}

/** The same days of every week of a term, but for the days off. */
export interface WeeklyPattern {
  days: readonly Weekday[];
  term: Term;
  daysOff?: readonly DaysOff[];
}

/**
 * The days on which a class meets, in order.
 *
 * @example
 * meetingDates({
 *   days: ['MO', 'WE'],
 *   term: { start: '2027-01-11', end: '2027-01-20' },
 *   daysOff: [{ first: '2027-01-18' }],
 * }).map(String) // ['2027-01-11', '2027-01-13', '2027-01-20']
 */
export function meetingDates(pattern: WeeklyPattern): Temporal.PlainDate[] {
  const off = new Set(excludedDates(pattern).map(String));
  return patternDates(pattern).filter((date) => !off.has(String(date)));
}

/** The days of the pattern that are days off: what `EXDATE` lists. */
export function excludedDates({ days, term, daysOff = [] }: WeeklyPattern): Temporal.PlainDate[] {
  const excluded = new Map<string, Temporal.PlainDate>();
  for (const { first, last = first } of daysOff) {
    for (const date of eachDay(later(first, term.start), earlier(last, term.end))) {
      if (days.includes(weekdayOf(date))) excluded.set(String(date), date);
    }
  }
  return [...excluded.values()].sort(Temporal.PlainDate.compare);
}

/** What a weekly meeting is in iCalendar: its first day, its last, the days between and those left out. */
export interface Recurrence {
  first: Temporal.PlainDate;
  /** The last day that is not left out. */
  until: Temporal.PlainDate;
  byDay: Weekday[];
  excluded: Temporal.PlainDate[];
}

/**
 * The recurrence of a pattern, or nothing when every day is left out. It begins and ends on a day on which the
 * class does meet, so that no calendar shows the meeting on a day off.
 *
 * @see https://www.rfc-editor.org/rfc/rfc5545#section-3.8.5
 */
export function recurrenceOf(pattern: WeeklyPattern): Recurrence | undefined {
  const dates = meetingDates(pattern);
  const [first, until] = [dates[0], dates.at(-1)];
  if (!first || !until) return undefined;
  const isBetween = (date: Temporal.PlainDate) =>
    Temporal.PlainDate.compare(first, date) < 0 && Temporal.PlainDate.compare(date, until) < 0;
  return {
    first,
    until,
    byDay: WEEKDAYS.filter((day) => pattern.days.includes(day)),
    excluded: excludedDates(pattern).filter(isBetween),
  };
}

const patternDates = ({ days, term }: WeeklyPattern): Temporal.PlainDate[] =>
  [...eachDay(term.start, term.end)].filter((date) => days.includes(weekdayOf(date)));

const later = (a: CivilDate, b: CivilDate) => toPlainDate(Temporal.PlainDate.compare(a, b) > 0 ? a : b);
const earlier = (a: CivilDate, b: CivilDate) => toPlainDate(Temporal.PlainDate.compare(a, b) < 0 ? a : b);
