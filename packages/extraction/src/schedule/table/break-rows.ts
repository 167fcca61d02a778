import type { DateBook } from '../../dates/date-book.ts';
import { vocabulary } from '../../items/vocabulary.ts';
import type { Locale } from '../../locales/locale.ts';
import type { Grid } from '../../structure/outline.ts';
import { rowDates } from '../cells/cell-words.ts';
import { type Columns, distinct } from '../columns/columns.ts';
import type { Occasion } from '../occasion.ts';
import { breakBetween } from '../relative/break-between.ts';
import type { Row } from './dated-rows.ts';

const LONGEST = 40;

/** "Spring recess" in a row without a date: the weeks between the rows above and below it. */
export function breakRows(
  grid: Grid,
  { dates: dateColumns }: Columns,
  rows: readonly Row[],
  book: DateBook,
  locale: Locale,
): Occasion[] {
  const { dayOff } = vocabulary(locale);
  const datesOf = (index: number) =>
    dateColumns.flatMap((column) => {
      const cell = grid.rows[index]?.cells[column];
      return cell ? rowDates(cell.passage, book, locale).map(({ placed }) => placed) : [];
    });
  const dated = rows
    .map(({ index }) => ({ index, dates: datesOf(index) }))
    .filter(({ dates }) => dates.length > 0);
  return rows.flatMap(({ index }): Occasion[] => {
    const row = grid.rows[index];
    const filled = row ? distinct(row).filter(({ passage }) => passage.text !== '') : [];
    const [cell] = filled;
    if (!cell || filled.length > 1 || cell.row !== index || datesOf(index).length > 0) return [];
    if (cell.passage.text.length > LONGEST || !dayOff.test(cell.passage.text)) return [];
    const before = dated.findLast((other) => other.index < index)?.dates.at(-1);
    const after = dated.find((other) => other.index > index)?.dates[0];
    const dates = breakBetween(before, after);
    return dates.length > 0 ? [{ statement: cell.passage, dates, role: 'entry' }] : [];
  });
}
