import type { Grid, GridCell } from '../../structure/outline.ts';
import type { Columns } from '../columns/columns.ts';

/**
 * "Date | Lecture | Date | Lab | Due", or "M | Activity | W | Activity | Due", as the tables that it is made of: each column
 * of days, up to the next one. They keep the places of their columns.
 */
export function sideBySide(grid: Grid, { dates, names }: Columns): Grid[] {
  const [first = 0, ...others] = dates;
  const nameOf = (column: number) => (names[column] ?? '').trim().toLowerCase();
  const haveRoom = dates.every((column, index) => (dates[index + 1] ?? grid.columns) - column > 1);
  const areAlike = (column: number) =>
    nameOf(first + column) !== '' &&
    others.every((other) => nameOf(other + column) === nameOf(first + column));
  const isRepeated = others.length > 0 && (areAlike(0) || areAlike(1));
  if (!isRepeated || !haveRoom) return [grid];
  return dates.map((column, index) =>
    withColumns(grid, { from: index === 0 ? 0 : column, to: others[index] ?? grid.columns }),
  );
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
