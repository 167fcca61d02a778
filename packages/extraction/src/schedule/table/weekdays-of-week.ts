import type { DateBook, PlacedDate } from '../../dates/date-book.ts';
import type { Weekday } from '../../extraction.ts';
import type { Locale } from '../../locales/locale.ts';
import type { Grid, GridRow, Paragraph } from '../../structure/outline.ts';
import { weekdayAlone } from '../columns/column-names.ts';
import { weekdayOfColumn } from '../columns/column-weekdays.ts';
import { type Columns, distinct, readColumns, roleOf } from '../columns/columns.ts';
import type { Occasion } from '../occasion.ts';
import { dayOfWeek } from '../relative/relative-day.ts';
import { rowOccasions } from './row-occasions.ts';
import { datesAbove } from './table-of-day.ts';

const FEWEST_DAYS = 2;
const HEADER_ROWS = 2;

interface Week {
  week: PlacedDate;
  book: DateBook;
  locale: Locale;
}

/**
 * A table of one week, below "Week 3 (Sept 14-18)", whose days have a column each, "Monday | Wednesday | Friday", or a
 * row each. Nothing where the cells name their days themselves.
 */
export function weekdaysOfWeek(
  grid: Grid,
  above: readonly Paragraph[],
  { book, locale }: Omit<Week, 'week'>,
): Occasion[] {
  const [week, ...others] = datesAbove(above, book, locale) ?? [];
  if (!week || others.length > 0 || grid.rows.some((row) => beginsWithDays(row, book))) return [];
  const context = { week, book, locale };
  return inColumns(grid, context) ?? inRows(grid, context) ?? [];
}

/** How many days of the week a table has, each with a column or a row of its own. */
export const countDays = (grid: Grid, locale: Locale): number =>
  headerOfDays(grid, locale) < 0
    ? daysOfRows(grid, locale).filter((day) => day !== undefined).length
    : grid.columns;

const headerOfDays = ({ rows }: Grid, locale: Locale): number =>
  rows.slice(0, HEADER_ROWS).findIndex((row) => headsDays(row, locale));

const daysOfRows = ({ rows }: Grid, locale: Locale): (Weekday | undefined)[] =>
  rows.map(({ cells }) => weekdayAlone(cells[0]?.passage.text ?? '', locale));

/** Two cells of a row that begin with days of their own, as in a calendar. */
const beginsWithDays = (row: GridRow, book: DateBook): boolean =>
  distinct(row).filter(({ passage }) => book.within(passage)[0]?.start === 0).length >= FEWEST_DAYS;

function inColumns(grid: Grid, { week, book, locale }: Week): Occasion[] | undefined {
  const header = headerOfDays(grid, locale);
  const names = grid.rows[header]?.cells.map((cell) => cell?.passage.text ?? '');
  if (!names || header === grid.rows.length - 1) return undefined;
  const columns: Columns = {
    ...{ header, names, dates: [], listsWork: false },
    heads: grid.rows[header]?.cells.map((cell) => cell?.passage) ?? [],
    roles: names.map(() => undefined),
  };
  return grid.rows.flatMap((row, index) => {
    if (index <= header) return [];
    const role = roleOf(row.cells[0]?.passage.text ?? '', locale);
    const ofRow = { ...columns, roles: names.map(() => role) };
    return names.flatMap((_, column): Occasion[] => {
      const weekday = weekdayOfColumn(names, column, locale);
      if (!weekday) return [];
      const dates = [dayOfWeek(week, weekday)];
      const rows = [{ index, dates }];
      const context = { grid: onlyColumn(grid, column), index, dates, columns: ofRow, book, rows, locale };
      return rowOccasions({ ...context, isWeekly: false });
    });
  });
}

/** "Monday | Wednesday | Friday", with at most a name in front for what the rows hold. */
function headsDays(row: GridRow, locale: Locale): boolean {
  const cells = distinct(row).filter(({ passage }) => passage.text.trim() !== '');
  const days = cells.flatMap(({ passage }) => weekdayAlone(passage.text, locale) ?? []);
  const named = cells.filter(({ column }) => column > 0);
  return (
    new Set(days).size === days.length &&
    days.length >= FEWEST_DAYS &&
    named.every(({ passage }) => weekdayAlone(passage.text, locale) !== undefined)
  );
}

const onlyColumn = (grid: Grid, column: number): Grid => ({
  ...grid,
  rows: grid.rows.map(({ cells }) => ({
    cells: cells.map((cell, at) => (at === column ? cell : undefined)),
  })),
});

/** "Monday | Topic", "Wednesday | Topic": a row that begins with no day goes on with the one above. */
function inRows(grid: Grid, { week, book, locale }: Week): Occasion[] | undefined {
  const days = daysOfRows(grid, locale);
  const first = days.findIndex((day) => day !== undefined);
  if (first < 0 || first > 1 || new Set(days.slice(first)).size < FEWEST_DAYS) return undefined;
  const columns: Columns = { ...readColumns(grid, book, locale), dates: [0] };
  let weekday: Weekday | undefined;
  const rows = grid.rows.flatMap((_, index) => {
    weekday = days[index] ?? weekday;
    return weekday && index > columns.header ? [{ index, dates: [dayOfWeek(week, weekday)] }] : [];
  });
  return rows.flatMap(({ index, dates }) =>
    rowOccasions({ grid, index, dates, columns, book, rows, isWeekly: false, locale }),
  );
}
