import type { DateBook } from '../dates/date-book.ts';
import type { ColumnRole, Locale } from '../locales/locale.ts';
import type { Grid, GridCell, GridRow } from '../structure/outline.ts';
import { oneOf } from '../text/patterns.ts';

export interface Columns {
  /** Index of the header row; -1 when the table has none. */
  header: number;
  roles: (ColumnRole | undefined)[];
  /** The columns that hold the dates of the rows. */
  dates: number[];
}

const LONGEST_HEADER = 60;
const ROLES: readonly ColumnRole[] = ['due', 'handedOut', 'date', 'week', 'reading', 'session', 'topic'];

/** What each column of a table is for, told by its header and by where the dates are. */
export function readColumns(grid: Grid, book: DateBook, locale: Locale, above?: Columns): Columns {
  const header = findHeader(grid, book, locale);
  const own =
    header >= 0
      ? grid.rows[header]?.cells.map((cell) => roleOf(cell?.passage.text ?? '', locale))
      : undefined;
  const inherited = above && above.roles.length === grid.columns ? above.roles : undefined;
  const roles = own ?? inherited ?? new Array<undefined>(grid.columns).fill(undefined);
  return { header, roles, dates: dateColumns(grid, header, roles, book) };
}

function findHeader(grid: Grid, book: DateBook, locale: Locale): number {
  return grid.rows.slice(0, 3).findIndex((row) => {
    const cells = distinct(row).filter((cell) => cell.passage.text !== '');
    if (cells.length < 2 || cells.some(({ passage }) => passage.text.length > LONGEST_HEADER)) return false;
    if (cells.some(({ passage }) => book.within(passage).length > 0)) return false;
    return (
      cells.filter(({ passage }) => roleOf(passage.text, locale) !== undefined).length >=
      Math.min(2, cells.length)
    );
  });
}

export const distinct = (row: GridRow) => [...new Set(row.cells)].filter((cell) => cell !== undefined);

/** The role a header cell names; where it names several, work that is due counts most. */
export function roleOf(text: string, { headers }: Locale): ColumnRole | undefined {
  const words = text
    .trim()
    .replace(/[*:#()]+/g, ' ')
    .trim();
  if (words === '' || words.length > LONGEST_HEADER) return undefined;
  const whole = ROLES.find((role) => new RegExp(`^${oneOf(headers[role])}$`, 'iu').test(words));
  if (whole) return whole;
  const named = ROLES.filter((role) =>
    new RegExp(`(?<![\\p{L}])${oneOf(headers[role])}(?![\\p{L}])`, 'iu').test(words),
  );
  // "Readings and assignments" holds both: there the words of each cell decide.
  return named.includes('due') && named.includes('reading') ? undefined : named[0];
}

interface DatedColumn {
  column: number;
  /** Cells that begin with a date. */
  dated: number;
  share: number;
  /** Cells that begin with a date and go on with other words. */
  wordy: number;
}

function countDates(grid: Grid, header: number, column: number, book: DateBook): DatedColumn {
  const cells = [...new Set(grid.rows.slice(header + 1).flatMap((row) => row.cells[column] ?? []))].filter(
    (cell) => cell.column === column && cell.passage.text !== '',
  );
  const dated = cells.filter(({ passage }) => (book.within(passage)[0]?.start ?? Infinity) <= FARTHEST_DATE);
  const wordy = dated.filter(({ passage }) => wordsBesideDates(passage, book) >= FEWEST_WORDS);
  const share = cells.length === 0 ? 0 : dated.length / cells.length;
  return { column, dated: dated.length, share, wordy: wordy.length };
}

const FARTHEST_DATE = 14;
const FEWEST_WORDS = 3;

function wordsBesideDates(passage: GridCell['passage'], book: DateBook): number {
  const dates = book.within(passage);
  const rest = dates.reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end),
    passage.text,
  );
  return rest.match(/\p{L}{2,}/gu)?.length ?? 0;
}

/**
 * The columns whose dates govern their rows. None, where several columns have cells that each begin with a day of
 * their own, as in a calendar of weeks: there the cells govern themselves.
 */
function dateColumns(grid: Grid, header: number, roles: Columns['roles'], book: DateBook): number[] {
  const counts = Array.from({ length: grid.columns }, (_, column) => countDates(grid, header, column, book));
  const often = counts.filter(({ dated, share }) => dated >= 2 && share >= 0.4);
  if (often.filter(({ dated, wordy }) => wordy >= 0.6 * dated).length >= 2) return [];
  const due = often.find(({ column, wordy, dated }) => roles[column] === 'due' && wordy < 0.3 * dated);
  const named = counts.filter(({ column, dated }) => roles[column] === 'date' && dated > 0);
  if (due && (named.length === 0 || named.some(({ column }) => column !== due.column && often.length > 1)))
    return [due.column];
  if (named.length > 0) return named.map(({ column }) => column);
  const first =
    often.find(({ column }) => roles[column] !== 'due') ??
    counts.find(({ dated, share }) => dated >= 1 && share >= 0.6);
  return first ? [first.column] : [];
}
