import type { Line } from '../document.ts';
import { placeOf } from './place-of.ts';

const MOST_LINES = 0.9;
const NARROW = 0.6;
const FEW = 0.1;
const FEWEST_OF_COLUMN = 4;
/** In line heights. */
const FAR_ABOVE = 3;

/** The value below which this part of all values lies. */
export function percentile(values: number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
}

/** Whether a line goes on with a sentence of the one above it, wherever both end. */
export type GoesOn = (line: Line, above: Line | undefined) => boolean;

export interface Edges {
  /** Where most lines of the page end. */
  page: number;
  /** Where the lines around this one end: at the edge of the page, or of their column where it has two. */
  of: Map<Line, number>;
}

/** Where the lines of a page end; the `widest` line of the document ends where the page does. */
export function rightEdges(lines: readonly Line[], widest: number, goesOn: GoesOn): Edges {
  const page = rightEdge(lines, widest, goesOn);
  const of = new Map(lines.map((line) => [line, page]));
  for (const column of textColumns(lines)) {
    const edge = rightEdge(column, page, goesOn);
    for (const line of column) of.set(line, edge);
  }
  return { page, of };
}

/** Where most lines end; of short lines, of which none goes on with the one above, where the `widest` one does. */
function rightEdge(lines: readonly Line[], widest: number, goesOn: GoesOn): number {
  const usual = percentile(
    lines.flatMap((line) => placeOf(line)?.[2] ?? []),
    MOST_LINES,
  );
  const areItems = lines.filter((line, index) => goesOn(line, lines[index - 1])).length < FEW * lines.length;
  return areItems && usual < NARROW * widest ? widest : usual;
}

/** Lines that are followed by others beside them: the two columns of a page, in the order in which they are read. */
function textColumns(lines: readonly Line[]): Line[][] {
  return lines.flatMap((line, index) => {
    const above = lines[index - 1];
    if (!above || !isBeside(above, line)) return [];
    const left = columnBefore(lines.slice(0, index), line);
    const right = columnFrom(lines.slice(index), left);
    const areColumns = [left, right].every((column) => column.length >= FEWEST_OF_COLUMN);
    return areColumns ? [left, right] : [];
  });
}

/** The next line stands far above and to the right of this one. */
function isBeside(line: Line, next: Line): boolean {
  const [one, other] = [placeOf(line), placeOf(next)];
  if (!one || !other) return false;
  return other[0] > one[2] && other[1] < one[1] - FAR_ABOVE * (one[3] - one[1]);
}

/** The lines in front of the first of the right column that stand beside it. */
function columnBefore(before: readonly Line[], first: Line): Line[] {
  const [left = 0, top = 0] = placeOf(first) ?? [];
  const start = before.findLastIndex((line) => {
    const place = placeOf(line);
    return !place || place[2] > left || place[3] < top;
  });
  return before.slice(start + 1);
}

/** The lines of the right column: all that begin to the right of the left one. */
function columnFrom(lines: readonly Line[], left: readonly Line[]): Line[] {
  const edge = Math.max(...left.map((line) => placeOf(line)?.[2] ?? 0));
  const end = lines.findIndex((line) => (placeOf(line)?.[0] ?? 0) <= edge);
  return end < 0 ? [...lines] : lines.slice(0, end);
}
