import type { DateBook, PlacedDate } from '../../dates/date-book.ts';
import type { Node, Paragraph } from '../../structure/outline.ts';
import { passagesOf } from '../../structure/passages-of.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';
import type { Occasion } from '../occasion.ts';

const NOTE = /^\s*(?<mark>\*{1,3}|[†‡§¹²³]{1,2})\s?(?=\p{L})/u;
const LONGEST_NOTE = 120;
/** More dates with the same mark are a list in which the mark says something else. */
const MOST_MARKED = 3;

/** "Nov 11*" and, further down, "* Veterans Day, no class": the note is said of the day that bears its mark. */
export function footnotes(nodes: readonly Node[], book: DateBook): Occasion[] {
  const notes = nodes.flatMap((node, index) =>
    node.type === 'paragraph' ? noteOf(node, nodes[index - 1]?.type === 'grid', book) : [],
  );
  if (notes.length === 0) return [];
  const passages = nodes.flatMap(passagesOf);
  return notes.flatMap(({ mark, statement }) => {
    const dates = passages.flatMap((passage) => markedDates(passage, mark, book));
    return dates.length > 0 && dates.length <= MOST_MARKED
      ? [{ statement, dates, role: 'entry' as const }]
      : [];
  });
}

/** In plain text the star of a note below a table has been read as that of a list. */
function noteOf(
  { passage, isListItem }: Paragraph,
  isBelowTable: boolean,
  book: DateBook,
): { mark: string; statement: Passage }[] {
  if (passage.text.length > LONGEST_NOTE || book.within(passage).length > 0) return [];
  const match = NOTE.exec(passage.text);
  const mark = match?.groups?.mark ?? (isListItem && isBelowTable ? '*' : undefined);
  return mark === undefined ? [] : [{ mark, statement: slicePassage(passage, match?.[0].length ?? 0) }];
}

const markedDates = (passage: Passage, mark: string, book: DateBook): PlacedDate[] =>
  book
    .within(passage)
    .filter(({ end }) => /^\s?(?<own>[*†‡§¹²³]{1,3})/u.exec(passage.text.slice(end))?.groups?.own === mark)
    .map(({ placed }) => placed);
