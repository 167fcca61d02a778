import type { Box } from '../../extraction.ts';
import { anchorColumn, type CutLine, toRows } from './aligned-rows.ts';
import { textOf } from './date-like.ts';
import type { Fragment } from './fragment.ts';
import { cutWhereFull, findGutters } from './gutters.ts';
import { closeEnd, clusterEnd } from './line-clusters.ts';
import { around, toVisualLine, type VisualLine } from './lines.ts';
import { type IsHead, repeatedHeads } from './repeated-heads.ts';
import { cutAtRivers, findRivers, runsAcross, withRivers } from './rivers.ts';
import {
  besideEachOther,
  FEWEST_ROWS,
  SAME_EDGE,
  type SegmentedLine,
  toSegmentedLines,
} from './segmented-lines.ts';

/** A table drawn with nothing but alignment: lines whose words keep the same gaps free. */
export interface AlignedTable {
  type: 'table';
  box: Box;
  columns: number;
  /** The left edges of its later columns. */
  gutters: readonly number[];
  /** Each row holds, for every column, its lines from top to bottom. */
  rows: VisualLine[][][];
}

export type Flow = { type: 'line'; line: VisualLine } | AlignedTable;

/**
 * Cuts a page's lines into plain lines and tables that only alignment shows. A table may go on from the page before,
 * with the `gutters` that it has there.
 */
export function toFlow(lines: VisualLine[], gutters: readonly number[] = []): Flow[] {
  const segmented = toSegmentedLines(besideEachOther(lines));
  const last = lastRows(segmented, gutters);
  const flow: Flow[] = last ? [tableOf(last, gutters)] : [];
  let index = last?.length ?? 0;
  const isHead = repeatedHeads(lines);
  while (index < segmented.length) {
    const headed = isHead(segmented[index]?.segments ?? [])
      ? belowHeads(segmented, index, isHead)
      : undefined;
    const end = headed?.end ?? titleWithin(segmented, index, clusterEnd(segmented, index));
    const table = headed?.table ?? toAlignedTable(segmented.slice(index, end), gutters);
    if (table) {
      flow.push(table);
      index = end;
    } else {
      const { parts } = segmented[index] as SegmentedLine;
      flow.push(...parts.map((line): Flow => ({ type: 'line', line })));
      index++;
    }
  }
  return flow;
}

/** With the heads themselves. */
const FEWEST_BELOW_HEADS = 2;

/** What stands below heads that are known, each column from where its head begins. */
function belowHeads(
  lines: readonly SegmentedLine[],
  start: number,
  isHead: IsHead,
): { table: AlignedTable; end: number } | undefined {
  const next = lines.findIndex(({ segments }, index) => index > start && isHead(segments));
  const isTitled = next > 0 && lines[next - 1]?.segments.length === 1;
  const end = closeEnd(
    next < 0 ? lines : lines.slice(0, isTitled ? next - 1 : next),
    start,
    FEWEST_BELOW_HEADS,
  );
  const rows = lines.slice(start, end);
  const edges = rows[0]?.segments.slice(1).map(({ box }) => box[0]) ?? [];
  if (edges.length === 0 || edges.some((edge) => rows.some(({ line }) => runsAcross(line, edge))))
    return undefined;
  const gutters = edges.map((edge) => edge - 1);
  return { table: tableOf(cutAtRivers(rows, edges), gutters), end };
}

/** The last rows of a table that is on the page before, too few to tell by themselves: words begin at its edges, and none run across them. */
function lastRows(lines: readonly SegmentedLine[], above: readonly number[]): SegmentedLine[] | undefined {
  if (above.length === 0) return undefined;
  const cut = cutAtRivers(
    lines,
    above.map((edge) => edge + 1),
  );
  const rows = cut.slice(0, clusterEnd(cut, 0, 1));
  const isWide = ({ segments }: SegmentedLine) =>
    segments.filter(({ box }) => above.some((edge) => Math.abs(edge + 1 - box[0]) <= SAME_EDGE)).length > 1;
  const areRows =
    rows.some(isWide) && rows.every(({ line }) => !above.some((edge) => runsAcross(line, edge + 1)));
  const areFew = rows.filter(({ segments }) => segments.length > 1).length < FEWEST_ROWS;
  return areRows && areFew ? rows : undefined;
}

const LONGEST_TITLE = 40;
/** So many more columns has a table of its own than the one that it was put together with. */
const MORE_COLUMNS = 3;

