import { weekdayOf } from '../../dates/civil.ts';
import { isFull, type PlacedDate } from '../../dates/date-book.ts';
import type { Weekday } from '../../extraction.ts';
import type { GridCell } from '../../structure/outline.ts';
import type { Passage } from '../../text/passage.ts';
import type { Occasion } from '../occasion.ts';
import { inWeekFrom, onlyItsDay, onlyWeekday } from '../relative-day.ts';
import type { CellContext } from './cell-context.ts';
import { nearestDates } from './nearest-dates.ts';

/** The dates of the row that hold for a statement without one. */
export function governing(
  statement: Passage,
  cell: GridCell,
  { grid, dates, columns, rows, isWeekly, locale }: CellContext,
): Pick<Occasion, 'dates' | 'isWindow' | 'isWeek'> {
  const head = grid.rows[columns.header]?.cells[cell.column]?.passage.text.trim() ?? '';
  // What is written across several columns is said of no single one of them.
  const day = cell.columnSpan > 1 ? undefined : onlyWeekday(head, locale);
  const near = nearestDates(statement, cell, dates, rows, grid);
  const chosen = day ? onDayOfColumn(near, day) : near;
  return {
    dates: chosen,
    ...(chosen.length > 1 && { isWindow: true }),
    ...(isWeekly && { isWeek: true }),
  };
}

/** Below "Tuesday" or "Due Sunday" the one day of the row with that name, or that day of the week that it names. */
function onDayOfColumn(dates: PlacedDate[], day: Weekday): PlacedDate[] {
  const named = dates.filter(({ date }) => isFull(date) && weekdayOf(date) === day);
  if (named.length > 0) return dates.length === 1 || named.length === 1 ? named.map(onlyItsDay) : dates;
  return dates.slice(0, 1).map((week) => inWeekFrom(week, day));
}
