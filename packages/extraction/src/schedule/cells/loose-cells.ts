import type { DateBook, PlacedDate } from '../../dates/date-book.ts';
import { saysOnlyWhen } from '../../items/label-words.ts';
import { type Vocabulary, vocabulary } from '../../items/vocabulary.ts';
import type { Locale } from '../../locales/locale.ts';
import { cellStatements } from '../../structure/clauses.ts';
import type { Grid, GridRow } from '../../structure/outline.ts';
import type { Passage } from '../../text/passage.ts';
import { weekdayHeader } from '../calendars/month-grids.ts';
import { type Columns, distinct } from '../columns/columns.ts';
import type { Occasion } from '../occasion.ts';
import { runInTitle } from '../text/paragraph-names.ts';
import { namesOneWork } from '../text/section-heading.ts';
import { stagesOfWork } from '../text/stages-of-work.ts';
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
      const stages = stagesOfWork(cell.passage, book.within(cell.passage), words, label?.passage);
      if (stages) return stages;
      const shared = {
        role: columns.roles[cell.column] === 'due' ? ('due' as const) : ('entry' as const),
        ...(label && { context: label.passage }),
      };
      const place = { label: label === cells[0] ? label : undefined, row: cells, book, words };
      const statements = cellStatements(cell.lines, cell.width);
      const names = isCalendar ? [] : [place.label?.passage, runInTitle(statements, book)];
      const work = names.find((name) => name && namesOneWork(name.text, words));
      return inLooseCell(statements, { work, book, words }).map((own): Occasion => {
        const test = testOfRow(own.statement, place);
        return test
          ? { statement: test, dates: own.dates, role: 'due', beside: own.statement.text }
          : { ...shared, ...own };
      });
    });
  });
}

interface Cell {
  /** What the first cell of the row names, or the first words of the cell. */
  work: Passage | undefined;
  book: DateBook;
  words: Vocabulary;
}

/** The day that leads a cell governs the statements below it. */
function inLooseCell(
  statements: readonly Passage[],
  { work, book, words }: Cell,
): (Pick<Occasion, 'statement' | 'dates' | 'context'> & Partial<Pick<Occasion, 'role'>>)[] {
  const [first] = statements;
  let leading: PlacedDate[] = [];
  return statements.flatMap((statement) => {
    const found = book.within(statement);
    if (found[0] && found[0].start <= 6) leading = found.map(({ placed }) => placed);
    const dates = found.length > 0 ? found.map(({ placed }) => placed) : leading;
    if (dates.length === 0) return [];
    const isWhen =
      found.length > 0 && (saysOnlyWhen(statement.text, found) || words.refersUp.test(statement.text));
    // "Essay", and beside it "You will write four pages. Due October 2."
    if (isWhen && work) return [{ statement, dates, context: work, role: 'due' as const }];
    // "Remise : le 27 novembre" below "Travail de recherche"
    return [{ statement, dates, ...(isWhen && first && statement !== first && { context: first }) }];
  });
}