/** Where a title within a group of lines parts two tables: what stands below it has more columns than all of them together. */
function titleWithin(lines: SegmentedLine[], start: number, end: number): number {
  if (end <= start) return end;
  const gutters = (from: number) => inColumns(lines.slice(from, end)).gutters.length;
  const left = Math.min(...lines.slice(start, end).map(({ line }) => line.box[0]));
  const title = lines.slice(start, end).findIndex((line, index) => {
    const below = lines[start + index + 1];
    const isTitle = index > 0 && line.segments.length === 1 && isName(line.line, left);
    return isTitle && below !== undefined && below.segments.length > 1;
  });
  return title > 0 && gutters(start + title + 1) >= gutters(start) + MORE_COLUMNS ? start + title : end;
}

const isName = (line: VisualLine, left: number): boolean =>
  line.box[0] - left <= SAME_EDGE &&
  /^\p{Lu}[\p{L}\s]+:?$/u.test(textOf(line)) &&
  textOf(line).length <= LONGEST_TITLE;

/** The lines of a table with the left edges of its later columns. */
export function inColumns(
  uncut: readonly SegmentedLine[],
  above: readonly number[] = [],
): { lines: SegmentedLine[]; gutters: number[] } {
  const rivers = findRivers(uncut);
  const lines = cutAtRivers(uncut, rivers);
  const gutters = withRivers(findGutters(lines), rivers);
  const goingOn = continued(uncut, gutters, above);
  return goingOn.length === 0
    ? { lines: cutWhereFull(lines, gutters), gutters }
    : { lines: cutAtRivers(lines, goingOn), gutters: withRivers(gutters, goingOn) };
}

/**
 * Where columns of the page before go on that have too few words on this one to be told by themselves: the others of
 * its table are here as well, some words begin at the edge, and none run across it.
 */
function continued(
  lines: readonly SegmentedLine[],
  gutters: readonly number[],
  above: readonly number[],
): number[] {
  const isAbove = (gutter: number) => above.some((edge) => Math.abs(edge - gutter) <= SAME_EDGE);
  if (gutters.length === 0 || !gutters.every(isAbove)) return [];
  return above
    .filter((edge) => !gutters.some((gutter) => Math.abs(edge - gutter) <= SAME_EDGE))
    .map((edge) => edge + 1)
    .filter((x) => lines.some((line) => beginsAt(line, x)) && !lines.some(({ line }) => runsAcross(line, x)));
}

const beginsAt = ({ line: { fragments } }: SegmentedLine, x: number): boolean =>
  fragments.slice(1).some(({ box }) => Math.abs(box[0] - x) <= SAME_EDGE);

export function cutAtGutters(lines: readonly SegmentedLine[], gutters: readonly number[]): CutLine[] {
  const columnOf = (x: number) => gutters.filter((gutter) => gutter <= x).length;
  return lines.map(({ segments }) => {
    const cells: Fragment[][] = Array.from({ length: gutters.length + 1 }, () => []);
    for (const segment of segments) cells[columnOf(segment.box[0] + 1)]?.push(...segment.fragments);
    return cells.map((fragments) => (fragments.length > 0 ? toVisualLine(fragments) : undefined));
  });
}

function toAlignedTable(uncut: SegmentedLine[], above: readonly number[]): AlignedTable | undefined {
  const { lines, gutters } = inColumns(uncut, above);
  return uncut.length === 0 || gutters.length === 0 ? undefined : tableOf(lines, gutters);
}

/** The edges without those that part a head from the narrower cells set in the middle below it. */
function withoutParted(lines: readonly SegmentedLine[], gutters: readonly number[]): readonly number[] {
  const [head = [], ...below] = cutAtGutters(lines, gutters);
  const isHeadAlone = (column: number) =>
    head[column] !== undefined && below.every((cells) => cells[column] === undefined);
  const isBelow = (column: number) =>
    head[column] === undefined && below.filter((cells) => cells[column]).length >= FEWEST_ROWS;
  return gutters.filter((_, at) => !(isHeadAlone(at) && isBelow(at + 1)));
}

function tableOf(lines: readonly SegmentedLine[], edges: readonly number[]): AlignedTable {
  const gutters = withoutParted(lines, edges);
  const columns = gutters.length + 1;
  const cut = cutAtGutters(lines, gutters);
  return {
    type: 'table',
    box: around(lines.map(({ line }) => line.box)),
    columns,
    gutters,
    rows: toRows(cut, anchorColumn(cut, columns)),
  };
}
