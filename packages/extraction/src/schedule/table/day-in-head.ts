import type { DateBook, PlacedDate } from '../../dates/date-book.ts';
import type { Locale } from '../../locales/locale.ts';
import type { Grid, GridRow } from '../../structure/outline.ts';
import { distinct, roleOf } from '../columns/columns.ts';

/** A table of one day or one week, which its head names: "Week 3 – Sept 7-11 | Readings: | To do:". */
export interface DayInHead {
  /** The table without that cell. */
  grid: Grid;
  dates: PlacedDate[];
}

const FEWEST_NAMED = 2;
const LONGEST_DAY = 60;

/** What stands below a head with a day and names for the other columns is of that day, as none of its rows has one. */
export function dayInHead(grid: Grid, book: DateBook, locale: Locale): DayInHead | undefined {
  const [top, ...below] = grid.rows;
  const dates = top && below.length > 0 ? datesOfHead(top, book, locale) : undefined;
  if (!top || !dates || below.some(({ cells: [first] }) => first && book.within(first.passage).length > 0))
    return undefined;
  const [dated] = top.cells;
  const cells = top.cells.map((cell) => (cell === dated ? undefined : cell));
  return { grid: { ...grid, rows: [{ cells }, ...below] }, dates };
}

/** The rows that head such a table, where several have been read as one: they name the same columns. */
export function headsOfDays({ rows }: Grid, book: DateBook, locale: Locale): ReadonlySet<number> {
  const heads = rows.flatMap((row, index) => (datesOfHead(row, book, locale) ? [index] : []));
  const named = ({ cells }: GridRow) =>
    cells
      .slice(1)
      .map((cell) => cell?.passage.text.trim())
      .join('|');
  const areAlike = new Set(heads.map((index) => named(rows[index] as GridRow))).size === 1;
  const areApart = heads.every((index) => !heads.includes(index + 1));
  return new Set(heads[0] === 0 && areAlike && areApart ? heads : []);
}

function datesOfHead(row: GridRow, book: DateBook, locale: Locale): PlacedDate[] | undefined {
  const [day, ...others] = distinct(row).filter(({ passage }) => passage.text !== '');
  if (day?.column !== 0 || day.passage.text.length > LONGEST_DAY || others.length < FEWEST_NAMED)
    return undefined;
  const dates = book.within(day.passage);
  const areNames = others.every(
    ({ passage }) => roleOf(passage.text, locale) !== undefined && book.within(passage).length === 0,
  );
  return dates.length > 0 && areNames ? dates.map(({ placed }) => placed) : undefined;
}
