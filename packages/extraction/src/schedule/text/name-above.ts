import type { DateBook } from '../../dates/date-book.ts';
import { isPolicy, saysOnlyWhen } from '../../items/label-words.ts';
import type { Vocabulary } from '../../items/vocabulary.ts';
import { PARTS_OF_BRIEF } from '../../locales/brief-words.ts';
import type { Paragraph } from '../../structure/outline.ts';
import type { Passage } from '../../text/passage.ts';
import { oneOf } from '../../text/patterns.ts';

/** The line above names a thing only when it has no date of its own; of a description, the heading above it does. */
export function nameAbove(
  paragraphs: readonly Paragraph[],
  at: number,
  { book, words }: { book: DateBook; words: Vocabulary },
): Passage | undefined {
  const isLabelled = words.label.test(paragraphs[at]?.passage.text ?? '');
  const isOfOtherDay = isLabelled && isGivenOn(paragraphs[at - 1]?.passage.text ?? '', words);
  const isOther = isItemAbove(paragraphs, at) || isNextItem(paragraphs, at, book);
  const above = isOther ? undefined : paragraphs[at - (isOfOtherDay ? 2 : 1)]?.passage;
  const isTold = above !== undefined && describes(above.text);
  const isNameless = above === undefined || isTold || !mayName(paragraphs[at - 1], words);
  const ofWork = isLabelled && isNameless ? workHeadingAbove(paragraphs, at, { book, words }) : undefined;
  const isText = isTold || (isLabelled && isNameless && isOfText(paragraphs, at));
  const named = ofWork ?? (isText && isLabelled ? sectionAbove(paragraphs, at) : above);
  return named && book.within(named).length === 0 ? named : undefined;
}

/** The last item of a list names no sentence that stands below the list. */
const isItemAbove = (paragraphs: readonly Paragraph[], at: number): boolean =>
  paragraphs[at - 1]?.isListItem === true &&
  paragraphs[at]?.isListItem === false &&
  (paragraphs[at]?.passage.text.length ?? 0) > SENTENCE_LENGTH;

const MARK = /^\s*(?<mark>[•●○◦▪■□➢➤✓·—]|_{3,})\s?\S/u;
const markOf = (paragraph: Paragraph | undefined): string | undefined =>
  MARK.exec(paragraph?.passage.text ?? '')?.groups?.mark?.charAt(0);

/** Two items behind the same mark are two things, save where the second says no more than when. */
function isNextItem(paragraphs: readonly Paragraph[], at: number, book: DateBook): boolean {
  const [above, own] = [paragraphs[at - 1], paragraphs[at]];
  const mark = markOf(own);
  return (
    own !== undefined &&
    mark !== undefined &&
    mark === markOf(above) &&
    !saysOnlyWhen(own.passage.text, book.within(own.passage))
  );
}

const LABELLED_DAY = /^\W*(?<label>\p{L}+(?:\s\p{L}+)?)\s?:[^:]{0,40}\d/u;

/** "Posted: Feb 2", between the name of a work and "Due: Feb 16". */
const isGivenOn = (text: string, { handedOut }: Vocabulary): boolean =>
  handedOut.test(LABELLED_DAY.exec(text)?.groups?.label ?? '');

const SENTENCE_LENGTH = 60;
const LONGEST_NAME = 120;

/** A sentence, or more words than a name has. */
const describes = (text: string): boolean =>
  text.length > (/[.!?]["”]?\s*$/u.test(text) ? SENTENCE_LENGTH : LONGEST_NAME);

/** Neither a sentence nor the last point of a list is a name. */
function isOfText(paragraphs: readonly Paragraph[], at: number): boolean {
  const [before, above] = [paragraphs[at - 2], paragraphs[at - 1]];
  const isPoint = above?.isListItem === true && before?.isListItem === true;
  return isPoint || /[.!?]["”)]?\s*$/u.test(above?.passage.text ?? '');
}

/** The heading of the section, not one of the parts in which it describes the work. */
function sectionAbove(paragraphs: readonly Paragraph[], at: number): Passage | undefined {
  const heading = paragraphs
    .slice(Math.max(0, at - FARTHEST_HEADING), at)
    .findLast(({ heading, passage }) => heading !== undefined && !isPartOfBrief(passage.text))?.passage;
  return heading && !isPolicy(heading.text) ? heading : undefined;
}

const FARTHEST_HEADING = 8;

/** The nearest heading above a paragraph. */
export const headingAbove = (paragraphs: readonly Paragraph[], at: number): Passage | undefined =>
  paragraphs.slice(Math.max(0, at - FARTHEST_HEADING), at).findLast(({ heading }) => heading !== undefined)
    ?.passage;

const FARTHEST_WORK = 20;

/**
 * The nearest heading above that names one work, in whose section a paragraph stands: "Essay 2" above "What to write"
 * and its lines.
 */
export function workHeadingAbove(
  paragraphs: readonly Paragraph[],
  at: number,
  { book, words }: { book: DateBook; words: Vocabulary },
): Passage | undefined {
  let level = Number.POSITIVE_INFINITY;
  for (const { heading, passage } of paragraphs.slice(Math.max(0, at - FARTHEST_WORK), at).toReversed()) {
    if (heading === undefined || heading >= level) continue;
    if (namesOneWork(passage.text, words) && book.within(passage).length === 0) return passage;
    if (!isPartOfBrief(passage.text)) return undefined;
    level = heading;
  }
  return undefined;
}

/** The name of a work, or a heading that may be one, such as "Harbor interview". */
const mayName = (above: Paragraph | undefined, { works }: Vocabulary): boolean =>
  above !== undefined &&
  (works(above.passage.text).length > 0 ||
    (above.heading !== undefined && !isPartOfBrief(above.passage.text)));

const PART = new RegExp(`^\\W*${oneOf(PARTS_OF_BRIEF)}\\W*$`, 'iu');

/** "Format", "What to submit". */
const isPartOfBrief = (heading: string): boolean => PART.test(heading);

const LONGEST_HEADING = 90;

/** "Research essay (20%)", "Milestone 3: Design and costs"; "Essays" and "Papers and tests" head a list of them. */
export function namesOneWork(text: string, { works, pluralsInS }: Vocabulary): boolean {
  const named = works(text);
  if (named.length === 0 || text.length > LONGEST_HEADING) return false;
  if (named.length === 1 && named[0]?.numbered) return true;
  const isPlural = pluralsInS && named.every((head) => /s$/iu.test(head.text));
  return !isPlural && !JOINS_WORKS.test(text);
}

const JOINS_WORKS = /\s(?:and|or|et|ou|y|e|o|und|oder)\s|[,;/&+]/iu;
