import type { Rect } from './view';

/** The least side of what a finger presses, in CSS pixels (WCAG 2.5.8). */
const LEAST = 24;

/**
 * How far beyond its edges a box can be pressed, as `inset` of CSS has it: up to a full target, but no further than half
 * of the way to the next box.
 */
export function reachOf(box: Rect, boxes: readonly Rect[]): string {
  const own = toEdges(box);
  const others = boxes.filter((other) => other !== box).map(toEdges);
  const [wide, high] = [missing(box[2]), missing(box[3])];
  const inColumn = others.filter((other) => other.left < own.right + wide && other.right > own.left - wide);
  const inRow = others.filter((other) => other.top < own.bottom && other.bottom > own.top);
  return [
    room(inColumn, high, (other) => other.top < own.top && own.top - other.bottom),
    room(inRow, wide, (other) => other.left > own.left && other.left - own.right),
    room(inColumn, high, (other) => other.top > own.top && other.top - own.bottom),
    room(inRow, wide, (other) => other.left < own.left && own.left - other.right),
  ]
    .map((pixels) => `${-pixels}px`)
    .join(' ');
}

type Edges = ReturnType<typeof toEdges>;

const toEdges = ([left, top, width, height]: Rect) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** On each of two sides. */
const missing = (side: number): number => Math.max(0, LEAST - side) / 2;

function room(others: readonly Edges[], wanted: number, gapTo: (other: Edges) => number | false): number {
  const gaps = others.map(gapTo).filter((gap) => gap !== false);
  return Math.max(0, Math.min(wanted, ...gaps.map((gap) => gap / 2)));
}
