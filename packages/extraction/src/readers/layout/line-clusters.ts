import { isOpenStretch, isPartOfDay } from '../../text/begins-with-day.ts';
import { isDateLike, textOf } from './date-like.ts';
import { LARGER, type VisualLine } from './lines.ts';
import { FEWEST_ROWS, SAME_EDGE, type SegmentedLine } from './segmented-lines.ts';

/** Rows of a table may be this many lines of wrapped text apart. */
const MOST_LINES_BETWEEN = 6;
const LARGEST_GAP_IN_SIZES = 5;

/** Where the group of at least `fewest` lines with gaps that begins at `start` ends; `start` itself when there is none. */
export function clusterEnd(lines: readonly SegmentedLine[], start: number, fewest = FEWEST_ROWS): number {
  const first = beginsCluster(lines, start);
  if (first === undefined) return start;
  let end = first + 1;
  let withGaps = 1;
  let between = 0;
  for (let index = first + 1; index < lines.length; index++) {
    const [previous, current] = [lines[index - 1] as SegmentedLine, lines[index] as SegmentedLine];
    if (current.line.box[1] - previous.line.box[3] > LARGEST_GAP_IN_SIZES * current.line.size) break;
    if (beginsColumn(current.line, previous.line)) break;
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
  return withGaps >= fewest ? withTail(lines, first, end) : start;
}

/** Where the lines end that stand close below a group, whatever column they are in, and in no larger type. */
export function closeEnd(lines: readonly SegmentedLine[], start: number, fewest: number): number {
  const end = clusterEnd(lines, start, fewest);
  if (end === start) return start;
  const rows = lines.slice(start, end);
  const apart = lines.findIndex(({ line }, index) => {
    const above = lines[index - 1]?.line;
    return (
      index >= end &&
      above !== undefined &&
      (!isClose(above, line) || isTitle(line, rows) || beginsColumn(line, above))
    );
  });
  return apart < 0 ? lines.length : apart;
}

/** Further up than the line before it: the first line of the next column of the page. */
const beginsColumn = (line: VisualLine, before: VisualLine): boolean => line.box[3] < before.box[1];

/** Larger words than those of the rows above are the title of what follows: another table, with columns of its own. */
const isTitle = ({ size }: VisualLine, above: readonly SegmentedLine[]): boolean =>
  size >= LARGER * Math.max(...above.map(({ line }) => line.size));

/** A line that begins where a later column of the lines above does: more words of a cell, however many. */
const standsUnderColumn = (above: readonly SegmentedLine[], { line }: SegmentedLine): boolean =>
  above
    .slice(-MOST_LINES_BETWEEN)
    .some(({ segments }) => segments.slice(1).some(({ box }) => Math.abs(box[0] - line.box[0]) <= SAME_EDGE));

/** The first line with a gap; a week or a date right above it belongs to it when both begin at the left. */
function beginsCluster(lines: readonly SegmentedLine[], start: number): number | undefined {
  const [first, second] = [lines[start], lines[start + 1]];
  if (!first) return undefined;
  if (first.segments.length >= 2) return start;
  const isAbove =
    second && second.segments.length >= 2 && isDateLike(first.line) && isClose(first.line, second.line);
  return isAbove && textOf(first.line).length < SHORT_CELL ? start + 1 : undefined;
}

const SHORT_CELL = 16;
const isClose = (above: VisualLine, below: VisualLine) => below.box[1] - above.box[3] <= below.size;

const NUMBER = /^\d{1,2}$/;

/** "Oct" and "15" below "Thu" and each other, or "17" below "Feb 13–", in a narrow column. */
function goesOnInDay({ segments: [first] }: SegmentedLine, line: VisualLine): boolean {
  const above = first ? textOf(first) : '';
  return (
    isPartOfDay(textOf(line)) || (NUMBER.test(textOf(line)) && (isPartOfDay(above) || isOpenStretch(above)))
  );
}

/** The last row's wrapped words: lines close below it that stand under a later column, or a date under the first. */
function withTail(lines: readonly SegmentedLine[], first: number, end: number): number {
  const left = Math.min(...lines.slice(Math.max(first, end - 8), end).map(({ line }) => line.box[0]));
  let tail = end;
  const isUnder = (at: number) => {
    const line = lines[at];
    return line !== undefined && standsUnderColumn(lines.slice(first, end), line);
  };
  while (tail < lines.length && (tail - end < MOST_LINES_BETWEEN || isUnder(tail))) {
    const [previous, current] = [lines[tail - 1]?.line, lines[tail]?.line];
    if (!previous || !current || !isClose(previous, current) || beginsColumn(current, previous)) break;
    const isDate =
      textOf(current).length < SHORT_CELL &&
      (isDateLike(current) || goesOnInDay(lines[tail - 1] as SegmentedLine, current));
    if (current.box[0] < left + 3 * current.size && !isDate) break;
    tail++;
  }
  return tail;
}
