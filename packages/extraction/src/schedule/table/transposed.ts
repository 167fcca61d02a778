import type { ColumnRole, Locale } from '../../locales/locale.ts';
import type { Grid, GridCell } from '../../structure/outline.ts';
import { roleOf } from '../columns/columns.ts';

const FEWEST_NAMED = 2;

/** "Topic | Springs" above "Reading | Chapter 2" and "Due | Field log 3": the names of the rows as those of columns. */
export function transposed({ columns, rows }: Grid, locale: Locale): Grid | undefined {
  if (columns !== 2) return undefined;
  const [names, said] = [0, 1].map((column) => rows.map(({ cells }) => cells[column]));
  const roles = (names ?? []).map((cell) => roleOf(cell?.passage.text ?? '', locale));
  const areNamed = new Set<ColumnRole | undefined>(roles.filter(Boolean)).size >= FEWEST_NAMED;
  if (!names || !said || !areNamed || isHead(said[0], locale) || !arePairs(names, said)) return undefined;
  const row = (cells: readonly (GridCell | undefined)[], index: number) => ({
    cells: cells.map((cell, column) => cell && { ...cell, row: index, column, columnSpan: 1 }),
  });
  return { type: 'grid', columns: rows.length, rows: [row(names, 0), row(said, 1)] };
}

type Cells = readonly (GridCell | undefined)[];

/** Each row has a name, and a cell of its own beside it. */
const arePairs = (names: Cells, said: Cells): boolean =>
  names.every((name, index) => name !== undefined && said[index] !== undefined && said[index] !== name);

/** "Topic | Reading" above other rows; "Dates | Week 3: Sept 14-18" is a row as they are. */
const isHead = (beside: GridCell | undefined, locale: Locale): boolean => {
  const text = beside?.passage.text ?? '';
  return !/\d/u.test(text) && roleOf(text, locale) !== undefined;
};
