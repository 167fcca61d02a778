import { Temporal } from 'temporal-polyfill';
import { type CivilDate, toPlainDate } from './civil.ts';
import { startOfWeek, WEEKDAYS, type Weekday } from './weekday.ts';

/** The weeks in which a course is held; both days belong to it. */
export interface Term {
  start: CivilDate;
  end: CivilDate;
}

interface WeekOptions {
  firstDayOfWeek?: Weekday;
}

/** True when the day is in the term, its first and last day included. */
export const isInTerm = (date: CivilDate, { start, end }: Term): boolean =>
  Temporal.PlainDate.compare(date, start) >= 0 && Temporal.PlainDate.compare(date, end) <= 0;

/**
 * The week of the term a day is in. Week 1 is the calendar week of the first day, even when that is a Thursday;
 * breaks are counted, as syllabi do.
 *
 * @example
 * weekOfTerm('2027-01-20', { start: '2027-01-11', end: '2027-05-07' }) // 2
 * weekOfTerm('2027-06-01', { start: '2027-01-11', end: '2027-05-07' }) // undefined
 */
export function weekOfTerm(
  date: CivilDate,
  term: Term,
  { firstDayOfWeek }: WeekOptions = {},
): number | undefined {
  if (!isInTerm(date, term)) return undefined;
  const days = startOfWeek(term.start, firstDayOfWeek).until(startOfWeek(date, firstDayOfWeek)).days;
  return days / 7 + 1;
}

/**
 * The day that "Wednesday of week 3" is. It can lie outside the term: the Monday of a week 1 that begins on a Thursday.
 *
 * @throws {RangeError} when `week` is not a whole number from 1.
 * @example
 * dayInWeek({ start: '2027-01-11', end: '2027-05-07' }, 3, 'WE').toString() // '2027-01-27'
 */
export function dayInWeek(
  term: Pick<Term, 'start'>,
  week: number,
  weekday: Weekday,
  { firstDayOfWeek = 'MO' }: WeekOptions = {},
): Temporal.PlainDate {
  if (!Number.isInteger(week) || week < 1) throw new RangeError(`No such week of a term: ${week}`);
  const offset = (WEEKDAYS.indexOf(weekday) - WEEKDAYS.indexOf(firstDayOfWeek) + 7) % 7;
  return startOfWeek(toPlainDate(term.start), firstDayOfWeek).add({ days: (week - 1) * 7 + offset });
}
