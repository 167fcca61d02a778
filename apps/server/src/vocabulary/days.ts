import type { Temporal } from 'temporal-polyfill';

const FIRST_DAY = '0001-01-01';
const LAST_DAY = '9999-12-31';
const DAY_MS = 86_400_000;

/** From its first day to its last, both counted. */
export interface DayRange {
  from: string;
  to: string;
}

/** A day as it travels. No calendar of ours has a year 0, nor one of five digits: what lies past them is the last day before. */
export function toDay(day: Temporal.PlainDate): string {
  if (day.year < 1) return FIRST_DAY;
  return day.year > 9999 ? LAST_DAY : day.toString();
}

/**
 * So many days later, or earlier, as far as days can be written.
 *
 * @example
 * addDays('2027-02-27', 3)  // '2027-03-02'
 * addDays('9999-12-30', 7)  // '9999-12-31'
 */
export function addDays(date: string, days: number): string {
  const later = new Date(Date.parse(date) + days * DAY_MS);
  const year = later.getUTCFullYear();
  if (year < 1) return FIRST_DAY;
  return year > 9999 ? LAST_DAY : later.toISOString().slice(0, 10);
}

/** None, or less, where the last day comes before the first. */
export const daysBetween = ({ from, to }: DayRange): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
