import { Temporal } from 'temporal-polyfill';

/** A civil date as it travels: `YYYY-MM-DD`. Compares as text. */
export type Day = string;
/** A clock time as it travels: `HH:MM`, 24 hours. */
export type Clock = string;

const plain = (day: Day) => Temporal.PlainDate.from(day);

export const addDays = (day: Day, days: number): Day => plain(day).add({ days }).toString();

export const daysBetween = (from: Day, to: Day): number => plain(from).until(plain(to)).days;

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: Day): number => plain(day).dayOfWeek;

export const isWeekend = (day: Day): boolean => weekdayOf(day) > 5;

export const startOfWeek = (day: Day, firstWeekday = 1): Day =>
  addDays(day, -((weekdayOf(day) - firstWeekday + 7) % 7));

export const daysFrom = (start: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => addDays(start, index));

export const todayIn = (zone: string): Day => Temporal.Now.plainDateISO(zone).toString();

export const clockNowIn = (zone: string): Clock => Temporal.Now.plainTimeISO(zone).toString().slice(0, 5);

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  try {
    Temporal.PlainDate.from(text, { overflow: 'reject' });
    return true;
  } catch {
    return false;
  }
}
