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
    const rulings = byRoot.get(root) ?? { horizontal: [], vertical: [], edges: [] };
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

function toGrid(rulings: Rulings): Grid | undefined {
  const ys = withCutRows(positions(rulings.horizontal), rulings.vertical);
  const xs = withOpenSides(positions(rulings.vertical), rulings.horizontal);
  const [rows, columns] = [ys.length - 1, xs.length - 1];
  if (rows < 1 || columns < 1 || rows * columns < 2) return undefined;
  const at = (list: number[], index: number) => list[index] ?? 0;
  const taken = new Set<number>();
  const cells: GridCell[] = [];
  for (let index = 0; index < rows * columns; index++) {
    if (taken.has(index)) continue;
    const [row, column] = [Math.floor(index / columns), index % columns];
    const { rowSpan, columnSpan } = spanOf({ row, column, xs, ys, rulings });
    for (let r = row; r < row + rowSpan; r++)
      for (let c = column; c < column + columnSpan; c++) taken.add(r * columns + c);
    const box: Box = [at(xs, column), at(ys, row), at(xs, column + columnSpan), at(ys, row + rowSpan)];
    cells.push({ row, column, rowSpan, columnSpan, box });
  }
  return { box: [at(xs, 0), at(ys, 0), at(xs, columns), at(ys, rows)], rows, columns, cells };
}

/** A line of text, at least: less is a line drawn a little too long. */
const CUT_ROW = 9;
/** A row cut in two by the end of the page is hardly taller than the others. */
const TALLEST = 1.5;

/** Where the page ends within a row, its upright lines go on beyond the last line that lies. */
function withCutRows(ys: number[], vertical: Ruling[]): number[] {
  const [top = 0, bottom = 0] = [ys[0], ys.at(-1)];
  const tallest = Math.max(0, ...ys.slice(1).map((y, index) => y - (ys[index] ?? y)));
  const isRow = (height: number) => height >= CUT_ROW && height <= TALLEST * tallest;
  const above = endOf(vertical.map(({ from }) => from).sort((a, b) => a - b));
  const below = endOf(vertical.map(({ to }) => to).sort((a, b) => b - a));
  return [...(isRow(top - above) ? [above] : []), ...ys, ...(isRow(below - bottom) ? [below] : [])];
}

/** A narrow column, at least. */
const OPEN_COLUMN = 15;

/** Where a table has no line at its sides, its level lines reach further than the outermost upright ones. */
function withOpenSides(xs: number[], horizontal: Ruling[]): number[] {
  const [left = 0, right = 0] = [xs[0], xs.at(-1)];
  const ends = (of: (ruling: Ruling) => number) =>
    horizontal.map(of).sort((a, b) => a - b)[horizontal.length >> 1] ?? Number.NaN;
  const [from, to] = [ends((ruling) => ruling.from), ends((ruling) => ruling.to)];
  return [...(left - from >= OPEN_COLUMN ? [from] : []), ...xs, ...(to - right >= OPEN_COLUMN ? [to] : [])];
}

/** Where the second of the lines ends: one alone may be something else. */
const endOf = ([, second = Number.NaN]: number[]): number => second;

interface Corner {
  row: number;
  column: number;
  xs: number[];
  ys: number[];
  rulings: Rulings;
}

/** A cell reaches to the right and down until a line closes it. */
function spanOf({ row, column, xs, ys, rulings }: Corner): { rowSpan: number; columnSpan: number } {
  const middle = (list: number[], index: number) => ((list[index] ?? 0) + (list[index + 1] ?? 0)) / 2;
  const isClosedRight = (c: number) => covers(rulings.vertical, xs[c + 1] ?? 0, middle(ys, row));
  const isClosedBelow = (r: number, c: number) => covers(rulings.horizontal, ys[r + 1] ?? 0, middle(xs, c));
  let columnSpan = 1;
  while (column + columnSpan < xs.length - 1 && !isClosedRight(column + columnSpan - 1)) columnSpan++;
  const spanned = Array.from({ length: columnSpan }, (_, offset) => column + offset);
  let rowSpan = 1;
  while (row + rowSpan < ys.length - 1 && !spanned.some((c) => isClosedBelow(row + rowSpan - 1, c)))
    rowSpan++;
  return { rowSpan, columnSpan };
}

const covers = (rulings: Ruling[], at: number, point: number) =>
  rulings.some((r) => Math.abs(r.at - at) <= REACH && r.from - REACH <= point && point <= r.to + REACH);

function positions(rulings: Ruling[]): number[] {
  const sorted = rulings.map((ruling) => ruling.at).sort((a, b) => a - b);
  return sorted.filter((at, index) => index === 0 || at - (sorted[index - 1] ?? 0) > REACH);
}
