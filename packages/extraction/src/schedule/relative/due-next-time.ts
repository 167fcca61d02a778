import type { PlacedDate } from '../../dates/date-book.ts';
import type { Paragraph } from '../../structure/outline.ts';
import { type Head, isWeekHeading } from '../text/entry.ts';

/** Above what is due on the day of the next entry. */
const NEXT_TIME =
  /^\W*(?:(?:home)?work\s|assignments?\s)?(?:due\s|for\s)(?:by\s|at\s|in\s|for\s)?(?:the\s)?next\s(?:class|session|week|time|meeting|lecture)\W*$/iu;

/** "Due next class", "For next week". */
export const isNextTime = (text: string): boolean => NEXT_TIME.test(text);

/** The paragraphs below "Due next class", up to the next heading, each with the day of the entry behind them. */
export function dueNextTime(
  paragraphs: readonly Paragraph[],
  heads: readonly Head[],
): Map<number, PlacedDate[]> {
  const due = new Map<number, PlacedDate[]>();
  let next: Head | undefined;
  paragraphs.forEach(({ passage: { text }, heading }, at) => {
    if (isNextTime(text)) next = heads.find((head) => head.isLeading && head.at > at);
    else if (heading !== undefined || isWeekHeading(text) || at === next?.at) next = undefined;
    else if (next)
      due.set(
        at,
        next.dates.slice(0, 1).map(({ placed }) => placed),
      );
  });
  return due;
}
