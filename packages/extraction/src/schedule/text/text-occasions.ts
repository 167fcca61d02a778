import type { DateBook, DateInPassage, PlacedDate } from '../../dates/date-book.ts';
import { saysOnlyWhen } from '../../items/label-words.ts';
import type { Vocabulary } from '../../items/vocabulary.ts';
import type { Paragraph } from '../../structure/outline.ts';
import type { Passage } from '../../text/passage.ts';
import { daysOffLists } from '../lists/days-off-lists.ts';
import { inlineLists } from '../lists/inline-lists.ts';
import { type LabelledList, labelledLists, listedOccasions } from '../lists/labelled-lists.ts';
import { listTitles, underTitle } from '../lists/listed-under.ts';
import { namedAbove } from '../lists/named-above.ts';
import { asDue, asDueWork, belowDeadlines, listedWork } from '../lists/work-lists.ts';
import type { Occasion } from '../occasion.ts';
import { dueNextTime } from '../relative/due-next-time.ts';
import { areWeeks } from '../table/weekly-rows.ts';
import { breaksInText } from './breaks-in-text.ts';
import { type Entry, endsEntry, followers, type Head, toEntry } from './entry.ts';
import { headOccasions } from './head-occasions.ts';
import { isScheduled, isSentence, toHead } from './heads.ts';
import { refersUp } from './refers-up.ts';
import { sectionDays } from './section-days.ts';
import { sentenceOccasions } from './sentence-occasions.ts';

/** Every dated statement of the running text: schedule entries led or closed by a date, and sentences. */
export function textOccasions(
  paragraphs: readonly Paragraph[],
  book: DateBook,
  words: Vocabulary,
): Occasion[] {
  const heads = paragraphs.flatMap((paragraph, at) =>
    refersUp(paragraph.passage.text) ? [] : (toHead(paragraph, at, book) ?? []),
  );
  const scheduled = heads.filter((head) => {
    const line = paragraphs[head.at];
    return isScheduled(heads, head) && (head.isLeading || !line || !isSentence(line));
  });
  const occasions: Occasion[] = [];
  const deadlines = new Map([
    ...belowDeadlines(paragraphs, heads, words),
    ...listedWork(paragraphs, heads, words).map((at) => [at, 'work'] as const),
  ]);
  const nextTime = dueNextTime(paragraphs, heads);
  const titles = listTitles(paragraphs, book, words);
  const lists = labelledLists(paragraphs, words);
  // What names a list below it does not stand below the day above it.
  const listNames = new Set([...titles.values()].map(({ title }) => title));
  const isWeekly = areWeeks(
    scheduled.filter(({ isLeading }) => isLeading).map(({ dates }) => ({ dates: dates.map(placedOf) })),
  );
  const inList = (own: Occasion[], at: number, found: readonly DateInPassage[]) => {
    const title = titles.get(at);
    const dates = found.map(({ placed }) => placed);
    const list = deadlines.get(at);
    const told = list ? own.map((one) => (list === 'work' ? asDue(one) : asDueWork(one, words))) : own;
    return title ? underTitle(told, { ...title, dates }, words) : told;
  };
  const whole = new Map([
    ...breaksInText(paragraphs, { scheduled, book }, words),
    ...daysOffLists(paragraphs, book, words),
    ...namedAbove(paragraphs, { book, words }),
    ...inlineLists(paragraphs, book, words),
    ...sectionDays(paragraphs, book, words),
  ]);
  let entry: Entry | undefined;
  paragraphs.forEach((paragraph, at) => {
    const told = whole.get(at);
    if (told) {
      entry = undefined;
      occasions.push(...told);
      return;
    }
    const head = heads.find((candidate) => candidate.at === at);
    if (head && scheduled.includes(head)) {
      const above = isAboveOwnDay(paragraph, head, entry)
        ? undefined
        : before(paragraphs, at, { book, words });
      entry = toEntry(paragraph, { ...head, isLast: isLastOfList(head, scheduled) });
      const own = headOccasions(paragraph, { head, context: above, book, words });
      occasions.push(...inList(isWeekly && head.isLeading ? own.map(inItsWeek) : own, at, head.dates));
      return;
    }
    const found = book.within(paragraph.passage);
    if (found.length > 0) {
      const context = before(paragraphs, at, { book, words });
      const heading = headingAbove(paragraphs, at);
      const own = sentenceOccasions(paragraph.passage, { book, words, context, heading, head });
      occasions.push(...inList(own, at, found));
      return;
    }
    if (
      !entry ||
      listNames.has(paragraph.passage) ||
      endsEntry(paragraph, { at, entry, head: paragraphs[entry.since] })
    ) {
      entry = undefined;
      return;
    }
    const below = belowEntry(paragraph, entry, {
      at,
      next: nextTime.get(at),
      isListed: deadlines.get(at) === 'work',
      list: lists.get(at),
    });
    occasions.push(...(isWeekly && entry.isLeading && !nextTime.has(at) ? below.map(inItsWeek) : below));
  });
  return occasions;
}

