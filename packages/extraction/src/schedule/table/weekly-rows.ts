import { daysBetween } from '../../dates/civil.ts';
import { type DateBook, inAYear, type PlacedDate } from '../../dates/date-book.ts';
import type { Weekday } from '../../extraction.ts';
import { vocabulary } from '../../items/vocabulary.ts';
import type { Locale } from '../../locales/locale.ts';
import type { GridRow } from '../../structure/outline.ts';
import { oneOf } from '../../text/patterns.ts';
import { weekdayAlone } from '../columns/column-names.ts';
import { type Columns, distinct } from '../columns/columns.ts';
import { asksForWeek } from '../text/week-label.ts';

/** The weekday of a row that has a cell for it: `10 | Apr 10 | Th | …`. */
export function onlyDay(row: GridRow, dateColumns: readonly number[], locale: Locale): Weekday | undefined {
  const named = distinct(row)
    .filter(({ column, passage }) => !dateColumns.includes(column) && passage.text.length <= 10)
    .flatMap(({ passage }) => weekdayAlone(passage.text, locale) ?? []);
  return named.length === 1 ? named[0] : undefined;
}

/** A header such as "Week of" or "w/c" says that its dates stand for whole weeks. */
export function nameWeeks({ names, dates }: Columns, locale: Locale): boolean {
  const week = new RegExp(
    `(?<![\\p{L}])(?:${oneOf(locale.week)}|weeks?\\s(?:of|beginning|commencing|starting)|w\\/[cbe]|wc)(?![\\p{L}])`,
    'iu',
  );
  return dates.some((column) => week.test(names[column] ?? ''));
}

/** "Week of 10/17", in a row among others that name their days. */
export const isRowOfWeek = (row: GridRow | undefined, { dates }: Columns, book: DateBook): boolean =>
  dates.some((column) => {
    const cell = row?.cells[column]?.passage;
    const [day, ...others] = cell ? book.within(cell) : [];
    return day !== undefined && others.length === 0 && asksForWeek(cell?.text.slice(0, day.start) ?? '');
  });

/** "Quiz | Topic | Date", "Task | Due date": its rows are works, and have the days of these. */
export function countsWorks({ names, dates }: Columns, locale: Locale): boolean {
  const { works, due } = vocabulary(locale);
  const namesWork = works(names[0] ?? '').length > 0;
  return !dates.includes(0) && (namesWork || dates.every((column) => due.test(names[column] ?? '')));
}

const FEWEST_ROWS = 4;
const MOST_REGULAR = 0.7;

/** Rows seven days apart, each with one date. */
export function areWeeks(rows: readonly { dates: PlacedDate[] }[]): boolean {
  const firsts = [...new Set(rows.flatMap(({ dates }) => (dates.length === 1 ? (dates[0] ?? []) : [])))];
  const days = firsts.flatMap(({ date, until }) => (until ? [] : [inAYear(date)]));
  if (days.length < FEWEST_ROWS || days.length < MOST_REGULAR * firsts.length) return false;
  const steps = days.slice(1).map((day, index) => daysBetween(days[index] ?? day, day));
  return steps.filter((step) => step === 7 || step === 14).length >= MOST_REGULAR * steps.length;
}
