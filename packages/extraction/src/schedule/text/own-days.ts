import { daysBetween } from '../../dates/civil.ts';
import {
  type DateBook,
  type DateInPassage,
  inAYear,
  isFull,
  type PlacedDate,
} from '../../dates/date-book.ts';
import type { Vocabulary } from '../../items/vocabulary.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';
import { type DatePart, partsByDate } from './date-parts.ts';
import { BEFORE_LEADING_DATE } from './heads.ts';

const FIRST = 4;
const MARK_BEFORE = /[:;,.–—|-]\s$/u;
const LONGEST_MARKS = 8;
const MARK_BEHIND = /^\s?[:–—]\s(?=.{0,3}\p{L})/u;
const WORDS_BEHIND = /^\s(?!(?:and|or|to|through|until|et|y|und|e|en)\s)\p{L}/u;
/** Nothing is said of it. */
const NEXT_BEHIND = /^\s?[.;|–—]\s/u;

/**
 * "Fall break: Monday, 10/20: quiz 3 due" goes on with another day, and so does each part of "Heat – 9/2 Lab 1 due.
 * 9/4 Gases", the line of 8/31.
 */
export function cutAtDays(statement: Passage, book: DateBook, head: readonly PlacedDate[]): Passage[] {
  const inside = book
    .within(statement)
    .filter(({ start }) => start > FIRST && MARK_BEFORE.test(statement.text.slice(start - 2, start)));
  const behind = ({ end }: DateInPassage) => statement.text.slice(end, end + LONGEST_MARKS);
  const leading = inside.filter((date) => WORDS_BEHIND.test(behind(date)) || NEXT_BEHIND.test(behind(date)));
  const isRow = leading.length > 1 && areInOrder([...head, ...leading.map(({ placed }) => placed)]);
  const starts = inside
    .filter((date) => MARK_BEHIND.test(behind(date)) || (isRow && leading.includes(date)))
    .map(({ start }) => start);
  return [0, ...starts].map((start, index) => slicePassage(statement, start, starts[index]));
}

const MOST_BETWEEN = 7;

/** Days that follow each other, each of them within a week of the one before. */
const areInOrder = (days: readonly PlacedDate[]): boolean =>
  days.slice(1).every(({ date }, index) => {
    const before = days[index]?.until ?? days[index]?.date;
    const apart = before ? daysBetween(inAYear(before), inAYear(date)) : 0;
    return apart > 0 && apart <= MOST_BETWEEN;
  });

/**
 * The days that a statement in the line of a day states for itself: "2/10 Java; 2/13 no class" has a day for each of
 * its parts, "memo due November 13" and "midterm: November 13" their own, "post due 9/10, replies due 9/13" one for each.
 */
export function onOwnDays(
  statement: Passage,
  { head, book, words }: { head: readonly PlacedDate[]; book: DateBook; words: Vocabulary },
): DatePart[] {
  const found = book.within(statement);
  const [first] = found;
  if (!first) return [];
  const lead = statement.text.slice(0, first.start);
  const isOwn =
    [BEFORE_LEADING_DATE, UNTIL].some((says) => says.test(lead)) ||
    isSaidDue(lead, words) ||
    isDayOf(first.placed, head) ||
    isSaidOfWork(lead, words);
  return isOwn ? partsByDate(statement, found, words) : [];
}

/** "Aug 10–13: presentations on Aug 11 and 13": a day of the week that the entry is for. */
function isDayOf(day: PlacedDate, head: readonly PlacedDate[]): boolean {
  const [first, last] = [head[0], head.at(-1)];
  const end = last?.until ?? last?.date;
  if (!first || !end || !isFull(day.date) || !isFull(first.date) || !isFull(end)) return false;
  const isSpan = head.length > 1 || last?.until !== undefined;
  return isSpan && daysBetween(first.date, day.date) >= 0 && daysBetween(day.date, end) >= 0;
}

/** "Complete module 1 online by 9/7" */
const UNTIL = /\s(?:by|before|no\slater\sthan)\s(?:\p{L}+day,?\s)?$/iu;

/** Between a work and its day: "midterm: …", "proposal (…", "ideas by 9 pm on …", "final exam …". */
const IS_ON = /^(?:\s?|[^.;]{0,50}(?:[:,(–—-]\s?|\s(?:on|by|before|until|for|le|el|am|il|op)\s))$/iu;
/** The day is that of something else. */
const OF_ANOTHER =
  /\b(?:cover(?:s|ed|ing)?|materials?|from|since|after|following|of|through|to|review\p{L}*|return\p{L}*)\s[^.;]{0,40}$/iu;

/** "Remise le jeudi 1er octobre", "guide à rendre le 15 octobre", "due in class on Friday, October 2" */
function isSaidDue(lead: string, { saidDue, handedOut }: Vocabulary): boolean {
  const said = saidDue.exec(lead)?.[0];
  return said !== undefined && !handedOut.test(said);
}

function isSaidOfWork(lead: string, { works, handedOut }: Vocabulary): boolean {
  const work = works(lead).at(-1);
  const between = lead.slice(work?.end);
  return work !== undefined && IS_ON.test(between) && !OF_ANOTHER.test(between) && !handedOut.test(between);
}
