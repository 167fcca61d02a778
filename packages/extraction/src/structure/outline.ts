import type { Block, Cell, Document, Line } from '../document.ts';
import { type Passage, toPassage } from '../text/passage.ts';
import { continues, endsOpen, measureSetting } from './wrapping.ts';

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
  const setting = measureSetting(document);
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
      (!startsAnew(line.text) || endsOpen(previous)) &&
      continues(previous, line, setting);
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
