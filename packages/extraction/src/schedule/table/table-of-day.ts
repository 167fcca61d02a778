import type { DateBook, DateInPassage, PlacedDate } from '../../dates/date-book.ts';
import { vocabulary } from '../../items/vocabulary.ts';
import type { ColumnRole, Locale } from '../../locales/locale.ts';
import type { Grid, GridRow, Paragraph } from '../../structure/outline.ts';
import type { Passage } from '../../text/passage.ts';
import { distinct, isHeader, readColumns, roleOf } from '../columns/columns.ts';
import { labelsDay } from './labels-day.ts';
import { transposed } from './transposed.ts';

/** A table whose rows have no days of their own: all of it is of one day or one week. */
export interface TableOfDay {
  /** Without the cell that names the day. */
  grid: Grid;
  dates: PlacedDate[];
}

/** The day stands in the head, "Week 3 – Sept 14-18 | Readings: | To do:", or across the table above its head. */
export function tableOfDay(grid: Grid, book: DateBook, locale: Locale): TableOfDay | undefined {
  const [top, ...below] = grid.rows;
  if (!top || below.length === 0 || below.some((row) => beginsWithDay(row, book))) return undefined;
  const [next] = below;
  const dates =
    datesOfHead(top, book, locale) ??
    (next && isHeader(next, book, locale) ? datesAcross(top, book, locale) : undefined);
  if (!dates) return undefined;
  const [dated] = top.cells;
  const cells = top.cells.map((cell) => (cell === dated ? undefined : cell));
  return { grid: { ...grid, rows: [{ cells }, ...below] }, dates };
}

const FEWEST_NAMED = 2;
const OF_CLASS: readonly (ColumnRole | undefined)[] = ['topic', 'reading', 'session', 'week'];

/** Below a line with a day or a week: the plan of it, whose columns or whose rows are named. */
export function tableBelowDay(
  grid: Grid,
  above: readonly Paragraph[],
  { book, locale }: { book: DateBook; locale: Locale },
): TableOfDay | undefined {
  const dates = datesAbove(above, book, locale);
  if (
    !dates ||
    grid.rows.some(({ cells }) => cells.some((cell) => cell && book.within(cell.passage).length > 0))
  )
    return undefined;
  const plan = transposed(grid, locale) ?? grid;
  const { header, roles, listsWork } = readColumns(plan, book, locale);
  const named = new Set(roles.filter((role) => role !== undefined));
  const isPlan = header >= 0 && !listsWork && named.size >= FEWEST_NAMED;
  return isPlan && OF_CLASS.some((role) => role && named.has(role)) ? { grid: plan, dates } : undefined;
}

/** "Dates | Sept 14-18", "Topic | Springs", "Due | Field log 3": the plan of those days, with the names of its rows as its head. */
export function planOfRows(grid: Grid, book: DateBook, locale: Locale): Grid | undefined {
  const plan = transposed(grid, locale);
  const [head, row] = plan?.rows ?? [];
  const roles = (head?.cells ?? []).map((cell) => roleOf(cell?.passage.text ?? '', locale));
  const isDated = roles.some((role, column) => {
    const said = row?.cells[column]?.passage;
    return (role === 'date' || role === 'week') && said && book.within(said).length > 0;
  });
  return isDated && roles.some((role) => role === 'topic' || role === 'reading') ? plan : undefined;
}

const FARTHEST_ABOVE = 3;

/** The days of the last line above that names some: of a heading, or of the line that the table stands below. */
export function datesAbove(
  above: readonly Paragraph[],
  book: DateBook,
  locale: Locale,
): PlacedDate[] | undefined {
  const near = above.slice(-FARTHEST_ABOVE);
  const line = near.findLast(
    (paragraph) => paragraph.heading !== undefined || book.within(paragraph.passage).length > 0,
  );
  return line && datesOfLabel(line.passage, book, locale);
}

/** The rows that begin such a table, where several have been read as one: they are alike. */
export function headsOfDays({ rows }: Grid, book: DateBook, locale: Locale): ReadonlySet<number> {
  const heads = rows.flatMap((row, index) => {
    const next = rows[index + 1];
    const isAcross = next && isHeader(next, book, locale) && datesAcross(row, book, locale);
    return isAcross || datesOfHead(row, book, locale) ? [index] : [];
  });
  const areAlike = new Set(heads.map((index) => namesBeside(rows[index]))).size === 1;
  const areApart = heads.every((index) => !heads.includes(index + 1));
  return new Set(heads[0] === 0 && areAlike && areApart ? heads : []);
}

const namesBeside = (row: GridRow | undefined): string =>
  (row ? distinct(row) : [])
    .slice(1)
    .map(({ passage }) => passage.text.trim())
    .join('|');

const beginsWithDay = ({ cells: [first] }: GridRow, book: DateBook): boolean =>
  first !== undefined && book.within(first.passage).length > 0;

function datesOfHead(row: GridRow, book: DateBook, locale: Locale): PlacedDate[] | undefined {
  const [day, ...others] = filled(row);
  if (day?.column !== 0 || others.length < FEWEST_NAMED) return undefined;
  const areNames = others.every(
    ({ passage }) => roleOf(passage.text, locale) !== undefined && book.within(passage).length === 0,
  );
  return areNames ? datesOf(day.passage, book) : undefined;
}

function datesAcross(row: GridRow, book: DateBook, locale: Locale): PlacedDate[] | undefined {
  const [day, ...others] = filled(row);
  return day?.column === 0 && others.length === 0 ? datesOfLabel(day.passage, book, locale) : undefined;
}

const filled = (row: GridRow) => distinct(row).filter(({ passage }) => passage.text !== '');

const LONGEST_DAY = 90;

function datesOf(passage: Passage, book: DateBook): PlacedDate[] | undefined {
  const dates = passage.text.length <= LONGEST_DAY ? book.within(passage) : [];
  return dates.length > 0 ? dates.map(({ placed }) => placed) : undefined;
}

/** Of a line that names a day or a week, and no work. */
function datesOfLabel(passage: Passage, book: DateBook, locale: Locale): PlacedDate[] | undefined {
  const dates: DateInPassage[] = book.within(passage);
  const { works, due } = vocabulary(locale);
  const isLabel =
    labelsDay(passage.text, dates, locale) && works(passage.text).length === 0 && !due.test(passage.text);
  return isLabel ? datesOf(passage, book) : undefined;
}
