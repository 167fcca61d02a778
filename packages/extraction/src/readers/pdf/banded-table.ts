import { type CutLine, toRows as rowsOfDays, together } from '../layout/aligned-rows.ts';
import { type AlignedTable, cutAtGutters, inColumns } from '../layout/aligned-table.ts';
import { isDateLike, textOf } from '../layout/date-like.ts';
import { headedGutters } from '../layout/headed-gutters.ts';
import { around, type VisualLine } from '../layout/lines.ts';
import {
  besideEachOther,
  FEWEST_ROWS,
  type SegmentedLine,
  toSegmentedLines,
} from '../layout/segmented-lines.ts';
import type { Bands } from './bands.ts';
import type { Grid } from './grid.ts';

/** A table whose rows the page draws, and whose columns only alignment shows; and the lines that are not in it. */
export function takeBandedTable(
  lines: readonly VisualLine[],
  bands: Bands,
): { table: AlignedTable; rest: VisualLine[] } | undefined {
  const beside = lines.filter(({ box }) => box[0] >= bands.box[0] - REACH && box[2] <= bands.box[2] + REACH);
  const segmented = toSegmentedLines(besideEachOther(beside));
  const between = toRows(segmented, bands);
  const rows = withOpenEnds(between, segmented, bands);
  if (!areRows(rows) || (between.length < FEWEST_ROWS && goesOnBelow(rows, segmented))) return undefined;
  const inside = rows.flat();
  const { lines: cut, gutters } = columnsOf(rows);
  if (gutters.length === 0) return undefined;
  const taken = new Set(inside.flatMap(({ parts }) => parts));
  const cutRows = rows.map((row) => cutAtGutters(cut.splice(0, row.length), gutters));
  const fewest =
    cutRows.filter((row) => daysOf(row).count >= FEWEST_OF_WEEK).length >= FEWEST_WEEKS
      ? FEWEST_OF_WEEK
      : FEWEST_DAYS;
  return {
    table: {
      type: 'table',
      box: around(inside.map(({ line }) => line.box)),
      columns: gutters.length + 1,
      gutters,
      rows: cutRows.flatMap((row) => rowsBetween(row, fewest)),
    },
    rest: lines.filter((line) => !taken.has(line)),
  };
}

/** The same within a frame: lines between the rows, and upright ones at its sides only. */
export function takeFramedTable(
  { columns, box, cells }: Grid,
  lines: readonly VisualLine[],
): ReturnType<typeof takeBandedTable> {
  if (columns !== 1) return undefined;
  return takeBandedTable(lines, { box, at: [box[1], ...cells.map(({ box: cell }) => cell[3])] });
}

const REACH = 3;

/** Those that the words keep free, or more of them where the heads tell them apart. */
function columnsOf(rows: SegmentedLine[][]): { lines: SegmentedLine[]; gutters: number[] } {
  const aligned = inColumns(rows.flat());
  const headed = headedGutters(rows) ?? [];
  return headed.length > aligned.gutters.length ? { lines: rows.flat(), gutters: headed } : aligned;
}

const middle = ({ line: { box } }: SegmentedLine) => (box[1] + box[3]) / 2;

function toRows(lines: SegmentedLine[], { at }: Bands): SegmentedLine[][] {
  return at
    .slice(1)
    .map((bottom, index) => lines.filter((line) => middle(line) > (at[index] ?? 0) && middle(line) <= bottom))
    .filter((row) => row.length > 0);
}

/** Lines are often drawn between the rows only: the first and the last one stand outside. */
function withOpenEnds(rows: SegmentedLine[][], lines: SegmentedLine[], { at }: Bands): SegmentedLine[][] {
  const [top = 0, bottom = 0] = [at[0], at.at(-1)];
  const above = endRow(lines.filter((line) => middle(line) <= top).reverse(), top).reverse();
  const below = endRow(
    lines.filter((line) => middle(line) > bottom),
    bottom,
  );
  return [...(above.length > 0 ? [above] : []), ...rows, ...(below.length > 0 ? [below] : [])];
}

/** How far the words of a row stand from its line, and its lines from each other, in sizes of type. */
const FROM_EDGE = 1.6;
const BETWEEN_LINES = 0.6;
const MOST_LINES = 12;

/** The lines next to the edge of a table that go on with it: close to each other, the first of them in columns. */
function endRow(lines: SegmentedLine[], edge: number): SegmentedLine[] {
  const row: SegmentedLine[] = [];
  let last = edge;
  for (const line of lines.slice(0, MOST_LINES)) {
    const { box, size } = line.line;
    const gap = Math.min(Math.abs(box[1] - last), Math.abs(box[3] - last));
    if (gap > (row.length === 0 ? FROM_EDGE : BETWEEN_LINES) * size) break;
    row.push(line);
    last = edge < box[1] ? box[3] : box[1];
  }
  return row.some(({ segments }) => segments.length > 1) ? row : [];
}

/** Below its last row are others that no line parts: what is drawn sets apart the heads, and no rows. */
function goesOnBelow(rows: readonly SegmentedLine[][], lines: readonly SegmentedLine[]): boolean {
  const last = rows.at(-1)?.at(-1);
  const below = last && lines[lines.indexOf(last) + 1];
  return (
    last !== undefined &&
    below !== undefined &&
    below.segments.length > 1 &&
    below.line.box[1] - last.line.box[3] <= FROM_EDGE * below.line.size
  );
}

/** Most rows have words in several columns, and none is a page of prose between two lines. */
function areRows(rows: SegmentedLine[][]): boolean {
  const several = rows.filter((row) => row.some(({ segments }) => segments.length > 1));
  return (
    several.length >= FEWEST_ROWS &&
    3 * several.length > rows.length &&
    rows.every(({ length }) => length <= 2 * MOST_LINES)
  );
}

const FEWEST_DAYS = 3;
/** Less are the days of one row, save where several rows hold them. */
const FEWEST_OF_WEEK = 2;
const FEWEST_WEEKS = 3;

/**
 * What stands between two lines of the page: one row, put together column by column, or the rows of several days, where
 * lines only set apart what is special among them, or the weeks.
 */
function rowsBetween(row: CutLine[], fewest: number): VisualLine[][][] {
  const { count, column } = daysOf(row);
  return count >= fewest ? rowsOfDays(row, column) : [together(row)];
}

/** How many days lead lines of their own; none, where one has nothing beside it, or is below the number of its week. */
function daysOf(row: readonly CutLine[]): { count: number; column: number } {
  const columns = Array.from(
    { length: Math.max(0, ...row.map(({ length }) => length)) },
    (_, column) => column,
  );
  const counts = columns.map((column) => countDays(row, column));
  const count = Math.max(0, ...counts);
  return { count, column: Math.max(0, counts.indexOf(count)) };
}

function countDays(row: readonly CutLine[], column: number): number {
  const days = row.filter((cells) => isDateLike(cells[column]));
  const isInWeek =
    days.length <= FEWEST_OF_WEEK && days.some(({ [column]: day }) => day && WEEK.test(textOf(day)));
  return days.every((cells) => hasOthers(cells, column)) && !isInWeek ? days.length : 0;
}

const WEEK = /^\W{0,3}week/iu;

const hasOthers = (cells: CutLine, column: number): boolean =>
  cells.some((line, index) => index !== column && line !== undefined);
