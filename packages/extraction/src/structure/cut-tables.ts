import type { Block, Document, Line, TableRow } from '../document.ts';

type Table = Extract<Block, { type: 'table' }>;

/**
 * The blocks of a document in reading order, without headers and footers: a table that the end of a page cuts is one,
 * without the names of its columns said again, and so is the row that the end of the page cuts.
 */
export function joinCutTables(document: Document, beginsWithDay: (text: string) => boolean): Block[] {
  const joined: Block[] = [];
  for (const block of document.pages.flatMap(({ blocks }) => blocks)) {
    const above = joined.at(-1);
    if (block.type !== 'table') {
      if (!block.line.furniture && block.line.text.trim() !== '') joined.push(block);
    } else if (above?.type === 'table' && goesOn(above, block))
      joined[joined.length - 1] = join(above, block, beginsWithDay);
    else joined.push(block);
  }
  return joined;
}

/** At the head of the next page, with as many columns. */
const goesOn = (above: Table, below: Table): boolean =>
  above.columns === below.columns &&
  above.columns > 1 &&
  below.rows[0]?.page === (above.rows.at(-1)?.page ?? 0) + 1;

function join(above: Table, below: Table, beginsWithDay: (text: string) => boolean): Table {
  const isNamedAgain = textOf(above.rows[0]) === textOf(below.rows[0]);
  const [first, ...rest] = isNamedAgain ? below.rows.slice(1) : below.rows;
  const last = above.rows.at(-1);
  const isCut = first && last && isRestOfRow(first, last, beginsWithDay);
  const rows = isCut
    ? [...above.rows.slice(0, -1), withRest(last, first), ...rest]
    : [...above.rows, ...(first ? [first] : []), ...rest];
  return { ...above, rows };
}

/** A row whose first cell is empty and that has no day of its own goes on with the row above. */
const isRestOfRow = (row: TableRow, above: TableRow, beginsWithDay: (text: string) => boolean): boolean =>
  isEmpty(row.cells[0]?.lines) &&
  !isEmpty(above.cells[0]?.lines) &&
  row.cells.length === above.cells.length &&
  row.cells.every(({ column, columnSpan, rowSpan }, index) => {
    const other = above.cells[index];
    return (
      column === other?.column && columnSpan === other.columnSpan && rowSpan === 1 && other.rowSpan === 1
    );
  }) &&
  !row.cells.some(({ lines }) => beginsWithDay(lines[0]?.text ?? ''));

const withRest = (above: TableRow, { cells }: TableRow): TableRow => ({
  ...above,
  cells: above.cells.map((cell, index) => ({
    ...cell,
    lines: [...cell.lines, ...(cells[index]?.lines ?? [])],
  })),
});

const isEmpty = (lines: readonly Line[] = []) => lines.every(({ text }) => text.trim() === '');

const textOf = (row: TableRow | undefined) =>
  row?.cells.map(({ lines }) => lines.map(({ text }) => text.trim()).join(' ')).join(' | ');
