import type { DateBook } from '../../dates/date-book.ts';
import type { Locale } from '../../locales/locale.ts';
import type { Grid, GridCell, GridRow } from '../../structure/outline.ts';
import { weekdayAlone } from '../columns/column-names.ts';
import { distinct, isHeader } from '../columns/columns.ts';
import { headsOfDays } from './table-of-day.ts';

/** Tables that stand close together may have been read as one: each header begins a table of its own. */
export function splitAtHeaders(grid: Grid, book: DateBook, locale: Locale): Grid[] {
  if (grid.labels) return [grid];
  const ofDays = headsOfDays(grid, book, locale);
  const starts = grid.rows.flatMap((row, index) => {
    const isWhole = distinct(row).every(({ row: first }) => first === index);
    const isHead = ofDays.size > 0 ? ofDays.has(index) : isHeader(row, book, locale);
    const begins = index > 1 && isWhole && !goesOn(row, grid) && !isOfDay(row, locale) && isHead;
    return index === 0 || begins ? [index] : [];
  });
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? grid.rows.length;
    const moved = new Map<GridCell, GridCell>();
    const move = (cell: GridCell | undefined) => {
      if (!cell || start === 0) return cell;
      const known = moved.get(cell) ?? { ...cell, row: cell.row - start };
      moved.set(cell, known);
      return known;
    };
    return { ...grid, rows: grid.rows.slice(start, end).map(({ cells }) => ({ cells: cells.map(move) })) };
  });
}

/** "| | Homework 1 due | Quiz |" below the first lines of a week: nothing stands where the table has a name for its rows. */
const goesOn = ({ cells }: GridRow, { rows }: Grid): boolean =>
  isEmpty(cells[0]) && !isEmpty(rows[0]?.cells[0]);

/** "W | Deltas, essay due": a row of one day, and no head with the days of a week. */
const isOfDay = (row: GridRow, locale: Locale): boolean =>
  distinct(row).filter(({ passage }) => weekdayAlone(passage.text, locale)).length === 1;

const isEmpty = (cell: GridCell | undefined): boolean => (cell?.passage.text.trim() ?? '') === '';
