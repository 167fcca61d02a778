import { vocabulary } from '../../items/vocabulary.ts';
import { distinct } from '../columns.ts';
import type { Occasion } from '../occasion.ts';
import type { RowContext } from './cell-context.ts';
import { timeCells } from './cell-hours.ts';
import { cellOccasions } from './cell-occasions.ts';
import { hasName } from './cell-words.ts';
import { typeCell } from './kind-cells.ts';
import { pointsByDay } from './points-by-day.ts';

export function rowOccasions(context: RowContext): Occasion[] {
  const { grid, index, columns, book, dates, locale } = context;
  const row = grid.rows[index];
  if (!row) return [];
  const others = distinct(row).filter(
    (cell) => !columns.dates.includes(cell.column) && cell.passage.text !== '',
  );
  const type = typeCell(others, context);
  // A number in front of the row does not name it.
  const label =
    others.find((cell) => cell !== type && hasName(cell) && book.within(cell.passage).length === 0) ??
    others[0];
  const beside = timeCells(row, columns);
  return distinct(row)
    .filter((cell) => cell.row === index && (cell !== type || cell === label))
    .flatMap((cell) =>
      columns.dates.includes(cell.column) ? [{ cell, dates }] : pointsByDay(cell, dates, vocabulary(locale)),
    )
    .flatMap((point) => cellOccasions(point.cell, { ...context, dates: point.dates, label, type, beside }));
}
