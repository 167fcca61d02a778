import type { ColumnRole, Locale } from '../../locales/locale.ts';
import type { Grid, GridCell } from '../../structure/outline.ts';
import { roleOf } from '../columns/columns.ts';

const FEWEST_NAMED = 2;

/** "Topic | Springs" above "Reading | Chapter 2" and "Due | Field log 3": the names of the rows as those of columns. */
export function transposed(grid: Grid, locale: Locale): Grid | undefined {
  const pairs = grid.rows.map(({ cells: [name, said] }) => ({ name, said }));
  const areRows = grid.columns === 2 && pairs.every(({ name, said }) => name && said && name !== said);
  const roles = new Set<ColumnRole>(
    pairs.flatMap(({ name }) => roleOf(name?.passage.text ?? '', locale) ?? []),
  );
  const beside = pairs[0]?.said?.passage.text ?? '';
  const isHead = !/\d/u.test(beside) && roleOf(beside, locale) !== undefined;
  if (!areRows || isHead || roles.size < FEWEST_NAMED) return undefined;
  const row = (cells: (GridCell | undefined)[], index: number) => ({
    cells: cells.map((cell, column) => cell && { ...cell, row: index, column, columnSpan: 1 }),
  });
  const rows = [
    row(
      pairs.map(({ name }) => name),
      0,
    ),
    row(
      pairs.map(({ said }) => said),
      1,
    ),
  ];
  return { type: 'grid', columns: pairs.length, rows };
}
