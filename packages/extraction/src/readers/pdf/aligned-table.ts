import type { Box } from '../../extraction.ts';
import { anchorColumn, type CutLine, toRows } from './aligned-rows.ts';
import type { Fragment } from './fragments.ts';
import { findGutters } from './gutters.ts';
import { clusterEnd } from './line-clusters.ts';
import { around, toVisualLine, type VisualLine } from './lines.ts';
import { cutAtRivers, findRivers, withRivers } from './rivers.ts';
import { besideEachOther, type SegmentedLine, toSegmentedLines } from './segmented-lines.ts';

/** A table drawn with nothing but alignment: lines whose words keep the same gaps free. */
export interface AlignedTable {
  type: 'table';
  box: Box;
  columns: number;
  /** Each row holds, for every column, its lines from top to bottom. */
  rows: VisualLine[][][];
}

export type Flow = { type: 'line'; line: VisualLine } | AlignedTable;

/** Cuts a page's lines into plain lines and tables that only alignment shows. */
export function toFlow(lines: VisualLine[]): Flow[] {
  const segmented = toSegmentedLines(besideEachOther(lines));
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

/** The lines of a table with the left edges of its later columns. */
export function inColumns(uncut: readonly SegmentedLine[]): { lines: SegmentedLine[]; gutters: number[] } {
  const rivers = findRivers(uncut);
  const lines = cutAtRivers(uncut, rivers);
  return { lines, gutters: withRivers(findGutters(lines), rivers) };
}

export function cutAtGutters(lines: readonly SegmentedLine[], gutters: readonly number[]): CutLine[] {
  const columnOf = (x: number) => gutters.filter((gutter) => gutter <= x).length;
  return lines.map(({ segments }) => {
    const cells: Fragment[][] = Array.from({ length: gutters.length + 1 }, () => []);
    for (const segment of segments) cells[columnOf(segment.box[0] + 1)]?.push(...segment.fragments);
    return cells.map((fragments) => (fragments.length > 0 ? toVisualLine(fragments) : undefined));
  });
}

function toAlignedTable(uncut: SegmentedLine[]): Flow[] | undefined {
  const { lines, gutters } = inColumns(uncut);
  if (gutters.length === 0) return undefined;
  const columns = gutters.length + 1;
  const cut = cutAtGutters(lines, gutters);
  return [
    {
      type: 'table',
      box: around(lines.map(({ line }) => line.box)),
      columns,
      rows: toRows(cut, anchorColumn(cut, columns)),
    },
  ];
}
