import { daysBetween, toIso, WEEKDAYS, weekdayIndex } from '../../dates/civil.ts';
import { inAYear, isFull, type PlacedDate } from '../../dates/date-book.ts';
import type { Meeting } from '../../extraction.ts';
import type { Occasion } from '../occasion.ts';

/** The days of entries on which the class meets, in order, each once. */
export function daysOfClass(occasions: readonly Occasion[], meetings: readonly Meeting[]): PlacedDate[] {
  const stated = occasions.flatMap(({ dates: [day, ...others], role }) =>
    role === 'sentence' || !day || day.until || others.length > 0 ? [] : [day],
  );
  const days = [...new Map(stated.map((day) => [toIso(day.date), day])).values()].sort((a, b) =>
    daysBetween(inAYear(b.date), inAYear(a.date)),
  );
  const weekdays = new Set(meetings.flatMap((meeting) => meeting.days.map((day) => WEEKDAYS.indexOf(day))));
  const met = days.filter(({ date }) => isFull(date) && weekdays.has(weekdayIndex(date)));
  return met.length > 1 ? met : days;
}

/** The first of these days behind another. */
export const classAfter = ({ date }: PlacedDate, days: readonly PlacedDate[]): PlacedDate | undefined =>
  days.find((other) => daysBetween(inAYear(date), inAYear(other.date)) > 0);
