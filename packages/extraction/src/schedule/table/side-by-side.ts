import type { Locale } from '../../locales/locale.ts';
import type { Grid, GridCell } from '../../structure/outline.ts';
import { weekdayAlone } from '../columns/column-names.ts';
import type { Columns } from '../columns/columns.ts';

/**
 * "Date | Lecture | Date | Lab | Due", or "M | Activity | W | Activity | Due", as the tables that it is made of: each column
 * of days, up to the next one. They keep the places of their columns.
 */
export function sideBySide(grid: Grid, { dates, names }: Columns, locale: Locale): Grid[] {
  const haveRoom = dates.every((column, index) => (dates[index + 1] ?? grid.columns) - column > 1);
  if (!haveRoom || !areHeadedAlike(dates, names, locale)) return [grid];
  return dates.map((column, index) =>
    withColumns(grid, { from: index === 0 ? 0 : column, to: dates[index + 1] ?? grid.columns }),
  );
}

/** Whether several columns of days, or what stands beside each of them, are called alike, or by the days of the week. */
export function areHeadedAlike(dates: readonly number[], names: readonly string[], locale: Locale): boolean {
  const [first, ...others] = dates;
  if (first === undefined || others.length === 0) return false;
  const nameOf = (column: number) => (names[column] ?? '').trim().toLowerCase();
  const areAlike = (beside: number) =>
    nameOf(first + beside) !== '' &&
    others.every((column) => nameOf(column + beside) === nameOf(first + beside));
  const areBesideDays = () =>
    dates.every(
      (column) => nameOf(column) === '' && weekdayAlone(names[column + 1] ?? '', locale) !== undefined,
    );
  return areAlike(0) || areAlike(1) || areBesideDays();
}

/** What is written across several of the tables is said in each of them. */
function withColumns(grid: Grid, { from, to }: { from: number; to: number }): Grid {
  const keeps = (cell: GridCell | undefined, column: number) => cell && column >= from && column < to;
  return {
    ...grid,
    rows: grid.rows.map(({ cells }) => ({
      cells: cells.map((cell, column) => (keeps(cell, column) ? cell : undefined)),
    })),
  };
}
