import { findTimes } from '../../dates/find-times.ts';
import type { GridCell, GridRow } from '../../structure/outline.ts';
import { type Columns, distinct } from '../columns.ts';
import type { RowContext } from './cell-context.ts';

/** "Due (by 5 pm)" at the head of a column holds for all that stands below it. */
export function headerTime({ column }: GridCell, { grid, columns, locale }: RowContext): string {
  const text = grid.rows[columns.header]?.cells[column]?.passage.text ?? '';
  return findTimes(text, locale).length > 0 ? `${text} | ` : '';
}

const ONLY_TIME =
  /^[\d:.\s–—-]{1,14}(?:[ap]\.?m\.?|noon|h\d{0,2}|[\d:.\s–—-])*(?:[ap]\.?m\.?)?\s?\p{L}{0,4}$/iu;

/** The words of a row that give the hour of everything in it. */
export const timeCells = (row: GridRow, { dates }: Columns): string =>
  distinct(row)
    .filter(
      ({ column, passage }) =>
        dates.includes(column) || (/\d/.test(passage.text) && ONLY_TIME.test(passage.text)),
    )
    .map(({ passage }) => passage.text)
    .join(' | ');
