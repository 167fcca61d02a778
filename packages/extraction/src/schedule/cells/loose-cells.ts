import type { DateBook, PlacedDate } from '../../dates/date-book.ts';
import { saysOnlyWhen } from '../../items/label-words.ts';
import { vocabulary } from '../../items/vocabulary.ts';
import type { Locale } from '../../locales/locale.ts';
import { cellStatements } from '../../structure/clauses.ts';
import type { Grid, GridRow } from '../../structure/outline.ts';
import type { Passage } from '../../text/passage.ts';
import { weekdayHeader } from '../calendars/month-grids.ts';
import { type Columns, distinct } from '../columns/columns.ts';
import type { Occasion } from '../occasion.ts';
import { testOfRow } from './part-of-row.ts';

/** Tables without a date column: calendars whose cells begin with their day, and lists of things with dates. */
export function looseCells(grid: Grid, columns: Columns, book: DateBook, locale: Locale): Occasion[] {
  const words = vocabulary(locale);
  const isCalendar = weekdayHeader(grid, locale) !== undefined;
  return grid.rows.flatMap((row: GridRow, index) => {
    if (index <= columns.header) return [];
    const cells = distinct(row).filter((cell) => cell.row === index);
    return cells.flatMap((cell) => {
      const label = isCalendar
        ? undefined
        : cells.find((other) => other !== cell && other.passage.text !== '');
      const shared = {
        role: columns.roles[cell.column] === 'due' ? ('due' as const) : ('entry' as const),
        ...(label && { context: label.passage }),
      };
      const place = { label: label === cells[0] ? label : undefined, row: cells, book, words };
      return inLooseCell(cellStatements(cell.lines, cell.width), book).map((own): Occasion => {
        const test = testOfRow(own.statement, place);
        return test
          ? { statement: test, dates: own.dates, role: 'due', beside: own.statement.text }
          : { ...shared, ...own };
      });
    });
  });
}

/** The day that leads a cell governs the statements below it. */
function inLooseCell(
  statements: readonly Passage[],
  book: DateBook,
): Pick<Occasion, 'statement' | 'dates' | 'context'>[] {
  const [first] = statements;
  let leading: PlacedDate[] = [];
  return statements.flatMap((statement) => {
    const found = book.within(statement);
    if (found[0] && found[0].start <= 6) leading = found.map(({ placed }) => placed);
    const dates = found.length > 0 ? found.map(({ placed }) => placed) : leading;
    // "Remise : le 27 novembre" below "Travail de recherche"
    const isWhen = found.length > 0 && statement !== first && saysOnlyWhen(statement.text, found);
    return dates.length > 0 ? [{ statement, dates, ...(isWhen && first && { context: first }) }] : [];
  });
}
