import { UnreadableDocument } from '../../errors.ts';
import type { DraftBlock, DraftCell, DraftLine } from '../build-document.ts';
import { attributeOf, childElements, type Element, findElement } from '../dom.ts';

/** A wider table is an attempt to fill the memory. */
const MAX_COLUMNS = 500;

interface ReadTable {
  table: Element;
  maxCells: number;
  readCell: (cell: Element) => DraftLine[];
}

/**
 * Reads a table into a grid: a cell that spans columns or rows is listed once, at its first column, and the
 * cells of later rows step around it. Rows without words are left out.
 *
 * @throws {UnreadableDocument} `too-long` when the grid has more cells than allowed.
 */
export function readTable({ table, maxCells, readCell }: ReadTable): DraftBlock & { type: 'table' } {
  const grid = new Grid(maxCells);
  const rowElements = rowsOf(table);
  for (const [index, rowElement] of rowElements.entries()) {
    const rowsLeft = rowElements.length - index;
    grid.addRow(
      cellsOf(rowElement).map((element) => ({
        lines: readCell(element),
        columnSpan: spanOf(element, 'colspan', MAX_COLUMNS),
        rowSpan: spanOf(element, 'rowspan', rowsLeft),
      })),
    );
  }
  return { type: 'table', rows: grid.rows, columns: grid.columns };
}

class Grid {
  readonly rows: DraftCell[][] = [];
  columns = 0;
  #room: number;
  /** For each column, the cell that reaches into the next row and how many rows it still covers. */
  readonly #above: { cell: DraftCell; rowsLeft: number }[] = [];

  constructor(maxCells: number) {
    this.#room = maxCells;
  }

  addRow(cells: Omit<DraftCell, 'column'>[]): void {
    const row: DraftCell[] = [];
    const isCovered = this.#above.map(({ rowsLeft }) => rowsLeft > 0);
    let column = 0;
    this.#take(1);
    for (const draft of cells) {
      while (isCovered[column]) column += 1;
      this.#take(draft.columnSpan);
      if (column + draft.columnSpan > MAX_COLUMNS) throw new UnreadableDocument('too-long');
      const cell = { ...draft, column };
      row.push(cell);
      for (let end = column + draft.columnSpan; column < end; column += 1) {
        this.#above[column] = { cell, rowsLeft: draft.rowSpan };
      }
    }
    this.#finishRow(row);
  }

  #finishRow(row: DraftCell[]): void {
    const hasWords = row.some((cell) => cell.lines.length > 0);
    if (hasWords) this.rows.push(row);
    for (const [column, above] of this.#above.entries()) {
      if (!above || above.rowsLeft === 0) continue;
      above.rowsLeft -= 1;
      // A row that is left out makes what spans over it one row shorter.
      if (!hasWords && above.cell.column === column && above.cell.rowSpan > 1) above.cell.rowSpan -= 1;
    }
    for (const cell of row) this.columns = Math.max(this.columns, cell.column + cell.columnSpan);
  }

  #take(cells: number): void {
    this.#room -= cells;
    if (this.#room < 0) throw new UnreadableDocument('too-long');
  }
}

/** True when the rows and cells only lay out the page: another table inside, or a single cell. */
export function isLayoutTable(table: Element): boolean {
  if (attributeOf(table, 'role') === 'presentation') return true;
  const [first, ...others] = rowsOf(table);
  const isSingleCell = others.length === 0 && cellsOf(first).length <= 1;
  return isSingleCell || findElement(table, (element) => element.tagName === 'table') !== undefined;
}

export const rowsOf = (table: Element): Element[] =>
  childElements(table).flatMap((child) => {
    if (child.tagName === 'tr') return [child];
    return ['thead', 'tbody', 'tfoot'].includes(child.tagName) ? rowsOf(child) : [];
  });

export const cellsOf = (row: Element | undefined): Element[] =>
  row ? childElements(row).filter(({ tagName }) => tagName === 'td' || tagName === 'th') : [];

function spanOf(cell: Element, attribute: 'colspan' | 'rowspan', most: number): number {
  const written = attributeOf(cell, attribute);
  if (attribute === 'rowspan' && written === '0') return most; // "to the end of the table"
  const span = Number.parseInt(written ?? '1', 10);
  return Number.isNaN(span) ? 1 : Math.min(Math.max(span, 1), most);
}