const FARTHEST_NEXT = 30;

/** What is dated at the head of a document is no part of the schedule far below. */
const isLastOfList = ({ at }: Head, scheduled: readonly Head[]): boolean =>
  !scheduled.some((next) => next.at > at && next.at - at <= FARTHEST_NEXT);

const placedOf = ({ placed }: DateInPassage): PlacedDate => placed;

/** Where every entry is a week after the last, "on Wednesday" is a day of the week that the entry begins. */
const inItsWeek = (occasion: Occasion): Occasion =>
  occasion.dates.length === 1 && occasion.dates[0]?.until === undefined
    ? { ...occasion, isWeek: true }
    : occasion;

interface PlaceBelow {
  at: number;
  next: PlacedDate[] | undefined;
  /** Stands below "Key dates". */
  isListed: boolean;
  /** Stands below "Assignments due:". */
  list: LabelledList | undefined;
}

/** What a line without a date says, for the day above it or for the next one. */
function belowEntry(
  paragraph: Paragraph,
  entry: Entry,
  { at, next, isListed, list }: PlaceBelow,
): Occasion[] {
  const below = followers(paragraph, next ? { ...entry, dates: next } : entry, at - entry.since);
  if (next) return below.map(asDue);
  if (list) return listedOccasions(below, list, at);
  return isListed && entry.isBare ? below.map(asDue) : below;
}

/**
 * "Jan 24 We are stardust" needs no name from the line above, which belongs to the day before; nor does
 * "Feb 5 (12 noon)" below another day that stands alone above its words.
 */
function isAboveOwnDay({ passage }: Paragraph, head: Head, entry: Entry | undefined): boolean {
  const behind = passage.text.slice(head.dates.at(-1)?.end);
  const isBelowOther = entry?.isLeading === true && entry.since < head.at - 1;
  if (!isBelowOther || !head.isLeading) return false;
  return saysOnlyWhen(behind, []) ? IN_BRACKETS.test(behind) : /\p{L}{2}/u.test(behind);
}

const IN_BRACKETS = /^\s?\([^()]*\)\W*$/u;

/** The line above names a thing only when it has no date of its own; of a description, the heading above it does. */
function before(
  paragraphs: readonly Paragraph[],
  at: number,
  { book, words }: { book: DateBook; words: Vocabulary },
): Passage | undefined {
  const isLabelled = words.label.test(paragraphs[at]?.passage.text ?? '');
  const isOfOtherDay = isLabelled && isGivenOn(paragraphs[at - 1]?.passage.text ?? '', words);
  const above = isItemAbove(paragraphs, at) ? undefined : paragraphs[at - (isOfOtherDay ? 2 : 1)]?.passage;
  const isTold = above !== undefined && describes(above.text);
  const named = isTold && isLabelled ? headingAbove(paragraphs, at) : above;
  return named && book.within(named).length === 0 ? named : undefined;
}

/** The last item of a list names no sentence that stands below the list. */
const isItemAbove = (paragraphs: readonly Paragraph[], at: number): boolean =>
  paragraphs[at - 1]?.isListItem === true &&
  paragraphs[at]?.isListItem === false &&
  (paragraphs[at]?.passage.text.length ?? 0) > SENTENCE_LENGTH;

const LABELLED_DAY = /^\W*(?<label>\p{L}+(?:\s\p{L}+)?)\s?:[^:]{0,40}\d/u;

/** "Posted: Feb 2", between the name of a work and "Due: Feb 16". */
const isGivenOn = (text: string, { handedOut }: Vocabulary): boolean =>
  handedOut.test(LABELLED_DAY.exec(text)?.groups?.label ?? '');

const SENTENCE_LENGTH = 60;
const LONGEST_NAME = 120;

/** A sentence, or more words than a name has. */
const describes = (text: string): boolean =>
  text.length > (/[.!?]["”]?\s*$/u.test(text) ? SENTENCE_LENGTH : LONGEST_NAME);

const FARTHEST_HEADING = 8;

const headingAbove = (paragraphs: readonly Paragraph[], at: number): Passage | undefined =>
  paragraphs.slice(Math.max(0, at - FARTHEST_HEADING), at).findLast(({ heading }) => heading !== undefined)
    ?.passage;
