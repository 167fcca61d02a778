import type { DateBook } from '../../dates/date-book.ts';
import { saysOnlyWhen } from '../../items/label-words.ts';
import type { Vocabulary } from '../../items/vocabulary.ts';
import type { Paragraph } from '../../structure/outline.ts';
import type { Occasion } from '../occasion.ts';
import { withLabels } from '../text/entry.ts';
import { LONGEST_TITLE_ABOVE } from '../text/line-lengths.ts';

const MOST_BELOW = 8;

/**
 * A heading that says nothing but when something is due, and what stands below it: "Due September 2", and below it
 * "Guided questions: moorings". All of it is due then, whatever it is called.
 */
export function belowDueHeadings(
  paragraphs: readonly Paragraph[],
  book: DateBook,
  words: Vocabulary,
): Map<number, Occasion[]> {
  return new Map(
    paragraphs.flatMap((paragraph, at): [number, Occasion[]][] => {
      const dates = paragraph.heading === undefined ? [] : book.within(paragraph.passage);
      if (!isOnlyDue(paragraph, dates, words)) return [];
      const below = linesBelow(paragraphs, at, book);
      if (below.length === 0) return [];
      const placed = dates.map((date) => date.placed);
      const due = below.map(([line, { passage }]): [number, Occasion[]] => [
        line,
        withLabels(passage).map((statement) => ({ statement, dates: placed, role: 'due' })),
      ]);
      return [[at, []], ...due];
    }),
  );
}

const isOnlyDue = (
  { passage }: Paragraph,
  dates: readonly { start: number; end: number }[],
  { due }: Vocabulary,
): boolean => dates.length === 1 && due.test(passage.text) && saysOnlyWhen(passage.text, dates);

/** Up to the next heading that does not stand below it, or the next day. */
function linesBelow(paragraphs: readonly Paragraph[], at: number, book: DateBook): [number, Paragraph][] {
  const level = paragraphs[at]?.heading ?? 0;
  const rest = paragraphs.slice(at + 1, at + 1 + MOST_BELOW);
  const end = rest.findIndex(
    ({ heading, passage }) =>
      (heading !== undefined && heading <= level) ||
      passage.text.length > LONGEST_TITLE_ABOVE ||
      book.within(passage).length > 0,
  );
  return rest.slice(0, end < 0 ? undefined : end).map((paragraph, index) => [at + 1 + index, paragraph]);
}
