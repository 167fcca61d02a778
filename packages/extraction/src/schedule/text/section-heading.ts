import type { DateBook } from '../../dates/date-book.ts';
import { isGeneric, isPolicy } from '../../items/label-words.ts';
import type { Vocabulary } from '../../items/vocabulary.ts';
import { PARTS_OF_BRIEF } from '../../locales/brief-words.ts';
import type { Paragraph } from '../../structure/outline.ts';
import type { Passage } from '../../text/passage.ts';
import { NUMBER_WORDS, oneOf } from '../../text/patterns.ts';

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

const PART = new RegExp(`^\\W*${oneOf(PARTS_OF_BRIEF)}\\W*$`, 'iu');

/** "Format", "What to submit". */
export const isPartOfBrief = (heading: string): boolean => PART.test(heading);

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

/** "Write a paper of ten pages" in the section "Research paper" is about that paper, "Write a draft" is not. */
export function isAboutIt(name: Passage, text: string, words: Vocabulary): boolean {
  if (!namesOneWork(name.text, words)) return false;
  const own = words.works(name.text).map((work) => work.text.toLowerCase());
  return words.works(text).every(({ text: noun }) => own.some((one) => one.endsWith(noun.toLowerCase())));
}

const LONGEST_SECTION = 30;
const LONGEST_NAME = 120;

/**
 * The line above the parts in which a work is described, where it is no heading: "Field report", and below it
 * "Instructions:", "Assessment:" and their points.
 */
export function nameAboveParts(paragraphs: readonly Paragraph[], at: number): Passage | undefined {
  const section = paragraphs.slice(Math.max(0, at - LONGEST_SECTION), at);
  const title = section.findLastIndex(
    ({ isListItem, passage }) => !isListItem && !isPartOfBrief(passage.text),
  );
  const [name, part] = [section[title], section[title + 1]];
  return name && mayBeName(name) && part && isPartOfBrief(part.passage.text) ? name.passage : undefined;
}

const mayBeName = ({ passage: { text } }: Paragraph): boolean =>
  text.length <= LONGEST_NAME && !/[.!?:;]\s*$/u.test(text);

/** The line above what counts and how long it is: "Field report", and below it "Weight: 20%" and "- four pages". */
export function nameAboveDetails(paragraphs: readonly Paragraph[], at: number): Passage | undefined {
  const section = paragraphs.slice(Math.max(0, at - LONGEST_SECTION), at);
  const title = section.findLastIndex(({ passage }) => !isDetail(passage.text));
  const name = section[title];
  if (!name || title === section.length - 1 || !mayBeName(name)) return undefined;
  return isPartOfBrief(name.passage.text) || isGeneric(name.passage.text) ? undefined : name.passage;
}

const LONGEST_DETAIL = 80;
const LABELS = `(?:weight|worth|value|percentage|share|size|type|medium|group\\ssize|${PARTS_OF_BRIEF.join('|')})`;
const LABEL = new RegExp(`^\\W*${LABELS}\\W*$`, 'iu');
const LABELLED_DETAIL = new RegExp(`^\\W*${LABELS}\\W*:\\W*\\s`, 'iu');

/** "Weight", "Length": what is told of a work. */
export const isLabelOfBrief = (text: string): boolean => LABEL.test(text);

/** "20% of the grade", "Worth 20 points", "Four pages". */
const COUNTED_DETAIL = new RegExp(
  `^\\W*(?:worth\\s)?(?:about\\s|at\\s(?:least|most)\\s)?(?:\\d[\\d.,–-]*|${NUMBER_WORDS})(?:\\s(?:to|or)\\s\\p{L}+)?\\s?(?:%|(?:percent|points?|pts?|pages?|words?|minutes?|paragraphs?|slides?)(?!\\p{L}))`,
  'iu',
);

/** How long a work is, or what it counts. */
export const isDetail = (text: string): boolean =>
  text.length <= LONGEST_DETAIL && (LABELLED_DETAIL.test(text) || COUNTED_DETAIL.test(text));

/** A few words in bold on a line of their own. */
const isNameInBold = ({ passage: { text, pieces }, isListItem }: Paragraph): boolean =>
  !isListItem &&
  text.length <= LONGEST_HEADING &&
  !/[.!?:;]\s*$/u.test(text) &&
  pieces.every(({ line }) => line.runs.length > 0 && line.runs.every(({ bold }) => bold));

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
