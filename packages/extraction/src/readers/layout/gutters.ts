import { around, type Segment, toVisualLine } from './lines.ts';
import { FEWEST_ROWS, SAME_EDGE, type SegmentedLine } from './segmented-lines.ts';

const NARROWEST_GUTTER = 7;
/** A heading across the table crosses its gutters; prose crosses them on every line. */
const MOST_CROSSING = 0.2;

/** Left edges of the columns after the first: x positions where a gutter that most lines keep free ends. */
export function findGutters(lines: SegmentedLine[]): number[] {
  const [left, , right] = around(lines.map(({ line }) => line.box));
  const covered = coverage(lines, left, Math.ceil(right - left) + 1);
  // Counted against the lines with gaps: long cells of one column must not hide a column of short ones.
  const withGaps = lines.filter(({ segments }) => segments.length > 1).length;
  const allowed = Math.min(
    Math.floor(lines.length * MOST_CROSSING),
    Math.max(1, Math.floor(withGaps * MOST_CROSSING)),
  );
  const gutters: number[] = [];
  let freeFrom = -1;
  covered.forEach((count, x) => {
    const isFree = count <= allowed;
    if (isFree === freeFrom >= 0) return;
    if (!isFree && freeFrom > 0 && x - freeFrom >= NARROWEST_GUTTER) {
      const at = bestEdge(lines, left + freeFrom, left + x);
      if (at !== undefined) gutters.push(at);
    }
    freeFrom = isFree ? x : -1;
  });
  const sparse = freeFrom > 0 ? sparseColumn(lines, left + freeFrom) : undefined;
  return sparse === undefined ? gutters : [...gutters, sparse];
}

/**
 * The left edge of a last column that few rows have words in: they begin at one place, and nothing runs into it. Where the
 * words before it fill their column, hardly a gap parts the two.
 */
function sparseColumn(lines: SegmentedLine[], from: number): number | undefined {
  const all = lines.flatMap(({ segments }) => segments);
  const behind = lines.flatMap(({ segments }) => segments.slice(1)).filter(({ box }) => box[0] >= from);
  const edge = Math.min(...behind.map(({ box }) => box[0]));
  const areAligned = behind.length >= FEWEST_ROWS && behind.every(({ box }) => box[0] - edge <= SAME_EDGE);
  const near = all.filter(({ box }) => box[0] < edge && box[2] > edge - NARROWEST_GUTTER);
  const isColumn = areAligned && near.length < behind.length && near.every((words) => endsAt(words, edge));
  return isColumn ? edge - 1 : undefined;
}

const LEAST_GAP = 0.36;

/** Whether words end in front of a place, or go on at it behind more than a space. */
const endsAt = ({ fragments, size }: Segment, edge: number): boolean =>
  fragments.every(
    ({ box }, index) =>
      box[0] >= edge - SAME_EDGE ||
      box[2] <= edge - LEAST_GAP * size ||
      (fragments[index + 1]?.box[0] ?? 0) - box[2] > size,
  );

/** "… chapters 3 to 5, and | Quiz 1": words that fill their column up to the next one, cut where that begins. */
export const cutWhereFull = (lines: readonly SegmentedLine[], gutters: readonly number[]): SegmentedLine[] =>
  lines.map((line) => ({
    ...line,
    segments: line.segments.flatMap((segment) => {
      const starts = gutters.map((gutter) => startBehind(segment, gutter + 1)).filter((index) => index > 0);
      const edges = [0, ...starts, segment.fragments.length];
      return starts.length === 0
        ? [segment]
        : edges.slice(1).map((end, index) => toVisualLine(segment.fragments.slice(edges[index], end)));
    }),
  }));

/** Which of the words begin at a place, behind more than a space; 0 where none do. */
const startBehind = ({ fragments, size }: Segment, edge: number): number =>
  fragments.findIndex(
    ({ box }, index) =>
      index > 0 &&
      Math.abs(box[0] - edge) <= SAME_EDGE / 2 &&
      box[0] - (fragments[index - 1]?.box[2] ?? 0) >= LEAST_GAP * size,
  );

/** For every point of the width, how many lines have words there. */
function coverage(lines: SegmentedLine[], left: number, width: number): number[] {
  const covered = new Array<number>(width).fill(0);
  for (const { box } of lines.flatMap(({ segments }) => segments)) {
    const end = Math.min(width, Math.ceil(box[2] - left));
    for (let x = Math.floor(box[0] - left); x < end; x++) covered[x] = (covered[x] ?? 0) + 1;
  }
  return covered;
}

/** The leftmost start of a segment after the gap that enough lines respect on both sides. */
function bestEdge(lines: SegmentedLine[], from: number, to: number): number | undefined {
  const before = lines.filter(({ segments }) =>
    segments.some(({ box }) => box[2] <= to && box[0] < from + 1),
  );
  const after = lines.filter(({ segments }) => segments.some(({ box }) => box[0] >= from - 1));
  const withBoth = before.filter((line) => after.includes(line));
  const starts = after.flatMap(({ segments }) =>
    segments.map(({ box }) => box[0]).filter((x) => x >= from - 1 && x <= to + 40),
  );
  // Cells set in the middle of their row share few lines with their neighbours.
  const isEnough =
    withBoth.length >= FEWEST_ROWS || (withBoth.length > 0 && before.length >= 2 * FEWEST_ROWS);
  const isMany = isEnough && after.length >= FEWEST_ROWS && starts.length >= FEWEST_ROWS;
  const isFewInLine = withBoth.length >= FEWEST_IN_LINE && before.length >= FEWEST_ROWS && areInLine(starts);
  return isMany || isFewInLine ? Math.max(from, Math.min(...starts, to) - 1) : undefined;
}

/** So few words of a small table make a column where they begin at the very same place. */
const FEWEST_IN_LINE = 2;
const areInLine = (starts: readonly number[]): boolean =>
  Math.max(...starts) - Math.min(...starts) <= SAME_EDGE / 2;
