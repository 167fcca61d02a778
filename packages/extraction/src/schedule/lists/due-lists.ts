import type { DateBook, DateInPassage, PlacedDate } from '../../dates/date-book.ts';
import { findDates } from '../../dates/find-dates.ts';
import { type Vocabulary, vocabulary } from '../../items/vocabulary.ts';
import { countWords } from '../../items/work-title.ts';
import type { Locale } from '../../locales/locale.ts';
import type { Paragraph } from '../../structure/outline.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';
import type { Occasion } from '../occasion.ts';
import { dayOfWeekIn, dueWeekday, isWeekLong } from '../relative/relative-day.ts';
import { withLabels } from '../text/entry.ts';
import { itemsBelow, type LineBelow, standingBelow } from './standing-below.ts';
import { whatIsDue } from './what-is-due.ts';

/**
 * A line that says nothing but when something is due, and what stands below it: "Due September 2", and below it
 * "Guided questions: moorings", or "Homework (due September 2)" with a list of its own. All of it is due then, whatever
 * it is called.
 */
export function dueLists(
  paragraphs: readonly Paragraph[],
  book: DateBook,
  locale: Locale,
): Map<number, Occasion[]> {
  const words = vocabulary(locale);
  return new Map(
    paragraphs.flatMap(({ passage }, at): [number, Occasion[]][] => {
      const dates = book.within(passage);
      const behind = behindDueLabel(passage, dates, locale);
      if (behind) return [[at, asDue(behind, placedOf(dates))]];
      const says = whatIsDue(passage.text, dates, locale);
      if (!says || isOfItemAbove(paragraphs, at)) return [];
      if (says === 'anything' && isOfTitleAbove(paragraphs, at, words)) return [];
      const days = dates.length > 0 ? placedOf(dates) : weekdayOfWeekAbove(paragraphs, at, { book, locale });
      const below = standingBelow(paragraphs, at, { book, words });
      const due = below.filter(([, line]) => book.within(line.passage).length === 0);
      if (days.length === 0 || due.length === 0 || (says === 'work' && !areWorks(due, words))) return [];
      return [[at, []], ...due.map(([line, own]): [number, Occasion[]] => [line, asDue(own.passage, days)])];
    }),
  );
}

const placedOf = (dates: readonly DateInPassage[]): PlacedDate[] => dates.map(({ placed }) => placed);

const asDue = (passage: Passage, dates: PlacedDate[]): Occasion[] =>
  withLabels(passage).map((statement) => ({ statement, dates, role: 'due' }));

const FARTHEST_WEEK = 20;

/** The Sunday of "Homework (due Sunday)" below "Week 2: September 7-13". */
function weekdayOfWeekAbove(
  paragraphs: readonly Paragraph[],
  at: number,
  { book, locale }: { book: DateBook; locale: Locale },
): PlacedDate[] {
  const weekday = dueWeekday(paragraphs[at]?.passage.text ?? '', locale);
  const above = paragraphs.slice(Math.max(0, at - FARTHEST_WEEK), at);
  const week = above.findLast(({ passage }) => book.within(passage).length > 0);
  const [date, ...others] = week ? placedOf(book.within(week.passage)) : [];
  const isWeek = date && isWeekLong(date) && others.length === 0;
  const day = isWeek && weekday ? dayOfWeekIn([date], weekday, true) : undefined;
  return day ? [day] : [];
}

/** "Problem set 2, quiz 2" of "Homework (due Mon 9/9): Problem set 2, quiz 2". */
function behindDueLabel(
  passage: Passage,
  dates: readonly DateInPassage[],
  locale: Locale,
): Passage | undefined {
  const [date] = dates;
  const label = date && /^[^:;.]{0,20}:\s+(?=\S)/u.exec(passage.text.slice(date.end))?.[0];
  if (!date || !label) return undefined;
  const end = date.end + label.length;
  const isOfWork = whatIsDue(passage.text.slice(0, end), dates, locale) === 'work';
  return isOfWork && vocabulary(locale).namesWork(passage.text.slice(end))
    ? slicePassage(passage, end)
    : undefined;
}

const FEWEST_LISTS = 2;

/** Whether some lines say when the work in the list below each of them is due. */
export function holdDueLists(lines: readonly Paragraph[], locale: Locale): boolean {
  const lists = lines.filter(({ passage: { text }, heading }, at) => {
    const says = whatIsDue(text, findDates(text, locale), locale);
    const isAbove = heading !== undefined || itemsBelow(lines, at).length > 0;
    return says && isAbove && !isOfItemAbove(lines, at);
  });
  return lists.length >= FEWEST_LISTS;
}

/** "Due: May 4" on a line of its own between two items of a list is the day of the one above. */
const isOfItemAbove = (paragraphs: readonly Paragraph[], at: number): boolean => {
  const [above, line] = [paragraphs[at - 1], paragraphs[at]];
  const isLine = line?.isListItem === false && line.heading === undefined;
  return above?.isListItem === true && isLine && itemsBelow(paragraphs, at).length < 2;
};

/** "Date: May 4, on paper" below "Design report (20%)" is the day of the report, whatever list goes on below it. */
const isOfTitleAbove = (paragraphs: readonly Paragraph[], at: number, { namesWork }: Vocabulary): boolean =>
  paragraphs[at]?.heading === undefined && namesWork(paragraphs[at - 1]?.passage.text ?? '');

/** Some is called work, or all of it has short names: "Section 1.1: 1, 3, 5" is what the homework consists of. */
const areWorks = (below: readonly LineBelow[], { namesWork }: Vocabulary): boolean =>
  below.some(([, { passage }]) => namesWork(passage.text)) ||
  below.every(([, { passage }]) => isShortName(passage.text));

const LONGEST_NAME = 6;
const READING_LIKE = /^\W*(?:read|watch|listen|view|skim|lire|leer|lesen)(?!\p{L})/iu;

const isShortName = (text: string): boolean =>
  countWords(text) <= LONGEST_NAME && !/\d/u.test(text) && !READING_LIKE.test(text);
