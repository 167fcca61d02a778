import type { DateBook } from '../../dates/date-book.ts';
import { isGeneric, isPolicy } from '../../items/label-words.ts';
import type { Vocabulary } from '../../items/vocabulary.ts';
import type { Paragraph } from '../../structure/outline.ts';
import { isBold, type Passage } from '../../text/passage.ts';
import { isPartOfBrief, LONGEST_SECTION } from './brief-lines.ts';
import { SHARE } from './share-words.ts';

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

const LONGEST_HEADING = 90;

/** "Research essay (20%)", "Milestone 3: Design and costs"; "Essays" and "Papers and tests" head a list of them. */
export function namesOneWork(text: string, { works, pluralsInS }: Vocabulary): boolean {
  const named = works(text);
  if (named.length === 0 || text.length > LONGEST_HEADING) return false;
  if (named.length === 1 && named[0]?.numbered) return true;
  const isPlural = pluralsInS && named.every((head) => /s$/iu.test(head.text));
  return !isPlural && !JOINS_WORKS.test(text.replace(SHARE_BEHIND, ' '));
}

/** "Research paper, 20%", "Midterm (100 points)" */
const SHARE_BEHIND = new RegExp(String.raw`[\s,;:(–—-]*${SHARE}[^,;]{0,20}\)?\W*$`, 'iu');

const JOINS_WORKS = /\s(?:and|or|et|ou|y|e|o|und|oder)\s|[,;/&+]/iu;

/** "Write a paper of ten pages" in the section "Research paper" is about that paper, "Write a draft" is not. */
export function isAboutIt(name: Passage, text: string, words: Vocabulary): boolean {
  if (!namesOneWork(name.text, words)) return false;
  const own = words.works(name.text).map((work) => work.text.toLowerCase());
  return words.works(text).every(({ text: noun }) => own.some((one) => one.endsWith(noun.toLowerCase())));
}

/** A few words in bold on a line of their own. */
const isNameInBold = ({ passage: { text, pieces }, isListItem }: Paragraph): boolean =>
  !isListItem &&
  text.length <= LONGEST_HEADING &&
  !/[.!?:;]\s*$/u.test(text) &&
  pieces.every(({ line }) => isBold(line));

/** The heading of the section, not one of the parts in which it describes the work. */
export function sectionAbove(paragraphs: readonly Paragraph[], at: number): Passage | undefined {
  const heading = paragraphs
    .slice(Math.max(0, at - LONGEST_SECTION), at)
    .findLast(
      (paragraph) =>
        (paragraph.heading !== undefined || isNameInBold(paragraph)) &&
        !isPartOfBrief(paragraph.passage.text),
    )?.passage;
  return heading && !isPolicy(heading.text) && !isGeneric(heading.text) ? heading : undefined;
}
