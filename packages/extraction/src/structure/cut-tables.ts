import type { Block, Document, Line, TableRow } from '../document.ts';
import { isPartOfDay } from '../text/begins-with-day.ts';
import { isRestOfNumbered } from './cut-numbered-rows.ts';
import { placeOf } from './place-of.ts';

type Table = Extract<Block, { type: 'table' }>;

/**
 * The blocks of a document in reading order, without headers and footers: a table that the end of a page cuts is one,
 * without the names of its columns said again, and so is the row that the end of the page cuts. So is one whose names stand
 * apart from its rows.
 */
export function joinCutTables(document: Document, beginsWithDay: (text: string) => boolean): Block[] {
  const joined: Block[] = [];
  for (const block of document.pages.flatMap(({ blocks }) => blocks)) {
    const above = joined.at(-1);
    if (block.type !== 'table') {
      if (!block.line.furniture && block.line.text.trim() !== '') joined.push(block);
    } else if (above?.type === 'table' && (goesOn(above, block) || namesColumnsOf(above, block)))
      joined[joined.length - 1] = join(above, block, beginsWithDay);
    else {
      const whole = withRunOver(joined, block, beginsWithDay);
      if (whole) joined.splice(whole.from, joined.length, whole.table);
      else joined.push(block);
    }
  }
  return joined;
}

/** At the head of the next page, with as many columns. */
const goesOn = (above: Table, below: Table): boolean =>
  above.columns === below.columns &&
  above.columns > 1 &&
  below.rows[0]?.page === (above.rows.at(-1)?.page ?? 0) + 1;

const FEWEST_NAMES = 3;

/** The names of the columns, set as a table of their own right above the rows. */
const namesColumnsOf = (above: Table, below: Table): boolean => {
  const [head, ...others] = above.rows;
  const names = head?.cells.map(({ lines }) => textIn(lines)) ?? [];
  return (
    others.length === 0 &&
    names.length === below.columns &&
    above.columns === below.columns &&
    names.length >= FEWEST_NAMES &&
    names.every((name) => /\p{L}/u.test(name) && !/\d/u.test(name))
  );
};

const MOST_RUN_OVER = 4;

/** The last cell of a page may run over to the next one, where its lines stand alone above the rest of the table. */
function withRunOver(
  joined: readonly Block[],
  below: Table,
  beginsWithDay: (text: string) => boolean,
): { from: number; table: Table } | undefined {
  const from = joined.findLastIndex(({ type }) => type === 'table');
  const above = joined[from];
  const over = joined.slice(from + 1);
  if (above?.type !== 'table' || over.length > MOST_RUN_OVER || !goesOn(above, below)) return undefined;
  const last = above.rows.at(-1);
  const lines = over.flatMap((block) => (block.type === 'line' ? [block.line] : []));
  if (!last || lines.length < over.length) return undefined;
  const columns = lines.map((line) => (beginsWithDay(line.text) ? undefined : columnOf(line, above, below)));
  if (columns.includes(undefined) || new Set(columns).size > 1) return undefined;
  // At the left edge stands what is said at the head of each page; a day runs over to none.
  if (columns[0] === 0) return undefined;
  const cells = last.cells.map((cell) =>
    cell.column === columns[0] ? { ...cell, lines: [...cell.lines, ...lines] } : cell,
  );
  const whole = { ...above, rows: [...above.rows.slice(0, -1), { ...last, cells }] };
  return { from, table: join(whole, below, beginsWithDay) };
}

const SAME_EDGE = 3;

/** The column of the table in which a line at the head of the next page begins. */
function columnOf(line: Line, { rows }: Table, below: Table): number | undefined {
  const box = placeOf(line);
  if (!box || line.heading !== undefined || line.page !== below.rows[0]?.page) return undefined;
  return rows
    .flatMap(({ cells }) => cells)
    .find(
      ({ lines, columnSpan }) =>
        columnSpan === 1 &&
        lines.some((below) => Math.abs((placeOf(below)?.[0] ?? Number.NaN) - box[0]) < SAME_EDGE),
    )?.column;
}

function join(above: Table, below: Table, beginsWithDay: (text: string) => boolean): Table {
  const isNamedAgain = textOf(above.rows[0]) === textOf(below.rows[0]);
  const [first, ...rest] = isNamedAgain ? below.rows.slice(1) : below.rows;
  const last = above.rows.at(-1);
  const isCut =
    first &&
    last &&
    (isRestOfRow(
      first,
      last,
      isNamedAgain && areAllNamed([...above.rows, ...rest]) ? () => false : beginsWithDay,
    ) ||
      isRestOfDay(first, last, beginsWithDay) ||
      (!isNamedAgain && hasSameCells(first, last) && isRestOfNumbered(above, below)));
  const rows = isCut
    ? [...above.rows.slice(0, -1), withRest(last, first), ...rest]
    : [...above.rows, ...(first ? [first] : []), ...rest];
  return { ...above, rows };
}

/** A row whose first cell is empty and that has no day of its own goes on with the row above. */
const isRestOfRow = (row: TableRow, above: TableRow, beginsWithDay: (text: string) => boolean): boolean =>
  isEmpty(row.cells[0]?.lines) &&
  !isEmpty(above.cells[0]?.lines) &&
  hasSameCells(row, above) &&
  !row.cells.some(({ lines }) => beginsWithDay(lines[0]?.text ?? '')) &&
  !row.cells.some(({ lines }, index) => isNumber(lines) && isNumber(above.cells[index]?.lines));

/** "10/29" at the head of a page, with "Thu" at the foot of the one before. */
const isRestOfDay = (row: TableRow, above: TableRow, beginsWithDay: (text: string) => boolean): boolean =>
  hasSameCells(row, above) &&
  above.cells.some(({ lines }, index) => {
    const [begun, rest] = [textIn(lines), textIn(row.cells[index]?.lines)];
    return isPartOfDay(begun) && rest !== '' && beginsWithDay(`${begun} ${rest}`);
  });

const FEWEST_NAMED = 3;

/** Each row of the table has words in its first cell, save its head. */
const areAllNamed = ([, ...rows]: readonly TableRow[]): boolean =>
  rows.length >= FEWEST_NAMED && rows.every(({ cells }) => !isEmpty(cells[0]?.lines));

/** The day or the number of a row, where these have a column of their own. */
const isNumber = (lines: readonly Line[] = []): boolean =>
  lines.length === 1 && lines.every(({ text }) => /^\s*\d{1,2}\s*$/.test(text));

const hasSameCells = (row: TableRow, above: TableRow): boolean =>
  row.cells.length === above.cells.length &&
  row.cells.every(({ column, columnSpan, rowSpan }, index) => {
    const other = above.cells[index];
    return (
      column === other?.column && columnSpan === other.columnSpan && rowSpan === 1 && other.rowSpan === 1
    );
  });

const withRest = (above: TableRow, { cells }: TableRow): TableRow => ({
  ...above,
  cells: above.cells.map((cell, index) => ({
    ...cell,
    lines: [...cell.lines, ...(cells[index]?.lines ?? [])],
  })),
});

const isEmpty = (lines: readonly Line[] = []) => lines.every(({ text }) => text.trim() === '');

const textIn = (lines: readonly Line[] = []) => lines.map(({ text }) => text.trim()).join(' ');

const textOf = (row: TableRow | undefined) => row?.cells.map(({ lines }) => textIn(lines)).join(' | ');
