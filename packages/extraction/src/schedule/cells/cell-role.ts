import type { DateInPassage } from '../../dates/date-book.ts';
import { saysOnlyWhen } from '../../items/label-words.ts';
import type { GridCell } from '../../structure/outline.ts';
import type { Passage } from '../../text/passage.ts';
import type { Columns } from '../columns/columns.ts';
import type { Occasion } from '../occasion.ts';
import type { RowContext } from './cell-context.ts';
import { hasName } from './cell-words.ts';

/** A column of what is due, besides one that says when. */
export const isForWork = (column: number, { dates, due, dueDays = [], roles }: Columns): boolean =>
  roles[column] === 'due' && column !== due && !dueDays.includes(column) && !dates.includes(column);

/** Where the dates of the table are due dates, the first words of a row are what is due. */
export function roleOfCell(
  cell: GridCell,
  label: GridCell | undefined,
  { columns, isAssessed }: { columns: Columns; isAssessed: boolean },
): Occasion['role'] {
  const { dates, roles } = columns;
  const isLabelled = label !== undefined && hasName(label);
  if (dates.includes(cell.column)) return roles[cell.column] === 'due' && !isLabelled ? 'due' : 'topic';
  const datesAreDue = dates.length === 1 && (isAssessed || roles[dates[0] ?? -1] === 'due');
  const namesWork = isForWork(cell.column, columns) || !roles.some((_, column) => isForWork(column, columns));
  return datesAreDue && isLabelled && cell === label && namesWork ? 'due' : (roles[cell.column] ?? 'entry');
}

interface DatedCell {
  cell: GridCell;
  statement: Passage;
  own: readonly DateInPassage[];
}

/** "Feedback returned" beside "Due": a cell with nothing but a date, in a column that is not for what is due. */
export function isOtherDate({ cell, statement, own }: DatedCell, { dates, columns }: RowContext): boolean {
  const { names, roles, dates: dateColumns } = columns;
  const role = roles[cell.column];
  const isNamed = /\p{L}{3}/u.test(names[cell.column] ?? '');
  const hasDueDates = columns.listsWork || dateColumns.some((column) => roles[column] === 'due');
  return (
    dates.length > 0 &&
    isNamed &&
    hasDueDates &&
    role !== 'due' &&
    role !== 'date' &&
    saysOnlyWhen(statement.text, own)
  );
}
