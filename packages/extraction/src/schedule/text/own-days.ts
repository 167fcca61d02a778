import { daysBetween } from '../../dates/civil.ts';
import { type DateBook, isFull, type PlacedDate } from '../../dates/date-book.ts';
import type { Vocabulary } from '../../items/vocabulary.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';
import { leadingGroup } from './date-parts.ts';
import { BEFORE_LEADING_DATE } from './heads.ts';

const FIRST = 4;
const DAY_BEHIND = /[:;,.–—-]\s$/u;
const LONGEST_MARKS = 8;
const BEFORE_WORDS = /^\s?[:–—]\s(?=.{0,3}\p{L})/u;

/** "Fall break: Monday, 10/20: quiz 3 due" goes on with another day. */
export function cutAtDays(statement: Passage, book: DateBook): Passage[] {
  const starts = book
    .within(statement)
    .filter(
      ({ start, end }) =>
        start > FIRST &&
        DAY_BEHIND.test(statement.text.slice(start - 2, start)) &&
        BEFORE_WORDS.test(statement.text.slice(end, end + LONGEST_MARKS)),
    )
    .map(({ start }) => start);
  return [0, ...starts].map((start, index) => slicePassage(statement, start, starts[index]));
}

/**
 * The days that a statement in the line of a day states for itself: "2/10 Java; 2/13 no class" has a day for each of
 * its parts, "memo due November 13" and "midterm: November 13" their own.
 */
export function ownDays(
  statement: Passage,
  { head, book, words }: { head: readonly PlacedDate[]; book: DateBook; words: Vocabulary },
): PlacedDate[] {
  const found = book.within(statement);
  const [first] = found;
  const lead = statement.text.slice(0, first?.start);
  const isOwn =
    [BEFORE_LEADING_DATE, DUE_ON, UNTIL].some((says) => says.test(lead)) ||
    isDayOf(first?.placed, head) ||
    isSaidOfWork(lead, words);
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

/** "Complete module 1 online by 9/7" */
const UNTIL = /\s(?:by|before|no\slater\sthan)\s(?:\p{L}+day,?\s)?$/iu;

/** In front of the date by which something is due. */
const DUE_ON =
  /\bdue(?:\s(?:on|by|at|no\slater\sthan|\p{L}+day,?|in(?:\sclass)?|noon|midnight|\d{1,2}(?::\d{2})?\s?[ap]\.?m\.?))*\s?$/iu;

/** Between a work and its day: "midterm: …", "proposal (…", "ideas by 9 pm on …". */
const IS_ON = /^[^.;]{0,50}(?:[:,(–—-]\s?|\s(?:on|by|before|until|for|le|el|am|il|op)\s)$/iu;
/** The day is that of something else. */
const OF_ANOTHER =
  /\b(?:cover(?:s|ed|ing)?|materials?|from|since|after|following|of|through|to|review\p{L}*|return\p{L}*)\s[^.;]{0,40}$/iu;

function isSaidOfWork(lead: string, { works, handedOut }: Vocabulary): boolean {
  const work = works(lead).at(-1);
  const between = lead.slice(work?.end);
  return work !== undefined && IS_ON.test(between) && !OF_ANOTHER.test(between) && !handedOut.test(between);
}
