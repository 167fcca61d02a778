import type { DateBook, DateInPassage } from '../../dates/date-book.ts';
import { vocabulary } from '../../items/vocabulary.ts';
import type { Locale } from '../../locales/locale.ts';
import type { GridCell } from '../../structure/outline.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';
import { eachMatch } from '../../text/patterns.ts';
import { isWeekLabel } from '../text/week-label.ts';

/** A word, or a short name with its number and nothing else: "HW 3". */
const NAME = /\p{L}{3}|^\W*\p{Lu}{1,3}\s?#?\d{1,2}\W*$/u;

/** Whether a cell names something, and is no number or mark. */
export const hasName = ({ passage }: GridCell) => NAME.test(passage.text);

/** What stands behind a lone date does not name it. */
export const isNameOf = (label: GridCell, cell: GridCell, book: DateBook): boolean =>
  label !== cell && (label.column < cell.column || book.within(cell.passage).length === 0);

const BRACKETS = /\([^()]*\)/gu;

/** "(no class 9/1, Labor Day)" behind the day of a row is about another day. */
const asidesOf = ({ text }: Passage, dayOff: RegExp): { start: number; end: number }[] =>
  eachMatch(text, BRACKETS).filter(({ text: aside }) => dayOff.test(aside));

/** The dates of a cell that are those of its row; "Week of May 4. Essay due May 4" has one, said twice. */
export function rowDates(passage: Passage, book: DateBook, locale: Locale): DateInPassage[] {
  const dates = writtenRowDates(passage, book, locale);
  return dates.filter((date, index) => !dates.slice(0, index).some((other) => isSameDay(date, other)));
}

function writtenRowDates(passage: Passage, book: DateBook, locale: Locale): DateInPassage[] {
  if (namesEachDay(passage, book, locale)) return [];
  const asides = asidesOf(passage, vocabulary(locale).dayOff);
  return book
    .within(passage)
    .filter((date) => !asides.some(({ start, end }) => date.start >= start && date.end <= end));
}

const isSameDay = ({ placed: one }: DateInPassage, { placed: other }: DateInPassage): boolean =>
  one.date.month === other.date.month && one.date.day === other.date.day && !one.until && !other.until;

/** "Draft 9/10, final 9/17": each day of the cell has words of its own, and none is that of the row. */
export function namesEachDay(passage: Passage, book: DateBook, locale: Locale): boolean {
  const dates = book.within(passage);
  return (
    dates.length >= 2 &&
    dates.every(({ start }, index) => {
      const lead = passage.text.slice(dates[index - 1]?.end ?? 0, start);
      return /\p{L}{4}/u.test(lead) && !isWeekLabel(lead, locale);
    })
  );
}

/** A word, or a short name with its number: "HW 3". */
const SAYS_SOMETHING = /\p{L}{3}|\p{Lu}{1,2}\s?#?\d/u;

/** What a date cell says besides its dates; what it says of another day is kept with that day. */
export function besideDates(passage: Passage, book: DateBook, locale: Locale): Passage[] {
  const asides = asidesOf(passage, vocabulary(locale).dayOff)
    .map(({ start, end }) => slicePassage(passage, start + 1, end - 1))
    .filter((aside) => book.within(aside).length > 0);
  const found = writtenRowDates(passage, book, locale);
  const edges = [0, ...found.flatMap(({ start, end }) => [start, end]), passage.text.length];
  const parts: Passage[] = [];
  for (let index = 0; index < edges.length; index += 2) {
    const part = slicePassage(passage, edges[index] ?? 0, edges[index + 1]);
    if (SAYS_SOMETHING.test(part.text) && book.within(part).length === 0) parts.push(part);
  }
  return [...parts, ...asides];
}
