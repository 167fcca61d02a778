import type { Temporal } from 'temporal-polyfill';
import { type CivilDate, toPlainDate } from './civil.ts';

/** Days of the week as iCalendar writes them, Monday first as in ISO 8601. */
export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/**
 * @example
 * weekdayOf('2027-01-11') // 'MO'
 */
export const weekdayOf = (date: CivilDate): Weekday => WEEKDAYS[toPlainDate(date).dayOfWeek - 1] ?? 'MO';

/** The first day of the week that holds `date`. */
export function startOfWeek(date: CivilDate, firstDayOfWeek: Weekday = 'MO'): Temporal.PlainDate {
  const day = toPlainDate(date);
  const daysSince = (day.dayOfWeek - 1 - WEEKDAYS.indexOf(firstDayOfWeek) + 7) % 7;
  return day.subtract({ days: daysSince });
}
