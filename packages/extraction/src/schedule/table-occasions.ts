import type { DateBook, DateInPassage, PlacedDate } from '../dates/date-book.ts';
import type { Line } from '../document.ts';
import type { Locale } from '../locales/locale.ts';
import { cellStatements } from '../structure/clauses.ts';
import type { Grid, GridCell, GridRow } from '../structure/outline.ts';
import { type Passage, slicePassage } from '../text/passage.ts';
import { type Columns, distinct, readColumns } from './columns.ts';
import { partsByDate } from './date-parts.ts';
import type { Occasion } from './occasion.ts';

interface Row {
  index: number;
  dates: PlacedDate[];
}

/** Every statement of a table with the dates of its row, or with its own where it has one. */
export function tableOccasions(
  grid: Grid,
  book: DateBook,
  locale: Locale,
  above?: Columns,
): { occasions: Occasion[]; columns: Columns } {
  const columns = readColumns(grid, book, locale, above);
  if (columns.dates.length === 0) return { occasions: looseCells(grid, columns, book), columns };
  const rows = datedRows(grid, columns, book);
  const widest = columnWidths(grid);
  const occasions = rows.flatMap(({ index, dates }) =>
    rowOccasions({ grid, index, dates, columns, book, rows, widest }),
  );
  return { occasions, columns };
}

/** A row without a date of its own goes on with the row above, unless it stands for itself across the table. */
function datedRows(grid: Grid, { header, dates: dateColumns }: Columns, book: DateBook): Row[] {
  const rows: Row[] = [];
  let current: PlacedDate[] = [];
  grid.rows.forEach((row, index) => {
    if (index <= header) return;
    const own = dateColumns.flatMap((column) => {
      const cell = row.cells[column];
      return cell ? book.within(cell.passage).map(({ placed }) => placed) : [];
    });
    const filled = distinct(row).filter((cell) => cell.passage.text !== '');
    const spansTable = grid.columns > 1 && (distinct(row).length === 1 || isHeadingRow(filled));
    const dateCellHasWords = dateColumns.some((column) =>
      /\p{L}{3}/u.test(row.cells[column]?.passage.text ?? ''),
    );
    if (own.length > 0) current = own;
    else if (spansTable || dateCellHasWords) current = [];
    rows.push({ index, dates: current });
  });
  return rows;
}

const WEEK_HEADING =
  /^\W{0,4}(?:(?:week|wk|unit|module|part|semaine|semana)\b.{0,60}|[^.]{0,30}\b(?:break|recess)\b.{0,10}|(?:finals?|exams?|examinations?)\s(?:week|period)\W{0,3})$/iu;

/** A row that says no more than "Week 5" or "Spring Break" heads the rows below it. */
const isHeadingRow = (filled: readonly GridCell[]) =>
  filled.length === 1 && filled.every(({ passage }) => WEEK_HEADING.test(passage.text));

interface RowContext {
  grid: Grid;
  index: number;
  dates: PlacedDate[];
  columns: Columns;
  book: DateBook;
  rows: readonly Row[];
  widest: readonly number[];
}

function rowOccasions({ grid, index, dates, columns, book, rows, widest }: RowContext): Occasion[] {
  const row = grid.rows[index];
  if (!row) return [];
  const label = distinct(row).find(
    (cell) => !columns.dates.includes(cell.column) && cell.passage.text !== '',
  );
  const beside = timeCells(row, columns);
  return distinct(row)
    .filter((cell) => cell.row === index)
    .flatMap((cell) => {
      const isDateCell = columns.dates.includes(cell.column);
      const role = roleOfCell(cell, label, columns);
      const statements = isDateCell
        ? cellStatements(cell.lines, widest[cell.column]).flatMap((part) => besideDates(part, book))
        : cellStatements(cell.lines, widest[cell.column]);
      const shared = { role, beside, ...(label && label !== cell && { context: label.passage }) };
      return statements.flatMap((statement): Occasion[] => {
        const own = isDateCell ? [] : book.within(statement);
        if (own.length > 0) return withOwnDates(statement, own, shared);
        const governing = nearestDates(statement, cell, dates, rows, grid);
        return [{ ...shared, statement, dates: governing, ...(governing.length > 1 && { isWindow: true }) }];
      });
    });
}

const ONLY_TIME =
  /^[\d:.\s–—-]{1,14}(?:[ap]\.?m\.?|noon|h\d{0,2}|[\d:.\s–—-])*(?:[ap]\.?m\.?)?\s?\p{L}{0,4}$/iu;

/** The words of a row that give the hour of everything in it. */
const timeCells = (row: GridRow, { dates }: Columns): string =>
  distinct(row)
    .filter(
      ({ column, passage }) =>
        dates.includes(column) || (/\d/.test(passage.text) && ONLY_TIME.test(passage.text)),
    )
    .map(({ passage }) => passage.text)
    .join(' | ');

