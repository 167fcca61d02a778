import { isGeneric } from '../../items/label-words.ts';
import { PARTS_OF_BRIEF } from '../../locales/brief-words.ts';
import type { Paragraph } from '../../structure/outline.ts';
import type { Passage } from '../../text/passage.ts';
import { NUMBER_WORDS, oneOf } from '../../text/patterns.ts';

/** So many paragraphs describe one work. */
export const LONGEST_SECTION = 30;
const LONGEST_NAME = 120;
const PART = new RegExp(`^\\W*${oneOf(PARTS_OF_BRIEF)}\\W*$`, 'iu');

/** "Format", "What to submit". */
export const isPartOfBrief = (heading: string): boolean => PART.test(heading);

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
