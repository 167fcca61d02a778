import { isListMark, isNarrowGap, toSegments, type VisualLine } from './lines.ts';
import { SAME_EDGE, type SegmentedLine } from './segmented-lines.ts';

const FEWEST_AT_EDGE = 4;
const LEAST_PART = 0.15;
/** Words across the whole table cross its rivers; prose crosses them on every line. */
const MOST_CROSSING = 0.1;

/**
 * Where columns begin that stand close together: several lines of the table go on at one place, behind gaps wider
 * than those between words, and hardly a line runs across it.
 */
export function findRivers(lines: readonly SegmentedLine[]): number[] {
  const starts = lines.flatMap(({ line }) => startsBehindGaps(line)).sort((a, b) => a - b);
  const fewest = Math.max(FEWEST_AT_EDGE, LEAST_PART * lines.length);
  return groupsOf(starts)
    .filter(({ length }) => length >= fewest)
    .map(([first = 0]) => first)
    .filter((x) => lines.filter(({ line }) => runsAcross(line, x)).length <= MOST_CROSSING * lines.length);
}

/** Where a line goes on behind each of its gaps; the one behind the mark of an item is none. */
export function startsBehindGaps({ fragments, size }: VisualLine): number[] {
  let right = Number.NEGATIVE_INFINITY;
  return fragments.flatMap(({ box }, index) => {
    const gap = box[0] - right;
    right = Math.max(right, box[2]);
    const isBehindMark = index === 1 && isListMark(fragments.slice(0, 1));
    return index > 0 && isNarrowGap(gap, size) && !isBehindMark ? [box[0]] : [];
  });
}

/** Sorted places that lie within one edge of each other. */
function groupsOf(sorted: readonly number[]): number[][] {
  const groups: number[][] = [];
  for (const x of sorted) {
    const group = groups.at(-1);
    if (group && x - (group[0] ?? x) <= SAME_EDGE) group.push(x);
    else groups.push([x]);
  }
  return groups;
}

/** Whether words of a line stand on both sides of a place. */
export const runsAcross = ({ fragments, size }: VisualLine, x: number): boolean =>
  fragments.some(({ box }) => box[0] < x - SAME_EDGE && box[2] > x - 0.3 * size);

/** The lines of a table, cut in front of the columns that stand close together as well. */
export const cutAtRivers = (lines: readonly SegmentedLine[], rivers: readonly number[]): SegmentedLine[] =>
  rivers.length === 0
    ? [...lines]
    : lines.map((segmented) => ({
        ...segmented,
        segments: toSegments(segmented.line, (x) =>
          [...rivers, ...segmented.segments.map(({ box }) => box[0])].some(
            (edge) => x >= edge - SAME_EDGE / 2 && x <= edge + SAME_EDGE,
          ),
        ),
      }));

/** The left edges of columns, those behind rivers among them. */
export const withRivers = (gutters: readonly number[], rivers: readonly number[]): number[] =>
  [...gutters, ...rivers.map((x) => x - 1).filter((x) => !gutters.some((gutter) => isNear(gutter, x)))].sort(
    (a, b) => a - b,
  );

const NEAR = 12;
const isNear = (gutter: number, x: number) => Math.abs(gutter - x) <= NEAR;
