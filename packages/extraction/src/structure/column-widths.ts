import type { Block } from '../document.ts';

/** The longest line of each column, in points. */
export const columnWidths = ({ rows, columns }: Extract<Block, { type: 'table' }>): number[] => {
  const widths = new Array<number>(columns).fill(0);
  for (const { lines, column, columnSpan } of rows.flatMap(({ cells }) => cells))
    if (columnSpan === 1)
      for (const { box } of lines) widths[column] = Math.max(widths[column] ?? 0, box ? box[2] - box[0] : 0);
  return widths;
};
