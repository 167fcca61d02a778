import type { DateBook } from '../../dates/date-book.ts';
import type { Vocabulary } from '../../items/vocabulary.ts';
import type { Paragraph } from '../../structure/outline.ts';
import type { Passage } from '../../text/passage.ts';

/** The line above names a thing only when it has no date of its own; of a description, the heading above it does. */
export function nameAbove(
  paragraphs: readonly Paragraph[],
  at: number,
  { book, words }: { book: DateBook; words: Vocabulary },
): Passage | undefined {
  const isLabelled = words.label.test(paragraphs[at]?.passage.text ?? '');
  const isOfOtherDay = isLabelled && isGivenOn(paragraphs[at - 1]?.passage.text ?? '', words);
  const above = isItemAbove(paragraphs, at) ? undefined : paragraphs[at - (isOfOtherDay ? 2 : 1)]?.passage;
  const isTold = above !== undefined && describes(above.text);
  const named = isTold && isLabelled ? headingAbove(paragraphs, at) : above;
  return named && book.within(named).length === 0 ? named : undefined;
}

/** The last item of a list names no sentence that stands below the list. */
const isItemAbove = (paragraphs: readonly Paragraph[], at: number): boolean =>
  paragraphs[at - 1]?.isListItem === true &&
  paragraphs[at]?.isListItem === false &&
  (paragraphs[at]?.passage.text.length ?? 0) > SENTENCE_LENGTH;

const LABELLED_DAY = /^\W*(?<label>\p{L}+(?:\s\p{L}+)?)\s?:[^:]{0,40}\d/u;

/** "Posted: Feb 2", between the name of a work and "Due: Feb 16". */
const isGivenOn = (text: string, { handedOut }: Vocabulary): boolean =>
  handedOut.test(LABELLED_DAY.exec(text)?.groups?.label ?? '');

const SENTENCE_LENGTH = 60;
const LONGEST_NAME = 120;

/** A sentence, or more words than a name has. */
const describes = (text: string): boolean =>
  text.length > (/[.!?]["”]?\s*$/u.test(text) ? SENTENCE_LENGTH : LONGEST_NAME);

const FARTHEST_HEADING = 8;

/** The nearest heading above a paragraph. */
export const headingAbove = (paragraphs: readonly Paragraph[], at: number): Passage | undefined =>
  paragraphs.slice(Math.max(0, at - FARTHEST_HEADING), at).findLast(({ heading }) => heading !== undefined)
    ?.passage;
