import { addDays, daysBetween, weekdayIndex } from '../../dates/civil.ts';
import { isFull, type PlacedDate, reckoned } from '../../dates/date-book.ts';

/** A full week without a class lies between days that are this far apart. */
const SHORTEST_GAP = 9;
const LONGEST_GAP = 24;
const FRIDAY = 4;
/** From Monday back to the Friday before. */
const WEEKEND = 3;

/** The weeks from Monday to Friday between two days of a schedule: those of the break that is named between them. */
export function breakBetween(before: PlacedDate | undefined, after: PlacedDate | undefined): PlacedDate[] {
  const last = before?.until ?? before?.date;
  if (!before || !last || !after || !isFull(last) || !isFull(after.date)) return [];
  const gap = daysBetween(last, after.date);
  if (gap < SHORTEST_GAP || gap > LONGEST_GAP) return [];
  const date = addDays(last, 7 - weekdayIndex(last));
  const until = addDays(after.date, -weekdayIndex(after.date) - WEEKEND);
  if (daysBetween(date, until) < FRIDAY) return [];
  const because = `the weeks without a class between ${before.text} and ${after.text}`;
  return [reckoned(after, { date, until }, because)];
}
