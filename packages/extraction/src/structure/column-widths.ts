import type { Block } from '../document.ts';
import { placeOf, widthOf } from './place-of.ts';

/** The longest line of each column, in points. */
export const columnWidths = ({ rows, columns }: Extract<Block, { type: 'table' }>): number[] => {
  const widths = new Array<number>(columns).fill(0);
  for (const { lines, column, columnSpan } of rows.flatMap(({ cells }) => cells))
    if (columnSpan === 1)
      for (const line of lines) widths[column] = Math.max(widths[column] ?? 0, widthOf(placeOf(line)));
  return widths;
};
