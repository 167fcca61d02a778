import type { DateBook } from '../../dates/date-book.ts';
import { saysOnlyWhen } from '../../items/label-words.ts';
import type { Vocabulary } from '../../items/vocabulary.ts';
import { LONGEST_CLAUSE } from '../../structure/clauses.ts';
import type { Paragraph } from '../../structure/outline.ts';
import type { Passage } from '../../text/passage.ts';
import { isPartOfBrief, nameAboveDetails, nameAboveParts } from './brief-lines.ts';
import { sectionAbove, workHeadingAbove } from './section-heading.ts';
import { titleAbove } from './title-above.ts';
import { workOfList } from './work-of-list.ts';

interface Words {
  book: DateBook;
  words: Vocabulary;
}

/** What names the thing of which a line only says when it is: the work of its list, or the words above. */
export function nameAbove(paragraphs: readonly Paragraph[], at: number, words: Words): Passage | undefined {
  const ofList = saysOnlyDay(paragraphs[at]?.passage, words) ? workOfList(paragraphs, at, words) : undefined;
  return ofList ?? lineAbove(paragraphs, at, words);
}

/** The line above names a thing only when it has no date of its own; of a description, the heading above it does. */
function lineAbove(
  paragraphs: readonly Paragraph[],
  at: number,
  { book, words }: Words,
): Passage | undefined {
  const isLabelled = saysWhenDue(paragraphs[at]?.passage, { book, words });
  const isOfOtherDay = isLabelled && isGivenOn(paragraphs[at - 1]?.passage.text ?? '', words);
  const isOther = isItemAbove(paragraphs, at) || isNextItem(paragraphs, at, book) || isApart(paragraphs, at);
  const above = isOther ? undefined : paragraphs[at - (isOfOtherDay ? 2 : 1)]?.passage;
  const isTold = above !== undefined && describes(above.text);
  const ofParts = isLabelled
    ? (nameAboveParts(paragraphs, at) ?? nameAboveDetails(paragraphs, at))
    : undefined;
  const isNameless = above === undefined || isTold || !mayName(paragraphs[at - 1], words);
  const ofWork = isLabelled && isNameless ? workAbove(paragraphs, at, { book, words }) : undefined;
  const isText = isTold || (isLabelled && isNameless && isOfText(paragraphs, at));
  const named = ofParts ?? ofWork ?? (isText && isLabelled ? sectionAbove(paragraphs, at) : above);
  return named && mayBeRead(named) && book.within(named).length === 0 ? named : undefined;
}

/** The title of the paragraphs in between, or else the heading of the section. */
const workAbove = (paragraphs: readonly Paragraph[], at: number, words: Words): Passage | undefined =>
  (isNextItem(paragraphs, at, words.book) ? undefined : titleAbove(paragraphs, at, words)) ??
  workHeadingAbove(paragraphs, at, words);

/** A page of words without an end names nothing. */
const mayBeRead = ({ text }: Passage): boolean => text.length <= LONGEST_CLAUSE;

/** "Due date: October 3", "Due Thursday, October 3": when something is due, and nothing of what. */
const saysWhenDue = (passage: Passage | undefined, { book, words }: Words): boolean =>
  passage !== undefined &&
  (words.label.test(passage.text) ||
    (words.due.test(passage.text) && saysOnlyWhen(passage.text, book.within(passage))));

/** "Takes place on October 3", "Hand it in by October 3": a day, and nothing that it is the day of. */
const saysOnlyDay = (passage: Passage | undefined, { book, words }: Words): boolean =>
  passage !== undefined &&
  (words.label.test(passage.text) ||
    words.refersUp.test(passage.text) ||
    saysOnlyWhen(passage.text, book.within(passage)));

/** An empty line stands between them, and none between the line above and those above it. */
function isApart(paragraphs: readonly Paragraph[], at: number): boolean {
  const isAfterBlank = (paragraph: Paragraph | undefined) => firstLineOf(paragraph)?.afterBlank === true;
  return isAfterBlank(paragraphs[at]) && at > 1 && !isAfterBlank(paragraphs[at - 1]);
}

const firstLineOf = (paragraph: Paragraph | undefined) => paragraph?.passage.pieces[0]?.line;

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

/** Neither a sentence nor the last point of a list, or of a part of the description, is a name. */
function isOfText(paragraphs: readonly Paragraph[], at: number): boolean {
  const [before, above] = [paragraphs[at - 2], paragraphs[at - 1]];
  const isBelowPart = before !== undefined && isPartOfBrief(before.passage.text);
  const isPoint = above?.isListItem === true && (before?.isListItem === true || isBelowPart);
  return isPoint || /[.!?]["”)]?\s*$/u.test(above?.passage.text ?? '');
}

/** The name of a work, or a heading that may be one, such as "Harbor interview". */
const mayName = (above: Paragraph | undefined, { works }: Vocabulary): boolean =>
  above !== undefined &&
  (works(above.passage.text).length > 0 ||
    (above.heading !== undefined && !isPartOfBrief(above.passage.text)));
