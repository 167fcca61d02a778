import type { Grid } from '../../structure/outline.ts';

/** The longest line of each column, in points: a line that leaves room for the next word was ended on purpose. */
export const columnWidths = (grid: Grid): number[] =>
  Array.from({ length: grid.columns }, (_, column) => {
    const cells = grid.rows.flatMap((row) => row.cells[column] ?? []).filter((cell) => cell.columnSpan === 1);
    return Math.max(0, ...cells.flatMap(({ lines }) => lines.map(({ box }) => (box ? box[2] - box[0] : 0))));
  });
