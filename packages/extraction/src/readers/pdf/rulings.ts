import type { DrawnPath } from './drawn-paths.ts';
import { applyTo, type Matrix } from './pdfjs.ts';

/** A straight horizontal or vertical line of the drawing: at `at`, reaching from `from` to `to`. */
export interface Ruling {
  at: number;
  from: number;
  to: number;
}

export interface Rulings {
  horizontal: Ruling[];
  vertical: Ruling[];
  /** Upper and lower edges of filled areas, as shaded rows have them. */
  edges: Ruling[];
}

/** Wider than this and a filled rectangle is a shaded area, not a line. */
const THICKEST_LINE = 3;
const SHORTEST_LINE = 4;
/** Drawings with more strokes are charts or maps; a table has a few hundred. */
const MOST_RULINGS = 4000;

/** The straight lines a page draws, in points from the top left. */
export function toRulings(paths: readonly DrawnPath[], ops: Record<string, number>): Rulings {
  const found: Rulings = { horizontal: [], vertical: [], edges: [] };
  for (const { args, matrix } of paths) {
    collectPath(args, ops, matrix, found);
    if (found.horizontal.length + found.vertical.length + found.edges.length > MOST_RULINGS)
      return { horizontal: [], vertical: [], edges: [] };
  }
  const { horizontal, vertical, edges } = found;
  return { horizontal: merge(horizontal), vertical: merge(vertical), edges: merge(edges) };
}

function collectPath(args: DrawnPath['args'], ops: Record<string, number>, matrix: Matrix, found: Rulings) {
  const [paint, data] = args;
  const path = Array.isArray(data) ? data[0] : undefined;
  if (!path || typeof path.length !== 'number') return;
  const isStroked = paint !== ops.fill && paint !== ops.eoFill;
  for (const points of subpaths(path as ArrayLike<number>, matrix)) {
    if (isStroked) collectEdges(points, found);
    else collectFilled(points, found);
  }
}

type Point = [x: number, y: number];

/** The corners of every subpath; a curve ends its subpath, since no table is drawn with one. */
function subpaths(path: ArrayLike<number>, matrix: Matrix): Point[][] {
  const all: Point[][] = [];
  let points: Point[] = [];
  const at = (index: number) => path[index] ?? 0;
  for (let index = 0; index < path.length; ) {
    const kind = path[index++];
    if (kind === 0) {
      all.push(points);
      points = [applyTo(matrix, at(index), at(index + 1))];
      index += 2;
    } else if (kind === 1) {
      points.push(applyTo(matrix, at(index), at(index + 1)));
      index += 2;
    } else if (kind === 4) {
      const first = points[0];
      if (first) points.push(first);
    } else {
      points = [];
      index += kind === 2 ? 6 : 4;
    }
  }
  all.push(points);
  return all.filter((subpath) => subpath.length > 1);
}

function collectEdges(points: Point[], found: Rulings) {
  for (let index = 1; index < points.length; index++) {
    const [x0, y0] = points[index - 1] as Point;
    const [x1, y1] = points[index] as Point;
    collectLine(x0, y0, x1, y1, found);
  }
}

function collectFilled(points: Point[], found: Rulings) {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  if (x1 - x0 > THICKEST_LINE && y1 - y0 > THICKEST_LINE) {
    found.edges.push({ at: y0, from: x0, to: x1 }, { at: y1, from: x0, to: x1 });
    return;
  }
  const [middleX, middleY] = [(x0 + x1) / 2, (y0 + y1) / 2];
  if (x1 - x0 >= y1 - y0) collectLine(x0, middleY, x1, middleY, found, 0.5);
  else collectLine(middleX, y0, middleX, y1, found, 0.5);
}

function collectLine(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  found: Rulings,
  shortest = SHORTEST_LINE,
) {
  const [width, height] = [Math.abs(x1 - x0), Math.abs(y1 - y0)];
  if (height <= 1 && width >= shortest)
    found.horizontal.push({ at: (y0 + y1) / 2, from: Math.min(x0, x1), to: Math.max(x0, x1) });
  else if (width <= 1 && height >= shortest)
    found.vertical.push({ at: (x0 + x1) / 2, from: Math.min(y0, y1), to: Math.max(y0, y1) });
}

/** Lines are often drawn cell by cell, or as two edges of a thin bar: joined into one here. */
function merge(rulings: Ruling[]): Ruling[] {
  const sorted = [...rulings].sort((a, b) => a.at - b.at);
  const groups: Ruling[][] = [];
  for (const ruling of sorted) {
    const group = groups.at(-1);
    const first = group?.[0];
    if (group && first && ruling.at - first.at <= THICKEST_LINE) group.push(ruling);
    else groups.push([ruling]);
  }
  return groups.flatMap(mergeAlong).filter((ruling) => ruling.to - ruling.from >= SHORTEST_LINE);
}

function mergeAlong(group: Ruling[]): Ruling[] {
  const joined: Ruling[] = [];
  for (const ruling of [...group].sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && ruling.from <= last.to + THICKEST_LINE)
      joined[joined.length - 1] = { ...last, to: Math.max(last.to, ruling.to) };
    else joined.push(ruling);
  }
  return joined;
}
