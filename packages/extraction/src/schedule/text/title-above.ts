import type { DateBook } from '../../dates/date-book.ts';
import { isGeneric, isPolicy } from '../../items/label-words.ts';
import type { Vocabulary } from '../../items/vocabulary.ts';
import { toClauses } from '../../structure/clauses.ts';
import type { Paragraph } from '../../structure/outline.ts';
import { isBold, type Passage } from '../../text/passage.ts';
import { nameInFront, runInTitle } from './paragraph-names.ts';
import { namesOneWork } from './section-heading.ts';
import { isNamedWithShare } from './share-words.ts';

const FARTHEST = 4;
const LONGEST_LINE = 70;

/**
 * The title with which a paragraph above begins, or that has a line of its own without being a heading: "Essay 1 (20%):
 * Describe a river." and below it "Due: October 3".
 */
export function titleAbove(
  paragraphs: readonly Paragraph[],
  at: number,
  { book, words }: { book: DateBook; words: Vocabulary },
): Passage | undefined {
  for (const { heading, passage } of paragraphs.slice(Math.max(0, at - FARTHEST), at).toReversed()) {
    if (heading !== undefined || book.within(passage).length > 0) return undefined;
    const title = titleIn(passage, book);
    if (title && mayTitle(title, words)) return title;
  }
  return undefined;
}

const titleIn = (passage: Passage, book: DateBook): Passage | undefined =>
  isTitleLine(passage) ? passage : (nameInFront(passage) ?? runInTitle(toClauses(passage), book));

/** In bold, or with its share: nothing else on the line. */
export const isTitleLine = ({ text, pieces }: Passage): boolean =>
  text.length <= LONGEST_LINE &&
  !/[.!?;]\s*$/u.test(text) &&
  (isNamedWithShare(text) || pieces.every(({ line }) => isBold(line)));

const mayTitle = ({ text }: Passage, words: Vocabulary): boolean =>
  !isPolicy(text) && !isGeneric(text) && (namesOneWork(text, words) || isNamedWithShare(text));
