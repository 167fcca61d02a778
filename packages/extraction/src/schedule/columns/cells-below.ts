import type { Grid, GridCell } from '../../structure/outline.ts';

/** The cells of a column that say something, each once, and none that reaches over other columns. */
export const cellsBelow = (grid: Grid, header: number, column: number): GridCell[] =>
  [...new Set(grid.rows.slice(header + 1).flatMap((row) => row.cells[column] ?? []))].filter(
    ({ passage, columnSpan }) => columnSpan === 1 && /\p{L}|\d/u.test(passage.text),
  );
