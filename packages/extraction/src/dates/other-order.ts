import type { TermYear } from '../term/term-year.ts';
import type { Passage } from '../text/passage.ts';
import { daysBetween } from './civil.ts';
import { isFull, type PlacedDate, placeDate } from './date-book.ts';

interface Dated {
  passage: Passage;
  dates: PlacedDate[];
}

const WEEK = 7;

/**
 * "Friday 09/11" below "Week 3, 11/05 - 11/09": a document may write the month first in one line and the day first in the
 * next. Where the weekday only fits the other order, and that day is in the very week above, it is read so.
 */
export function inOtherOrder(dated: readonly Dated[], term: TermYear): Dated[] {
  let above: PlacedDate | undefined;
  return dated.map(({ passage, dates }) => ({
    passage,
    dates: dates.map((placed) => {
      const other = above && otherOrder(placed, above, passage, term);
      if (!placed.contradicts && placed.dismissed === undefined) above = placed;
      return other ?? placed;
    }),
  }));
}

function otherOrder(
  placed: PlacedDate,
  above: PlacedDate,
  passage: Passage,
  term: TermYear,
): PlacedDate | undefined {
  const { mention, contradicts } = placed;
  if (!contradicts || !mention.swappable || mention.until) return undefined;
  const other = placeDate({ ...mention, month: mention.day, day: mention.month }, passage, term);
  if (!other || other.contradicts || !isInWeekOf(above, other)) return undefined;
  const because = `day and month the other way round: only so does “${placed.text}” have its weekday, in the week of ${above.text}`;
  const { contradicts: _contradicts, ...rest } = placed;
  return { ...rest, ...other, assumed: [...other.assumed, { field: 'date', because }] };
}

function isInWeekOf({ date, until }: PlacedDate, other: PlacedDate): boolean {
  if (!isFull(date) || !isFull(other.date)) return false;
  const days = daysBetween(date, other.date);
  const length = until && isFull(until) ? daysBetween(date, until) : 0;
  return days >= 0 && days < Math.max(WEEK, length + 1);
}
