import type { DateBook, PlacedDate } from '../../dates/date-book.ts';
import type { Weekday } from '../../extraction.ts';
import { vocabulary } from '../../items/vocabulary.ts';
import type { Locale } from '../../locales/locale.ts';
import type { Grid, GridCell, GridRow } from '../../structure/outline.ts';
import { hasName, rowDates } from '../cells/cell-words.ts';
import { weekdayAlone } from '../columns/column-names.ts';
import { type Columns, distinct } from '../columns/columns.ts';
import { areDaysOfWork, isListOfDue } from '../columns/days-of-work.ts';
import { dayOfWeek, inWeekFrom, isWeekLong } from '../relative/relative-day.ts';
import { onlyDay } from './weekly-rows.ts';

export interface Row {
  index: number;
  dates: PlacedDate[];
}

/** A row without a date of its own goes on with the row above, unless it stands for itself across the table. */
export function datedRows(grid: Grid, columns: Columns, book: DateBook, locale: Locale): Row[] {
  const { header, dates: dateColumns } = columns;
  const isDue = isListOfDue(columns) || areDaysOfWork(columns, locale);
  const withTopics = dateColumns.some((column) => holdsTopics(grid, column, book));
  const rows: Row[] = [];
  let current: PlacedDate[] = [];
  let dated: GridRow | undefined;
  for (const [index, row] of grid.rows.entries()) {
    if (index <= header) continue;
    const { own, day, saysOtherwise } = readRow(row, { dateColumns, withTopics, book, locale });
    if (own.length > 0) dated = row;
    const endsAbove =
      isApart(grid, row) ||
      (saysOtherwise && !withTopics) ||
      (isDue && isNamed(row, dateColumns, index)) ||
      (columns.roles[0] === 'week' && isOfOtherWeek(row, dated));
    if (own.length > 0 || endsAbove) current = own;
    const isOpen =
      own.length === 0 && (saysOtherwise || filledCells(row).some((cell) => isToBeAnnounced(cell, locale)));
    rows.push({ index, dates: isOpen ? [] : onDay(current, day) });
  }
  return rows;
}

const WEEK_NUMBER = /^\s*\d{1,2}\.?\s*$/u;

/** "05 | | Lab: Maps" below "04 | 10/21 | Problem set 2": a week of its own, whose day nothing tells. */
function isOfOtherWeek(row: GridRow, dated: GridRow | undefined): boolean {
  const [week, known] = [weekNumber(row), weekNumber(dated)];
  return week !== undefined && known !== undefined && week !== known;
}

function weekNumber(row: GridRow | undefined): number | undefined {
  const text = row?.cells[0]?.passage.text ?? '';
  return WEEK_NUMBER.test(text) ? Number.parseInt(text, 10) : undefined;
}

interface Reading {
  dateColumns: readonly number[];
  /** What happens on the days of the column stands behind them. */
  withTopics: boolean;
  book: DateBook;
  locale: Locale;
}

/** The days of a row, the day of the week that it names, and whether it has words in the place of a date. */
function readRow(row: GridRow, { dateColumns, withTopics, book, locale }: Reading) {
  const own = datesIn(row, dateColumns, book, locale);
  const inColumn = own.length > 0 ? undefined : weekdayInPlaceOfDate(row, dateColumns, locale);
  const words = inColumn ? [] : wordsInPlaceOfDate(row, dateColumns);
  const { due } = vocabulary(locale);
  return {
    own,
    day: inColumn ?? onlyDay(row, dateColumns, locale),
    saysOtherwise: words.length > 0 && !(withTopics && words.every((text) => due.test(text))),
  };
}

const datesIn = (
  { cells }: GridRow,
  dateColumns: readonly number[],
  book: DateBook,
  locale: Locale,
): PlacedDate[] =>
  dateColumns
    .flatMap((column) => cells[column] ?? [])
    .flatMap(({ passage }) => rowDates(passage, book, locale).map(({ placed }) => placed));

const filledCells = (row: GridRow): GridCell[] => distinct(row).filter((cell) => cell.passage.text !== '');

/** It stands for itself across the table. */
const isApart = ({ columns }: Grid, row: GridRow): boolean =>
  columns > 1 && (distinct(row).length === 1 || isHeadingRow(filledCells(row)));

const wordsInPlaceOfDate = ({ cells }: GridRow, dateColumns: readonly number[]): string[] =>
  dateColumns.map((column) => cells[column]?.passage.text ?? '').filter((text) => NO_DATE.test(text));

/** "M" and "Wed", where other rows have the days of their week. */
function weekdayInPlaceOfDate(
  { cells }: GridRow,
  dateColumns: readonly number[],
  locale: Locale,
): Weekday | undefined {
  const [day, ...others] = dateColumns.flatMap(
    (column) => weekdayAlone(cells[column]?.passage.text ?? '', locale) ?? [],
  );
  return others.length === 0 ? day : undefined;
}

/** The day of a row among those of its week; several days, and a longer stretch, stay as they are. */
function onDay(dates: PlacedDate[], day: Weekday | undefined): PlacedDate[] {
  const [week, ...others] = dates;
  if (!day || !week || others.length > 0) return dates;
  if (!week.until) return [inWeekFrom(week, day)];
  return isWeekLong(week) ? [dayOfWeek(week, day)] : dates;
}

/** "Jan 9 Tides", "Jan 11 Reefs": what happens on the days of the column stands behind them, and "Essay 1 due" below. */
function holdsTopics({ rows }: Grid, column: number, book: DateBook): boolean {
  const dated = rows.flatMap(({ cells }) => {
    const passage = cells[column]?.passage;
    const last = passage && book.within(passage).at(-1);
    return passage && last ? [passage.text.slice(last.end)] : [];
  });
  return dated.filter((behind) => NO_DATE.test(behind)).length > MOSTLY * dated.length;
}

const LATER = /(?<!\p{L})(?:TBD|TBA|to\sbe\s(?:determined|announced))(?!\p{L})/u;

/** "Final exam (TBD)" has no day, and not that of the row above. */
const isToBeAnnounced = ({ passage: { text } }: GridCell, locale: Locale): boolean =>
  LATER.test(text) && vocabulary(locale).namesWork(text);

const MOSTLY = 0.8;

/** Words, a dash or a question mark, where the others have their date; "05.X" and "5/??" are of a month. */
const NO_DATE = /\p{L}{3}|^\s*(?:\d{1,2}\s?[./]\s?[xX?]{1,2}|[nN]\s?\/?\s?[aA]|[–—?-]{1,3})\s*$/u;

/** "3", in front of the name of a row. */
const COUNTED = /^\s*#?\d{0,2}\.?\s*$/u;

/** A row that begins with a name of its own, and has no date in a column of due dates, is not due with the row above. */
const isNamed = (row: GridRow, dateColumns: readonly number[], index: number): boolean => {
  const first = distinct(row).find((cell) => !COUNTED.test(cell.passage.text));
  return first !== undefined && first.row === index && !dateColumns.includes(first.column) && hasName(first);
};

const WEEK_HEADING =
  /^\W{0,4}(?:(?:week|wk|unit|module|part|semaine|semana)\b.{0,60}|[^.]{0,30}\b(?:break|recess)\b.{0,10}|(?:finals?|exams?|examinations?)\s(?:week|period)\W{0,3})$/iu;

/** A row that says no more than "Week 5" or "Spring Break" heads the rows below it. */
const isHeadingRow = (filled: readonly GridCell[]) =>
  filled.length === 1 && filled.every(({ passage }) => WEEK_HEADING.test(passage.text));
