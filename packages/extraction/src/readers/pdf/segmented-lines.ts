import { type Segment, toSegments, toVisualLine, type VisualLine } from './lines.ts';

/** A table that only alignment shows has at least this many rows. */
export const FEWEST_ROWS = 3;
/** Words that begin this close to each other begin at one edge. */
export const SAME_EDGE = 2;

/** A line of the page with its stretches of words between wide gaps. */
export interface SegmentedLine {
  line: VisualLine;
  segments: Segment[];
  /** The lines of the page that it is made of, from top to bottom. */
  parts: VisualLine[];
}

export function toSegmentedLine(parts: VisualLine[]): SegmentedLine {
  const line = toVisualLine(parts.flatMap(({ fragments }) => fragments));
  return { line, segments: toSegments(line), parts };
}

/** Words half a line lower than those they stand beside, as in cells set in the middle of their row, are one line with them. */
export function besideEachOther(lines: readonly VisualLine[]): VisualLine[][] {
  const joined: VisualLine[][] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    if (above?.[0] && above.length === 1 && isBeside(above[0], line)) above.push(line);
    else joined.push([line]);
  }
  return joined;
}

const LEAST_BESIDE = 0.25;

function isBeside(above: VisualLine, line: VisualLine): boolean {
  const size = Math.max(above.size, line.size);
  const gap = Math.max(above.box[0], line.box[0]) - Math.min(above.box[2], line.box[2]);
  return above.box[3] - line.box[1] > LEAST_BESIDE * size && gap > size;
}
