import { weekdayOf } from '../../dates/civil.ts';
import { isFull, type PlacedDate } from '../../dates/date-book.ts';
import type { Weekday } from '../../extraction.ts';
import type { Grid, GridCell } from '../../structure/outline.ts';
import type { Passage } from '../../text/passage.ts';
import { weekdayOfColumn } from '../columns/column-weekdays.ts';
import { distinct } from '../columns/columns.ts';
import type { Occasion } from '../occasion.ts';
import { inWeekFrom, onlyItsDay } from '../relative/relative-day.ts';
import type { CellContext } from './cell-context.ts';
import { nearestDates } from './nearest-dates.ts';

/** The dates of the row that hold for a statement without one. */
export function governing(
  statement: Passage,
  cell: GridCell,
  context: CellContext,
): Pick<Occasion, 'dates' | 'isWindow' | 'isWeek'> {
  const { grid, dates, columns, rows, isWeekly, locale } = context;
  const week = dateOfRows(cell, context);
  if (week) return { dates: [week], isWeek: true };
  // What is written across several columns is said of no single one of them.
  const day = cell.columnSpan > 1 ? undefined : weekdayOfColumn(columns.names, cell.column, locale);
  const near = nearestDates(statement, cell, dates, rows, grid);
  const chosen = day && !standsIn(cell, near) ? onDayOfColumn(near, day) : near;
  return {
    dates: chosen,
    ...(chosen.length > 1 && { isWindow: true }),
    ...(isWeekly && { isWeek: true }),
  };
}

/** "8 - Final exam" below "Thursday" is on the 8th, whatever the column is called. */
const standsIn = ({ lines }: GridCell, dates: readonly PlacedDate[]): boolean =>
  dates.length > 0 && dates.every(({ line }) => lines.includes(line));

/** Below "Tuesday" or "Due Sunday" the one day of the row with that name, or that day of the week that it names. */
function onDayOfColumn(dates: PlacedDate[], day: Weekday): PlacedDate[] {
  const named = dates.filter(({ date }) => isFull(date) && weekdayOf(date) === day);
  if (named.length > 0) return dates.length === 1 || named.length === 1 ? named.map(onlyItsDay) : dates;
  return dates.slice(0, 1).map((week) => inWeekFrom(week, day));
}

/** A cell merged over the rows of a week has the date of the cell that is merged over the same rows, not one of theirs. */
function dateOfRows(cell: GridCell, { grid, columns, book }: CellContext): PlacedDate | undefined {
  const rows = rowsOf(cell, grid);
  if (rows < 2) return undefined;
  const beside = distinct(grid.rows[cell.row] ?? { cells: [] }).filter(
    (other) =>
      other !== cell &&
      other.row === cell.row &&
      !columns.dates.includes(other.column) &&
      columns.roles[other.column] !== 'handedOut' &&
      !/\p{L}{4}/u.test(other.passage.text) &&
      rowsOf(other, grid) === rows,
  );
  const found = beside.flatMap(({ passage }) => book.within(passage));
  return found.length === 1 ? found[0]?.placed : undefined;
}

const rowsOf = (cell: GridCell, { rows }: Grid): number =>
  rows.filter(({ cells }) => cells[cell.column] === cell).length;
