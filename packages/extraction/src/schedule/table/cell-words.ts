import type { DateBook } from '../../dates/date-book.ts';
import type { GridCell } from '../../structure/outline.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';

export const hasName = ({ passage }: GridCell) => /\p{L}{3}/u.test(passage.text);

/** What stands behind a lone date does not name it. */
export const isNameOf = (label: GridCell, cell: GridCell, book: DateBook): boolean =>
  label !== cell && (label.column < cell.column || book.within(cell.passage).length === 0);

/** What a date cell says besides its dates. */
export function besideDates(passage: Passage, book: DateBook): Passage[] {
  const found = book.within(passage);
  const edges = [0, ...found.flatMap(({ start, end }) => [start, end]), passage.text.length];
  const parts: Passage[] = [];
  for (let index = 0; index < edges.length; index += 2) {
    const part = slicePassage(passage, edges[index] ?? 0, edges[index + 1]);
    if (/\p{L}{3}/u.test(part.text)) parts.push(part);
  }
  return parts;
}
