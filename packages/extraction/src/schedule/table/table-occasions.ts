import type { DateBook } from '../../dates/date-book.ts';
import type { Locale } from '../../locales/locale.ts';
import type { Grid } from '../../structure/outline.ts';
import { looseCells } from '../cells/loose-cells.ts';
import { isSection } from '../columns/column-names.ts';
import { type Columns, readColumns } from '../columns/columns.ts';
import { type KindAbove, listsKind } from '../lists/kind-above.ts';
import type { Occasion } from '../occasion.ts';
import { breakRows } from './break-rows.ts';
import { datedRows } from './dated-rows.ts';
import { rowOccasions } from './row-occasions.ts';
import { sideBySide } from './side-by-side.ts';
import { splitAtHeaders } from './split-at-headers.ts';
import { planOfRows, type TableOfDay, tableOfDay } from './table-of-day.ts';
import { areWeeks, countsWorks, isRowOfWeek, nameWeeks } from './weekly-rows.ts';
import { worksAcross } from './works-across.ts';

/** What stands above a table. */
interface Above {
  /** The columns of the table before it, which it may go on with. */
  above?: Columns | undefined;
  /** The kind of work that its title names. */
  kind?: KindAbove | undefined;
}

/** Every statement of a table with the dates of its row, or with its own where it has one. */
export function tableOccasions(
  written: Grid,
  book: DateBook,
  locale: Locale,
  { above, kind }: Above = {},
): { occasions: Occasion[]; columns: Columns } {
  const grid = planOfRows(written, book, locale) ?? worksAcross(written, book, locale) ?? written;
  const read = splitAtHeaders(grid, book, locale).reduce<{ occasions: Occasion[]; columns?: Columns }>(
    ({ occasions, columns }, part) => {
      const next = partOccasions(part, book, locale, { above: columns ?? above, kind });
      return { occasions: [...occasions, ...next.occasions], columns: next.columns };
    },
    { occasions: [] },
  );
  return { occasions: read.occasions, columns: read.columns ?? readColumns(grid, book, locale, above) };
}

function partOccasions(
  grid: Grid,
  book: DateBook,
  locale: Locale,
  { above, kind }: Above,
): { occasions: Occasion[]; columns: Columns } {
  const ofDay = tableOfDay(grid, book, locale);
  if (ofDay) return occasionsOfDay(ofDay, book, locale);
  const columns = ofKind(grid, readColumns(grid, book, locale, above), kind);
  const parts = sideBySide(grid, columns, locale);
  if (parts.length > 1) {
    const occasions = parts.flatMap(
      (part) => partOccasions(part, book, locale, { above: columns, kind }).occasions,
    );
    return { occasions, columns };
  }
  if (columns.dates.length === 0) return { occasions: looseCells(grid, columns, book, locale), columns };
  const rows = datedRows(grid, columns, book, locale);
  const isWeekly = nameWeeks(columns, locale) || (areWeeks(rows) && !countsWorks(columns, locale));
  const occasions = rows.flatMap(({ index, dates }) => {
    const isWeek = isWeekly || isRowOfWeek(grid.rows[index], columns, book);
    return rowOccasions({ grid, index, dates, columns, book, rows, isWeekly: isWeek, locale });
  });
  occasions.push(...breakRows(grid, columns, rows, book, locale));
  const perSection =
    columns.dates.length > 1 &&
    columns.dates.every((column) => isSection(columns.names[column] ?? '') || (grid.labels && column === 0));
  return { occasions: perSection ? occasions.flatMap(onEachDate) : occasions, columns };
}

/** A list of works of one kind. */
const ofKind = (grid: Grid, columns: Columns, kind: KindAbove | undefined): Columns =>
  kind && listsKind(grid, columns, kind) ? { ...columns, listsWork: true, kindAbove: kind.name } : columns;

/** Everything in a table of one day, or one week, is of that. */
export function occasionsOfDay(
  { grid, dates }: TableOfDay,
  book: DateBook,
  locale: Locale,
): { occasions: Occasion[]; columns: Columns } {
  const columns = readColumns(grid, book, locale);
  const rows = grid.rows.flatMap((_, index) => (index > columns.header ? [{ index, dates }] : []));
  const isWeekly = dates.some(({ until }) => until !== undefined);
  const occasions = rows.flatMap(({ index }) =>
    rowOccasions({ grid, index, dates, columns, book, rows, isWeekly, locale }),
  );
  return { occasions, columns };
}

const onEachDate = (occasion: Occasion): Occasion[] => {
  const { isWindow: _isWindow, ...rest } = occasion;
  return occasion.dates.map((date) => ({ ...rest, dates: [date] }));
};
