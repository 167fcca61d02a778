import type { Box } from '../../extraction.ts';
import type { Fragment } from './fragments.ts';
import { around, type Segment, toSegments, toVisualLine, type VisualLine } from './lines.ts';

/** A table drawn with nothing but alignment: lines whose words keep the same gaps free. */
export interface AlignedTable {
  type: 'table';
  box: Box;
  columns: number;
  /** Each row holds, for every column, its lines from top to bottom. */
  rows: VisualLine[][][];
}

export type Flow = { type: 'line'; line: VisualLine } | AlignedTable;

const NARROWEST_GUTTER = 7;
const FEWEST_ROWS = 3;
/** Rows of a table may be this many lines of wrapped text apart. */
const MOST_LINES_BETWEEN = 6;
const LARGEST_GAP_IN_SIZES = 5;
/** A heading across the table crosses its gutters; prose crosses them on every line. */
const MOST_CROSSING = 0.2;

const DATE_LIKE =
  /^\W{0,3}(?:(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}|m|tu?|w|th?|r|f)\W{1,3})?(?:(?:0?[1-9]|[12]\d|3[01])\s?[/.-]\s?(?:0?[1-9]|[12]\d|3[01])\b|\d{1,2}\s?-?\s?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\W{0,2}\d|week\s?\d|\d{1,2}\s?[–-]\s?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/i;

/** Cuts a page's lines into plain lines and tables that only alignment shows. */
export function toFlow(lines: VisualLine[]): Flow[] {
  const segmented = besideEachOther(lines).map(toSegmentedLine);
  const flow: Flow[] = [];
  let index = 0;
  while (index < segmented.length) {
    const end = clusterEnd(segmented, index);
    const table = end > index ? toAlignedTable(segmented.slice(index, end)) : undefined;
    if (table) {
      flow.push(...table);
      index = end;
    } else {
      const { parts } = segmented[index] as SegmentedLine;
      flow.push(...parts.map((line): Flow => ({ type: 'line', line })));
      index++;
    }
  }
  return flow;
}

interface SegmentedLine {
  line: VisualLine;
  segments: Segment[];
  /** The lines of the page that it is made of, from top to bottom. */
  parts: VisualLine[];
}

function toSegmentedLine(parts: VisualLine[]): SegmentedLine {
  const line = toVisualLine(parts.flatMap(({ fragments }) => fragments));
  return { line, segments: toSegments(line), parts };
}

/** Words half a line lower than those they stand beside, as in cells set in the middle of their row, are one line with them. */
function besideEachOther(lines: readonly VisualLine[]): VisualLine[][] {
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

/** Where the group of lines with gaps that begins at `start` ends; `start` itself when there is none. */
function clusterEnd(lines: SegmentedLine[], start: number): number {
  const first = beginsCluster(lines, start);
  if (first === undefined) return start;
  let end = first + 1;
  let withGaps = 1;
  let between = 0;
  for (let index = first + 1; index < lines.length; index++) {
    const [previous, current] = [lines[index - 1] as SegmentedLine, lines[index] as SegmentedLine];
    if (current.line.box[1] - previous.line.box[3] > LARGEST_GAP_IN_SIZES * current.line.size) break;
    if (between >= MOST_LINES_BETWEEN) break;
    if (current.segments.length < 2) {
      if (isTitle(current.line, lines.slice(first, end))) break;
      if (!standsUnderColumn(lines.slice(first, end), current)) between++;
      continue;
    }
    withGaps++;
    between = 0;
    end = index + 1;
  }
  return withGaps >= FEWEST_ROWS ? withTail(lines, end) : start;
}

const LARGER = 1.12;

/** Larger words than those of the rows above are the title of what follows: another table, with columns of its own. */
const isTitle = ({ size }: VisualLine, above: readonly SegmentedLine[]): boolean =>
  size >= LARGER * Math.max(...above.map(({ line }) => line.size));

const SAME_EDGE = 2;

/** A line that begins where a later column of the lines above does: more words of a cell, however many. */
const standsUnderColumn = (above: readonly SegmentedLine[], { line }: SegmentedLine): boolean =>
  above
    .slice(-MOST_LINES_BETWEEN)
    .some(({ segments }) => segments.slice(1).some(({ box }) => Math.abs(box[0] - line.box[0]) <= SAME_EDGE));

/** The first line with a gap; a week or a date right above it belongs to it when both begin at the left. */
function beginsCluster(lines: SegmentedLine[], start: number): number | undefined {
  const [first, second] = [lines[start], lines[start + 1]];
  if (!first) return undefined;
  if (first.segments.length >= 2) return start;
  const isAbove =
    second && second.segments.length >= 2 && isDateLike(first.line) && isClose(first.line, second.line);
  return isAbove && textOf(first.line).length < SHORT_CELL ? start + 1 : undefined;
}

const SHORT_CELL = 16;
const isClose = (above: VisualLine, below: VisualLine) => below.box[1] - above.box[3] <= below.size;

/** The last row's wrapped words: lines close below it that stand under a later column, or a date under the first. */
function withTail(lines: SegmentedLine[], end: number): number {
  const left = Math.min(...lines.slice(Math.max(0, end - 8), end).map(({ line }) => line.box[0]));
  let tail = end;
  const isUnder = (at: number) => {
    const line = lines[at];
    return line !== undefined && standsUnderColumn(lines.slice(0, end), line);
  };
  while (tail < lines.length && (tail - end < MOST_LINES_BETWEEN || isUnder(tail))) {
    const [previous, current] = [lines[tail - 1]?.line, lines[tail]?.line];
    if (!previous || !current || !isClose(previous, current)) break;
    const isDate = isDateLike(current) && textOf(current).length < SHORT_CELL;
    if (current.box[0] < left + 3 * current.size && !isDate) break;
    tail++;
  }
  return tail;
}

function toAlignedTable(lines: SegmentedLine[]): Flow[] | undefined {
  const gutters = findGutters(lines);
  if (gutters.length === 0) return undefined;
  const columns = gutters.length + 1;
  const columnOf = (x: number) => gutters.filter((gutter) => gutter <= x).length;
  const cut = lines.map(({ segments }) => {
    const cells: Fragment[][] = Array.from({ length: columns }, () => []);
    for (const segment of segments) cells[columnOf(segment.box[0] + 1)]?.push(...segment.fragments);
    return cells.map((fragments) => (fragments.length > 0 ? toVisualLine(fragments) : undefined));
  });
  return [
    {
      type: 'table',
      box: around(lines.map(({ line }) => line.box)),
      columns,
      rows: toRows(cut, anchorColumn(cut, columns)),
    },
  ];
}

type CutLine = (VisualLine | undefined)[];

/** Left edges of the columns after the first: x positions where a gutter that most lines keep free ends. */
function findGutters(lines: SegmentedLine[]): number[] {
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

/** The left edge of a last column that few rows have words in: they begin at one place, and nothing runs into it. */
function sparseColumn(lines: SegmentedLine[], from: number): number | undefined {
  const all = lines.flatMap(({ segments }) => segments);
  const behind = lines.flatMap(({ segments }) => segments.slice(1)).filter(({ box }) => box[0] >= from);
  const edge = Math.min(...behind.map(({ box }) => box[0]));
  const isColumn =
    behind.length >= FEWEST_ROWS &&
    behind.every(({ box }) => box[0] - edge <= SAME_EDGE) &&
    all.every(({ box }) => box[0] >= edge || box[2] <= edge - NARROWEST_GUTTER);
  return isColumn ? edge - 1 : undefined;
}

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
  // Cells set in the middle of their row share few lines with their neighbours.
  const isEnough =
    withBoth.length >= FEWEST_ROWS || (withBoth.length > 0 && before.length >= 2 * FEWEST_ROWS);
  if (!isEnough || after.length < FEWEST_ROWS) return undefined;
  const starts = after.flatMap(({ segments }) =>
    segments.map(({ box }) => box[0]).filter((x) => x >= from - 1 && x <= to + 40),
  );
  return starts.length >= FEWEST_ROWS ? Math.max(from, Math.min(...starts, to) - 1) : undefined;
}

/** The column whose words begin a row: the one with most dates, else the first. */
function anchorColumn(cut: CutLine[], columns: number): number {
  const dates = Array.from(
    { length: columns },
    (_, column) => cut.filter((cells) => isDateLike(cells[column])).length,
  );
  const most = Math.max(...dates);
  return most >= 2 ? dates.indexOf(most) : 0;
}

const textOf = (line: VisualLine) => line.fragments.map(({ text }) => text).join(' ');
const isDateLike = (line: VisualLine | undefined) => line !== undefined && DATE_LIKE.test(textOf(line));

/** What the column whose words begin a row holds. */
interface Anchors {
  column: number;
  areDates: boolean;
  /** Days stand beside each other, and what happens on them below. */
  areDays: boolean;
  /** Each date stands below the number of its week. */
  areNumbered: boolean;
}

/** Lines of nothing but days, beside the number of their week; two dates behind a name are no such line. */
function areDaysBeside(cut: readonly CutLine[]): boolean {
  const dated = cut.filter((cells) => cells.some(isDateLike));
  const days = dated.filter((cells) => {
    const filled = cells.filter((line) => line !== undefined);
    return (
      filled.filter(isDateLike).length >= 2 && filled.every((line) => isDateLike(line) || isNumber(line))
    );
  });
  return days.length >= 2 && 2 * days.length >= dated.length;
}

const NUMBER_ONLY = /^\d{1,2}$/;
const isNumber = (line: VisualLine | undefined) => line !== undefined && NUMBER_ONLY.test(textOf(line));

function countNumbered(cut: readonly CutLine[], anchor: number): number {
  const lines = cut.flatMap((cells) => cells[anchor] ?? []);
  return lines.filter((line, index) => isNumber(line) && isDateLike(lines[index + 1])).length;
}

function toRows(cut: CutLine[], anchor: number): VisualLine[][][] {
  const anchors: Anchors = {
    column: anchor,
    areDates: cut.filter((cells) => isDateLike(cells[anchor])).length >= 2,
    areDays: areDaysBeside(cut),
    areNumbered: countNumbered(cut, anchor) >= FEWEST_ROWS,
  };
  const rows: VisualLine[][][] = [];
  let previous: CutLine | undefined;
  for (const cells of cut) {
    const row = rows.at(-1);
    const goesOn =
      row !== undefined &&
      (isDateOfWeek(row[anchor], cells[anchor], anchors) || !beginsRow(cells, previous, anchors));
    if (goesOn) addTo(row, cells);
    else rows.push(beginRow(row, cells, anchor));
    previous = cells;
  }
  return rows;
}

const addTo = (row: VisualLine[][], cells: CutLine) =>
  cells.forEach((line, column) => {
    if (line) row[column]?.push(line);
  });

/** Words that go on with the sentence of the cell above stay with it, though the row below has begun. */
function beginRow(above: VisualLine[][] | undefined, cells: CutLine, anchor: number): VisualLine[][] {
  return cells.map((line, column) => {
    const last = above?.[column]?.at(-1);
    if (!line || column === anchor || !last || !isSentenceGoingOn(last, line)) return line ? [line] : [];
    above?.[column]?.push(line);
    return [];
  });
}

const isSentenceGoingOn = (last: VisualLine, line: VisualLine) =>
  line.box[1] - last.box[3] < 0.5 * line.size &&
  /^(?:\p{Ll}|\()/u.test(textOf(line)) &&
  !/[.;:]$/.test(textOf(last));

const WEEK_ONLY = /^\W{0,3}(?:week|wk|session|class)\s?\d{1,2}\W{0,3}$/i;

/** "Week 5" and the date below it are one cell. */
function isDateOfWeek(
  above: VisualLine[] | undefined,
  line: VisualLine | undefined,
  { areNumbered }: Anchors,
): boolean {
  const last = above?.at(-1);
  if (last === undefined || line === undefined) return false;
  if (areNumbered && isNumber(last) && isDateLike(line)) return true;
  return WEEK_ONLY.test(textOf(last)) && !WEEK_ONLY.test(textOf(line));
}

function beginsRow(cells: CutLine, previous: CutLine | undefined, anchors: Anchors): boolean {
  const { column: anchor, areDates } = anchors;
  if (areDates && isDateLike(cells[anchor])) return true;
  if (anchors.areDays) return cells.some(isDateLike);
  if (anchors.areNumbered && isNumber(cells[anchor])) return true;
  const first = cells.findIndex((line) => line !== undefined);
  if (first > anchor) return false;
  const isWholeRow = first < anchor && cells[anchor] !== undefined;
  return !areDates || isWholeRow || isFarBelow(cells, previous);
}

function isFarBelow(cells: CutLine, previous: CutLine | undefined) {
  const top = Math.min(...cells.flatMap((line) => (line ? [line.box[1]] : [])));
  const bottom = Math.max(...(previous ?? []).flatMap((line) => (line ? [line.box[3]] : [])));
  const size = Math.max(...cells.flatMap((line) => (line ? [line.size] : [])));
  return top - bottom > 0.35 * size;
}
