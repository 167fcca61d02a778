import { daysBetween } from '../dates/civil.ts';
import { type DateBook, type DateInPassage, isFull, type PlacedDate } from '../dates/date-book.ts';
import { toClauses } from '../structure/clauses.ts';
import type { Paragraph } from '../structure/outline.ts';
import { type Passage, slicePassage } from '../text/passage.ts';
import { leadingGroup } from './date-parts.ts';
import { type Head, isWeekHeading, withLabels } from './entry.ts';
import { BEFORE_LEADING_DATE } from './heads.ts';
import { LONGEST_TITLE_ABOVE } from './line-lengths.ts';
import type { Occasion } from './occasion.ts';

const BY = /\b(?:by|before|avant|antes\sdel?)\s(?:the\s)?$/iu;

/** The words of an entry's own line: behind the date that leads it, or before the date that closes it. */
export function headOccasions(
  { passage, heading }: Paragraph,
  { head, context, book }: { head: Head; context: Passage | undefined; book: DateBook },
): Occasion[] {
  const [first, last] = [head.dates[0], head.dates.at(-1)];
  if (!first || !last) return [];
  const dates = head.dates.map(({ placed }) => placed);
  const body = head.isLeading ? slicePassage(passage, last.end) : slicePassage(passage, 0, first.start);
  const shared = {
    dates,
    role: 'entry' as const,
    ...(dates.length > 1 && { isWindow: true }),
    // A heading says when the lines below it are, not the one above.
    ...(context && heading === undefined && { context }),
    ...(!head.isLeading && { isClosedByDate: true }),
    ...(head.isLeading && dates.length === 1 && isWeekFrom(passage, first) && { isWeek: true }),
    ...(head.isLeading && BY.test(passage.text.slice(0, first.start)) && { isDeadline: true }),
  };
  // "Midterm exam" on one line, "Week 8: October 24" on the next.
  const isNumbered = isWeekHeading(passage.text);
  const isPlain = heading === undefined && dates.length === 1 && dates[0]?.until === undefined;
  if (
    isNumbered &&
    isPlain &&
    !/\p{L}{2}/u.test(body.text) &&
    context &&
    context.text.length <= LONGEST_TITLE_ABOVE
  ) {
    const { context: _context, ...rest } = shared;
    return toClauses(context).map((statement): Occasion => ({ ...rest, statement }));
  }
  return withLabels(body).map((statement): Occasion => {
    const own = ownDates(statement, book, dates);
    if (own.length === 0) return { ...shared, statement };
    const { isWindow: _isWindow, ...rest } = shared;
    return { ...rest, statement, dates: own, ...(own.length > 1 && { isWindow: true }) };
  });
}

const WEEK_FROM = /\b(?:week\s(?:of|beginning|commencing|starting)|w\/[cb])\W{0,3}(?:\p{L}+day\W{0,3})?$/iu;

/** "Week of September 14: …" is about one of its days. */
const isWeekFrom = ({ text }: Passage, { start, placed }: DateInPassage): boolean =>
  placed.until === undefined && WEEK_FROM.test(text.slice(0, start));

/** "2/10 Java; 2/13 no class" has a day for each of its parts, "memo due November 13" its own. */
function ownDates(statement: Passage, book: DateBook, head: readonly PlacedDate[]): PlacedDate[] {
  const found = book.within(statement);
  const [first] = found;
  const lead = statement.text.slice(0, first?.start);
  const isOwn = BEFORE_LEADING_DATE.test(lead) || DUE_ON.test(lead) || isDayOf(first?.placed, head);
  if (!first || !isOwn) return [];
  return leadingGroup(found, statement.text).map(({ placed }) => placed);
}

/** "Aug 10–13: presentations on Aug 11 and 13": a day of the week that the entry is for. */
function isDayOf(day: PlacedDate | undefined, head: readonly PlacedDate[]): boolean {
  const [first, last] = [head[0], head.at(-1)];
  const end = last?.until ?? last?.date;
  if (!day || !first || !end || !isFull(day.date) || !isFull(first.date) || !isFull(end)) return false;
  const isSpan = head.length > 1 || last?.until !== undefined;
  return isSpan && daysBetween(first.date, day.date) >= 0 && daysBetween(day.date, end) >= 0;
}

/** In front of the date by which something is due. */
const DUE_ON =
  /\bdue(?:\s(?:on|by|at|no\slater\sthan|\p{L}+day,?|in(?:\sclass)?|noon|midnight|\d{1,2}(?::\d{2})?\s?[ap]\.?m\.?))*\s?$/iu;
