import type { DateBook, PlacedDate } from '../../dates/date-book.ts';
import type { Locale } from '../../locales/locale.ts';
import { cellStatements } from '../../structure/clauses.ts';
import type { Grid, GridCell, Paragraph } from '../../structure/outline.ts';
import { type Columns, distinct } from '../columns/columns.ts';
import type { Occasion } from '../occasion.ts';
import { labelsOf } from '../relative/labelled-days.ts';

interface Above {
  paragraph: Paragraph | undefined;
  columns: Columns;
  book: DateBook;
  locale: Locale;
}

/** Below "April 4–8" the cells "Monday: …" and "Wednesday: …" of a table without dates are on days of that week. */
export function belowWeek(grid: Grid, { paragraph, columns, book, locale }: Above): Occasion[] {
  const week = paragraph && onlySpan(paragraph, book);
  if (!week) return [];
  const statements = dayCells(grid, columns, locale).flatMap(({ lines, column, width }) =>
    cellStatements(lines, width).map((statement) => ({ statement, column })),
  );
  if (!statements.some(({ statement }) => labelsOf(statement.text, locale).length > 0)) return [];
  return statements.map(({ statement, column }) => ({
    statement,
    dates: [week],
    isWeek: true,
    role: columns.roles[column] ?? 'entry',
  }));
}

type DayCell = Pick<GridCell, 'lines' | 'column' | 'width'>;

/** The cells below the head; a row that begins with no day, where the others do, goes on with the one above. */
function dayCells(grid: Grid, { header }: Columns, locale: Locale): DayCell[] {
  const rows = grid.rows
    .map((row, index) => distinct(row).filter((cell) => cell.row === index && cell.passage.text !== ''))
    .slice(header + 1);
  const cells: DayCell[] = [];
  for (const row of rows) {
    const isLed = row.some(({ passage }) => labelsOf(passage.text, locale).length > 0);
    for (const cell of row) {
      const at = isLed ? -1 : cells.findLastIndex(({ column }) => column === cell.column);
      const above = cells[at];
      if (above) cells[at] = { ...above, lines: [...above.lines, ...cell.lines] };
      else cells.push(cell);
    }
  }
  return cells;
}

/** The days from the first to the last of a line that says no more than these. */
function onlySpan({ passage }: Paragraph, book: DateBook): PlacedDate | undefined {
  const [only, ...others] = book.within(passage);
  if (!only?.placed.until || others.length > 0) return undefined;
  const rest = passage.text.slice(0, only.start) + passage.text.slice(only.end);
  return ONLY_WEEK.test(rest) ? only.placed : undefined;
}

const ONLY_WEEK = /^\W*(?:\p{L}+\s?\d{1,2})?\W*$/u;
