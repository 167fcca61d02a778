import { isGeneric } from '../../items/label-words.ts';
import { tidy } from '../../items/title.ts';
import { vocabulary } from '../../items/vocabulary.ts';
import type { GridCell, GridRow } from '../../structure/outline.ts';
import type { Passage } from '../../text/passage.ts';
import type { RowContext } from '../cells/cell-context.ts';
import { rowDates } from '../cells/cell-words.ts';
import type { Occasion } from '../occasion.ts';

/**
 * "Draft due | Final due" above two days of a row: what is due on each of them is that stage of the work that the row
 * names. Nothing where a head names no stage, or the row no work.
 */
export function stagesInColumns(
  row: GridRow,
  name: GridCell | undefined,
  { columns, book, locale }: RowContext,
): Occasion[] {
  const { dueDays = [], heads } = columns;
  if (!name || dueDays.length < 2 || vocabulary(locale).works(name.passage.text).length === 0) return [];
  const stages = dueDays.flatMap((column) => {
    const head = heads[column];
    return head && namesStage(head) ? [{ head, cell: row.cells[column] }] : [];
  });
  if (stages.length < dueDays.length) return [];
  return stages.flatMap(({ head, cell }): Occasion[] => {
    const dates = cell ? rowDates(cell.passage, book, locale).map(({ placed }) => placed) : [];
    if (dates.length === 0) return [];
    return [{ statement: head, dates, role: 'due', context: name.passage, isStage: true }];
  });
}

/** "Due" and "Deadline" say of no stage that it is one. */
const namesStage = ({ text }: Passage): boolean => tidy(text).length >= SHORTEST && !isGeneric(tidy(text));

const SHORTEST = 3;
