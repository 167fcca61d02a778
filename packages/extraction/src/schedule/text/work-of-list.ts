import type { DateBook } from '../../dates/date-book.ts';
import type { Vocabulary } from '../../items/vocabulary.ts';
import type { Paragraph } from '../../structure/outline.ts';
import { placeOf } from '../../structure/place-of.ts';
import type { Passage } from '../../text/passage.ts';
import { LONGEST_SECTION } from './brief-lines.ts';
import { isAboutIt, namesOneWork } from './section-heading.ts';

/**
 * The work of which the points of a list tell: "Midterm (20%)", and below it "- Closed book" and "- Takes place on
 * October 3". It is named by the item above them, or by the line or heading in front of the list.
 */
export function workOfList(
  paragraphs: readonly Paragraph[],
  at: number,
  { book, words }: { book: DateBook; words: Vocabulary },
): Passage | undefined {
  const own = paragraphs[at];
  if (!own?.isListItem) return undefined;
  const before = paragraphs.slice(Math.max(0, at - LONGEST_SECTION), at);
  const head = before.findLastIndex((paragraph) => !isBeside(paragraph, own));
  const { passage: name } = before[head] ?? {};
  if (!name || !namesOneWork(name.text, words) || book.within(name).length > 0) return undefined;
  return before.slice(head + 1).every(({ passage }) => isAboutIt(name, passage.text, words))
    ? name
    : undefined;
}

/** In points of a page: what is set in by less stands beside it. */
const SET_IN = 5;

/** Another point of the same list, or one below such a point. */
function isBeside(other: Paragraph, own: Paragraph): boolean {
  if (!other.isListItem || (other.depth ?? 0) < (own.depth ?? 0)) return false;
  const [left, ownLeft] = [other, own].map(
    ({
      passage: {
        pieces: [piece],
      },
    }) => (piece?.line.box ? placeOf(piece.line)?.[0] : undefined),
  );
  return left === undefined || ownLeft === undefined || ownLeft - left < SET_IN;
}
