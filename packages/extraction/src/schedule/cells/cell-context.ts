import type { DateBook, PlacedDate } from '../../dates/date-book.ts';
import type { Locale } from '../../locales/locale.ts';
import type { Grid, GridCell } from '../../structure/outline.ts';
import type { Columns } from '../columns/columns.ts';
import type { Row } from '../table/dated-rows.ts';

export interface RowContext {
  grid: Grid;
  index: number;
  dates: PlacedDate[];
  columns: Columns;
  book: DateBook;
  rows: readonly Row[];
  isWeekly: boolean;
  locale: Locale;
}

export interface CellContext extends RowContext {
  /** The cell that names the row. */
  label: GridCell | undefined;
  /** The cell that says of what kind the label is. */
  type: GridCell | undefined;
  /** The words of the row that give its hour. */
  beside: string;
}
