import type { Box } from '../../extraction.ts';
import type { Ruling, Rulings } from './rulings.ts';

export interface GridCell {
  row: number;
  column: number;
  rowSpan: number;
  columnSpan: number;
  box: Box;
}

/** A table that the page draws with lines. */
export interface Grid {
  box: Box;
  rows: number;
  columns: number;
  cells: GridCell[];
}

const REACH = 3;

/** Tables drawn with lines: groups of crossing lines, cut into cells, merged where a line is missing. */
export function toGrids(rulings: Rulings): Grid[] {
  return connected(rulings)
    .map(toGrid)
    .filter((grid): grid is Grid => grid !== undefined);
}

function connected({ horizontal, vertical }: Rulings): Rulings[] {
  const group = [...horizontal, ...vertical].map((_, index) => index);
  const find = (index: number): number => {
    let root = index;
    while (group[root] !== root) root = group[root] ?? root;
    group[index] = root;
    return root;
  };
  horizontal.forEach((h, i) => {
    vertical.forEach((v, j) => {
      if (crosses(h, v)) group[find(i)] = find(horizontal.length + j);
    });
  });
  const byRoot = new Map<number, Rulings>();
  const of = (index: number) => {
    const root = find(index);
    const rulings = byRoot.get(root) ?? { horizontal: [], vertical: [] };
    byRoot.set(root, rulings);
    return rulings;
  };
  horizontal.forEach((h, i) => {
    of(i).horizontal.push(h);
  });
  vertical.forEach((v, j) => {
    of(horizontal.length + j).vertical.push(v);
  });
  return [...byRoot.values()];
}

const crosses = (h: Ruling, v: Ruling) =>
  v.at >= h.from - REACH && v.at <= h.to + REACH && h.at >= v.from - REACH && h.at <= v.to + REACH;

function toGrid({ horizontal, vertical }: Rulings): Grid | undefined {
  const ys = positions(horizontal);
  const xs = positions(vertical);
  const rows = ys.length - 1;
  const columns = xs.length - 1;
  if (rows < 1 || columns < 1 || rows * columns < 2) return undefined;
  const at = (list: number[], index: number) => list[index] ?? 0;
  const hasEdgeBelow = (row: number, column: number) =>
    covers(horizontal, at(ys, row + 1), (at(xs, column) + at(xs, column + 1)) / 2);
  const hasEdgeRight = (row: number, column: number) =>
    covers(vertical, at(xs, column + 1), (at(ys, row) + at(ys, row + 1)) / 2);
  const taken = new Set<number>();
  const cells: GridCell[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (taken.has(row * columns + column)) continue;
      let columnSpan = 1;
      while (column + columnSpan < columns && !hasEdgeRight(row, column + columnSpan - 1)) columnSpan++;
      let rowSpan = 1;
      while (row + rowSpan < rows && isOpenBelow(row + rowSpan - 1, column, columnSpan, hasEdgeBelow))
        rowSpan++;
      for (let r = row; r < row + rowSpan; r++)
        for (let c = column; c < column + columnSpan; c++) taken.add(r * columns + c);
      const box: Box = [at(xs, column), at(ys, row), at(xs, column + columnSpan), at(ys, row + rowSpan)];
      cells.push({ row, column, rowSpan, columnSpan, box });
    }
  return { box: [at(xs, 0), at(ys, 0), at(xs, columns), at(ys, rows)], rows, columns, cells };
}

function isOpenBelow(
  row: number,
  column: number,
  span: number,
  hasEdgeBelow: (row: number, column: number) => boolean,
) {
  for (let c = column; c < column + span; c++) if (hasEdgeBelow(row, c)) return false;
  return true;
}

const covers = (rulings: Ruling[], at: number, point: number) =>
  rulings.some((r) => Math.abs(r.at - at) <= REACH && r.from - REACH <= point && point <= r.to + REACH);

function positions(rulings: Ruling[]): number[] {
  const sorted = rulings.map((ruling) => ruling.at).sort((a, b) => a - b);
  return sorted.filter((at, index) => index === 0 || at - (sorted[index - 1] ?? 0) > REACH);
}
