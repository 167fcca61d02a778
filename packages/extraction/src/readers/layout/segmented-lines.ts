import {
  isNarrowGap,
  LARGER,
  medianSize,
  type Segment,
  toSegments,
  toVisualLine,
  type VisualLine,
} from './lines.ts';

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

export function toSegmentedLines(lines: readonly VisualLine[][]): SegmentedLine[] {
  const joined = lines.map((parts) => toVisualLine(parts.flatMap(({ fragments }) => fragments)));
  const isNarrowEdge = near(narrowEdges(joined));
  const isTypesetEdge = near(typesetEdges(joined));
  const isEdge = (x: number, gap: number) => isNarrowEdge(x) || (gap >= TYPESET_GAP && isTypesetEdge(x));
  const usual = medianSize(joined);
  return joined.map((line, index) => ({
    line,
    segments: isNumberedTitle(line, usual)
      ? [line]
      : toSegments(line, (x, gap) => isEdge(x, gap / line.size)),
    parts: lines[index] ?? [line],
  }));
}

const SECTION_NUMBER = /^\d{1,2}(?:\.\d{1,2}){0,3}\.?$/;

/** "5.1   Summary of grade components", larger than the rest: its gap parts no columns. */
const isNumberedTitle = ({ fragments: [number, ...words], size }: VisualLine, usual: number): boolean =>
  size >= LARGER * usual && SECTION_NUMBER.test(number?.text.trim() ?? '') && words.length === 1;

const near = (edges: readonly number[]) => (x: number) =>
  edges.some((edge) => Math.abs(x - edge) <= SAME_EDGE / 2);

/** TeX leaves 12 points between the widest cell of a column and the next one, whatever the size of its type. */
const TYPESET_GAP = 0.8;

/** Where a few lines of a page begin anew behind gaps that are nearly wide enough to tell by themselves. */
const typesetEdges = (lines: readonly VisualLine[]): number[] =>
  startsBehind(lines, (gap, size) => gap >= TYPESET_GAP * size, FEWEST_ROWS);

/** So many lines of a page begin anew at one place, behind gaps wider than those between words. */
const FEWEST_AT_EDGE = 6;

/** Where the columns of narrow tables begin, whose gaps are too narrow to tell by themselves. */
function narrowEdges(lines: readonly VisualLine[]): number[] {
  const edges = startsBehind(lines, isNarrowGap, FEWEST_AT_EDGE);
  // One or two edges may be those of words behind a date and its weekday; more are columns.
  return edges.length > 2 ? edges : [];
}

/** The places at which so many lines go on behind such a gap. */
function startsBehind(
  lines: readonly VisualLine[],
  isGap: (gap: number, size: number) => boolean,
  fewest: number,
): number[] {
  const starts = lines.flatMap((line) =>
    line.fragments.flatMap(({ box }, index) => {
      const gap = box[0] - Math.max(...line.fragments.slice(0, index).map((before) => before.box[2]));
      return index > 0 && isGap(gap, line.size) ? [box[0]] : [];
    }),
  );
  const counted = Map.groupBy(starts, (x) => Math.round(x));
  return [...counted.values()].flatMap((at) => (at.length >= fewest ? [at[0] ?? 0] : []));
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
  const shared = Math.min(above.box[3], line.box[3]) - Math.max(above.box[1], line.box[1]);
  return shared > LEAST_BESIDE * size && gap > size;
}
