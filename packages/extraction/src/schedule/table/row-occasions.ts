import type { PlacedDate } from '../../dates/date-book.ts';
import { vocabulary } from '../../items/vocabulary.ts';
import type { GridCell, GridRow } from '../../structure/outline.ts';
import type { CellContext, RowContext } from '../cells/cell-context.ts';
import { timeCells } from '../cells/cell-hours.ts';
import { cellOccasions } from '../cells/cell-occasions.ts';
import { isForWork } from '../cells/cell-role.ts';
import { hasName, rowDates } from '../cells/cell-words.ts';
import { partOfClass } from '../cells/class-cells.ts';
import { typeCell } from '../cells/kind-cells.ts';
import { headOfNumbers } from '../cells/numbered-cell.ts';
import { distinct } from '../columns/columns.ts';
import type { Occasion } from '../occasion.ts';
import { pointsByDay } from './points-by-day.ts';
import { stagesInColumns } from './stage-columns.ts';

/** What the cells of a row say, each with the dates that govern it. */
export function rowOccasions(context: RowContext): Occasion[] {
  const { grid, index, columns } = context;
  const row = grid.rows[index];
  if (!row) return [];
  const more = (columns.dueDays ?? []).filter((column) => !columns.dates.includes(column));
  const cells = distinct(row).filter(({ column }) => !more.includes(column));
  const stages = stagesInColumns(row, namingCell(cells, context)[0], context);
  if (stages.length > 0) return stages;
  const again = more.flatMap((column) => workOccasions(namingCell(cells, context), row, column, context));
  return [...ownOccasions(cells, row, context), ...again];
}

/** What the row is called, of which each of its days says when it is due. */
const namingCell = (cells: readonly GridCell[], { columns, book }: RowContext): GridCell[] =>
  cells
    .filter((cell) => !columns.dates.includes(cell.column) && hasName(cell))
    .filter(({ passage }) => book.within(passage).length === 0)
    .slice(0, 1);

function ownOccasions(cells: readonly GridCell[], row: GridRow, context: RowContext): Occasion[] {
  const { columns } = context;
  if (columns.due === undefined) return occasionsOf(cells, row, context);
  const work = cells.filter((cell) => isForWork(cell.column, columns));
  const rest = cells.filter((cell) => cell.column !== columns.due && !work.includes(cell));
  return [...workOccasions(work, row, columns.due, context), ...occasionsOf(rest, row, context)];
}

/** In a row with a day of its own, its work is due on the day in the column for that, and on none without one. */
function workOccasions(
  work: readonly GridCell[],
  row: GridRow,
  due: number,
  { columns, ...context }: RowContext,
): Occasion[] {
  const when = row.cells[due];
  const dates = when ? rowDates(when.passage, context.book, context.locale) : [];
  const { due: _due, ...rest } = columns;
  return dates.length === 0
    ? []
    : occasionsOf(work, row, {
        ...context,
        columns: { ...rest, dates: [due] },
        dates: dates.map(({ placed }) => placed),
      });
}

function occasionsOf(cells: readonly GridCell[], row: GridRow, context: RowContext): Occasion[] {
  const { index, columns, dates, locale } = context;
  const others = cells.filter((cell) => !columns.dates.includes(cell.column) && cell.passage.text !== '');
  const type = typeCell(others, context);
  const label = labelOf(others, type, context);
  const beside = timeCells(row, columns, context.locale);
  const isNumbered = beginsWithNumber(row, { ...context, label, type, beside });
  return cells
    .filter((cell) => cell.row === index && (cell !== type || cell === label))
    .filter(({ column }) => !isNumbered || column === 0 || holdsDayOrWork(column, columns))
    .flatMap((cell) =>
      columns.dates.includes(cell.column)
        ? [{ cell, dates: datesBeside(cell, context) }]
        : pointsByDay(cell, dates, vocabulary(locale)),
    )
    .flatMap((point) => {
      const inClass = partOfClass(point.cell, others, columns);
      const said = cellOccasions(point.cell, { ...context, dates: point.dates, label, type, beside });
      return inClass ? said.map((occasion) => ({ ...occasion, inClass })) : said;
    });
}

/** What stands behind the day of a cell is of that day, where the row has days in other cells as well. */
function datesBeside({ passage }: GridCell, { dates, columns, book, locale }: RowContext): PlacedDate[] {
  const dated = columns.dates.length > 1 ? rowDates(passage, book, locale) : [];
  const isLed = /^\W*$/u.test(passage.text.slice(0, dated[0]?.start));
  return dated.length > 0 && isLed ? dated.map(({ placed }) => placed) : dates;
}

const holdsDayOrWork = (column: number, { dates, roles }: RowContext['columns']): boolean =>
  dates.includes(column) || roles[column] === 'due';

/** "1" below "Quiz": what else stands in the row says what that quiz is about. */
const beginsWithNumber = ({ cells: [first] }: GridRow, context: CellContext): boolean =>
  first !== undefined && headOfNumbers(first.passage, first, context) !== undefined;

/** The first cell with words; a number in front of the row does not name it. */
const labelOf = (
  others: readonly GridCell[],
  type: GridCell | undefined,
  { book }: RowContext,
): GridCell | undefined =>
  others.find((cell) => cell !== type && hasName(cell) && book.within(cell.passage).length === 0) ??
  others[0];