/** Where the dates of the table are due dates, the first words of a row are what is due. */
function roleOfCell(
  cell: GridCell,
  label: GridCell | undefined,
  { dates, roles }: Columns,
): Occasion['role'] {
  if (dates.includes(cell.column)) return 'topic';
  const datesAreDue = dates.length === 1 && roles[dates[0] ?? -1] === 'due';
  return datesAreDue && cell === label ? 'due' : (roles[cell.column] ?? 'entry');
}

/** "Draft due 10/2" in the row of 9/25 is due on 10/2. */
const withOwnDates = (
  statement: Passage,
  own: readonly DateInPassage[],
  { role, ...shared }: Pick<Occasion, 'role' | 'context' | 'beside'>,
): Occasion[] =>
  partsByDate(statement, own).map(({ part, group, opening, isAside }) => ({
    ...shared,
    statement: part,
    dates: group.map(({ placed }) => placed),
    role: isAside ? 'handedOut' : role === 'topic' ? 'entry' : role,
    ...(opening && { context: opening }),
  }));

const middle = (line: Line | undefined) => (line?.box ? (line.box[1] + line.box[3]) / 2 : undefined);

/** In a cell merged over rows, or beside a cell that lists several dates, the date level with the words governs. */
function nearestDates(
  statement: Passage,
  cell: GridCell,
  own: PlacedDate[],
  rows: readonly Row[],
  grid: Grid,
): PlacedDate[] {
  const spanned = rows.filter(({ index }) => grid.rows[index]?.cells[cell.column] === cell);
  const candidates = spanned.length > 1 ? [...new Set(spanned.flatMap(({ dates }) => dates))] : own;
  const lines = new Set(candidates.map(({ line }) => line));
  if (lines.size < 2) return own;
  const at = middle(statement.pieces[0]?.line);
  if (at === undefined || statement.pieces[0]?.line.page !== candidates[0]?.line.page) return own;
  if (spanned.length > 1) return closest(candidates, at);
  // Lines of one row: the words belong to the last date that begins at or above them.
  const above = candidates.filter(({ line }) => (middle(line) ?? 0) <= at + 5);
  const governing = above.at(-1) ?? candidates[0];
  return candidates.filter(({ line }) => line === governing?.line);
}

function closest(candidates: PlacedDate[], at: number): PlacedDate[] {
  const distance = ({ line }: PlacedDate) => Math.abs((middle(line) ?? 0) - at);
  const least = Math.min(...candidates.map(distance));
  const line = candidates.find((candidate) => distance(candidate) === least)?.line;
  return candidates.filter((candidate) => candidate.line === line);
}

/** What a date cell says besides its dates. */
function besideDates(passage: Passage, book: DateBook): Passage[] {
  const found = book.within(passage);
  const edges = [0, ...found.flatMap(({ start, end }) => [start, end]), passage.text.length];
  const parts: Passage[] = [];
  for (let index = 0; index < edges.length; index += 2) {
    const part = slicePassage(passage, edges[index] ?? 0, edges[index + 1]);
    if (/\p{L}{3}/u.test(part.text)) parts.push(part);
  }
  return parts;
}

/** Tables without a date column: calendars whose cells begin with their day, and lists of things with dates. */
function looseCells(grid: Grid, { header, roles }: Columns, book: DateBook): Occasion[] {
  const widest = columnWidths(grid);
  return grid.rows.flatMap((row: GridRow, index) => {
    if (index <= header) return [];
    const cells = distinct(row).filter((cell) => cell.row === index);
    return cells.flatMap((cell) => {
      let leading: PlacedDate[] = [];
      return cellStatements(cell.lines, widest[cell.column]).flatMap((statement): Occasion[] => {
        const found = book.within(statement);
        if (found[0] && found[0].start <= 6) leading = found.map(({ placed }) => placed);
        const dates = found.length > 0 ? found.map(({ placed }) => placed) : leading;
        if (dates.length === 0) return [];
        const label = cells.find((other) => other !== cell && other.passage.text !== '');
        return [
          {
            statement,
            dates,
            role: roles[cell.column] === 'due' ? 'due' : 'entry',
            ...(label && { context: label.passage }),
          },
        ];
      });
    });
  });
}

/** The longest line of each column, in points: a line that leaves room for the next word was ended on purpose. */
const columnWidths = (grid: Grid): number[] =>
  Array.from({ length: grid.columns }, (_, column) => {
    const cells = grid.rows.flatMap((row) => row.cells[column] ?? []).filter((cell) => cell.columnSpan === 1);
    return Math.max(0, ...cells.flatMap(({ lines }) => lines.map(({ box }) => (box ? box[2] - box[0] : 0))));
  });
