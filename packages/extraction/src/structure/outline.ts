import type { Block, Cell, Document, Line } from '../document.ts';
import { type Passage, toPassage } from '../text/passage.ts';

/** A document as the engine walks it: paragraphs and tables in reading order, without headers and footers. */
export type Node = Paragraph | Grid;

export interface Paragraph {
  type: 'paragraph';
  passage: Passage;
  heading?: number;
  isListItem: boolean;
}

export interface Grid {
  type: 'grid';
  columns: number;
  rows: GridRow[];
}

/** One row; `cells[c]` is the cell over column `c`, the same object in every column a merged cell spans. */
export interface GridRow {
  cells: (GridCell | undefined)[];
}

export interface GridCell {
  lines: Line[];
  passage: Passage;
  columnSpan: number;
  /** The row and column where the cell begins; a cell merged over rows is seen in each of them. */
  row: number;
  column: number;
}

export function toOutline(document: Document, startsAnew: (text: string) => boolean): Node[] {
  const nodes: Node[] = [];
  const widths = columnWidths(document);
  let open: Line[] = [];
  let openHeading: number | undefined;
  let openIsListItem = false;
  const close = () => {
    if (open.length > 0)
      nodes.push({
        type: 'paragraph',
        passage: toPassage(open),
        isListItem: openIsListItem,
        ...(openHeading !== undefined && { heading: openHeading }),
      });
    open = [];
  };
  for (const block of document.pages.flatMap((page) => page.blocks)) {
    if (block.type === 'table') {
      close();
      nodes.push(toGrid(block));
      continue;
    }
    const { line } = block;
    if (line.furniture || line.text.trim() === '') continue;
    const previous = open.at(-1);
    const goesOn =
      previous !== undefined &&
      block.type === 'line' &&
      line.heading === openHeading &&
      !startsAnew(line.text) &&
      continues(previous, line, widths);
    if (!goesOn) {
      close();
      openHeading = line.heading;
      openIsListItem = block.type === 'listItem';
    }
    open.push(line);
  }
  close();
  return nodes;
}

interface Widths {
  right: Map<number, number>;
  longest: number;
}

function columnWidths(document: Document): Widths {
  const right = new Map<number, number>();
  let longest = 0;
  for (const { number, blocks } of document.pages) {
    const edges = blocks.flatMap((block) => (block.type === 'table' ? [] : (block.line.box?.[2] ?? [])));
    right.set(number, percentile(edges, 0.9));
    for (const block of blocks)
      if (block.type !== 'table') longest = Math.max(longest, block.line.text.length);
  }
  return { right, longest };
}

function percentile(values: number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
}

/** Source lines of a text file are wrapped when none is longer than this. */
const LONGEST_WRAPPED_LINE = 120;
const FULL = 0.84;

/** Whether a line goes on with the sentence of the line above it, as wrapped text does. */
function continues(previous: Line, line: Line, { right, longest }: Widths): boolean {
  if (previous.box && line.box) return continuesOnPage(previous, line, right);
  if (longest > LONGEST_WRAPPED_LINE || previous.text.length < 40) return false;
  if (line.start - (previous.start + previous.text.length) > 1) return false;
  return /^\p{Ll}/u.test(line.text.trim()) || previous.text.length > 0.8 * longest;
}

function continuesOnPage(previous: Line, line: Line, right: Map<number, number>): boolean {
  const [before, after] = [previous.box, line.box];
  if (!before || !after) return false;
  const height = before[3] - before[1];
  const startsLower = /^\p{Ll}/u.test(line.text.trim());
  const isFull = before[2] >= FULL * (right.get(previous.page) ?? 0);
  if (previous.page !== line.page) return isFull && startsLower;
  const gap = after[1] - before[3];
  if (gap > 0.9 * height || gap < -height) return false;
  return isFull || (startsLower && !/[.:;!?]$/.test(previous.text.trim()));
}

function toGrid({ rows, columns }: Extract<Block, { type: 'table' }>): Grid {
  const grid: GridRow[] = rows.map(() => ({
    cells: new Array<GridCell | undefined>(columns).fill(undefined),
  }));
  rows.forEach((row, index) => {
    for (const cell of row.cells) {
      const placed = toGridCell(cell, index);
      for (let r = index; r < Math.min(rows.length, index + cell.rowSpan); r++)
        for (let c = cell.column; c < Math.min(columns, cell.column + cell.columnSpan); c++) {
          const target = grid[r];
          if (target) target.cells[c] = placed;
        }
    }
  });
  return { type: 'grid', columns, rows: grid };
}

function toGridCell(cell: Cell, row: number): GridCell {
  const lines = cell.lines.filter((line) => line.text.trim() !== '');
  return { lines, passage: toPassage(lines), columnSpan: cell.columnSpan, row, column: cell.column };
}
