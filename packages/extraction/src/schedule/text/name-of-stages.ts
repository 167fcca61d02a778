import type { DateInPassage } from '../../dates/date-book.ts';
import { isGeneric } from '../../items/label-words.ts';
import { isTest, type Vocabulary } from '../../items/vocabulary.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';
import { isPartOfBrief } from './brief-lines.ts';
import { SHARE } from './share-words.ts';
import { isStage, OF_WORK, STAGE } from './stage-words.ts';
import { withoutShare } from './without-share.ts';

const LONGEST_NAME = 80;
const LONGEST_TITLE = 2 * LONGEST_NAME;
const MOST_WORDS = 4;

/** From where to where in the line. */
export type Span = [start: number, end: number];

export const NOWHERE: Span = [0, 0];

export interface NamedWork {
  /** Where the line names it. */
  at: Span;
  /** Where the stages begin. */
  from: number;
}

const IN_FRONT = new RegExp(
  String.raw`^\W{0,3}(?<name>[^()]{3,${LONGEST_NAME}}?)[\s,]*(?:\(?${SHARE}\)?)?\s?(?:\(|:\s|\s[–—-]\s|\.\s(?=\p{Lu}))`,
  'iu',
);
const STAGE_OF = new RegExp(
  String.raw`^\W{0,3}(?:(?:the|your|an?|les?|la|el|der|die|das|o|il|het)\s)?(?<stage>[\p{L}\s-]{4,40}?)\s${OF_WORK}\s(?:(?:the|your)\s)?(?=\S)`,
  'iu',
);
/** "Essay 1 is due in two parts:" */
const TELLS = /\s(?:is|are|has|will\sbe|comes|consists)\s.*$/iu;
const ENDS_NAME = /\s(?:is|are|due|will|by|on|est|sont|à|se|es|debe|ist|wird|é|è|deve|wordt)\s|\s?[(,:–—]/iu;

/** What the line may call the work: in front of its stages, or behind the first of them. */
export const namesOf = (text: string, { start }: DateInPassage, words: Vocabulary): NamedWork[] =>
  [nameBehindStage, nameInFront, nameBeforeStage].flatMap((read) => read(text, start, words) ?? []);

/** "The draft of Essay 1 is due". */
function nameBehindStage(text: string, day: number, words: Vocabulary): NamedWork | undefined {
  const match = STAGE_OF.exec(text.slice(0, day));
  if (!match || !isStage(match.groups?.stage ?? '')) return undefined;
  const at = match[0].length;
  const length = text.slice(at, day).search(ENDS_NAME);
  return length > 2 && isName(text.slice(at, at + length), words)
    ? { at: [at, at + length], from: 0 }
    : undefined;
}

/** "Essay 1 (20%):", "Shore atlas (". */
function nameInFront(text: string, day: number, words: Vocabulary): NamedWork | undefined {
  const match = IN_FRONT.exec(text.slice(0, day));
  const name = match?.groups?.name?.replace(TELLS, '') ?? '';
  const isSentence = match?.[0].trimEnd().endsWith('.') === true;
  if (!match || !(isSentence ? isWork(name, words) : isName(name, words))) return undefined;
  const at = text.indexOf(name);
  return { at: [at, at + name.length], from: match[0].length };
}

const STAGE_BEHIND_NAME = new RegExp(String.raw`\s(?:(?:rough|first|full)\s)?${STAGE.source}`, 'iu');

/** "Essay 1 draft (September 4) and final (September 18)". */
function nameBeforeStage(text: string, day: number, words: Vocabulary): NamedWork | undefined {
  const at = text.slice(0, day).search(STAGE_BEHIND_NAME);
  return at > 2 &&
    at <= LONGEST_NAME &&
    !IS_SENTENCE.test(text.slice(0, at)) &&
    isName(text.slice(0, at), words)
    ? { at: [0, at], from: at }
    : undefined;
}

export const isWork = (name: string, { works, handedOut }: Vocabulary): boolean =>
  works(name).length > 0 && !works(name).some(isTest) && !SEVERAL.test(name) && !handedOut.test(name);

const SEVERAL = /[,;&+]|\s(?:and|or|et|y|und|e|en)\s/iu;

const isName = (text: string, words: Vocabulary): boolean =>
  !isOfAllWorks(text) && (isWork(text, words) || isTitle(text, words));

/** "Assignments" and "Grading" head a section about all works. */
const isOfAllWorks = (text: string): boolean => isGeneric(text) || isPartOfBrief(text);

const TITLE = /^\p{Lu}[^.!?;:]*$|^\p{L}+\d*_/u;

/** "Shore atlas": no word for work, and no "Due dates" or "Week 3" either. */
const isTitle = (name: string, { namesWork, dayOff, due, label }: Vocabulary): boolean =>
  TITLE.test(name) &&
  name.split(/\s+/u).length <= MOST_WORDS &&
  ![due, dayOff, label, NO_TITLE].some((pattern) => pattern.test(name)) &&
  !namesWork(name);

const NO_TITLE =
  /(?<!\p{L})(?:weeks?|dates?|deadlines?|schedule|class(?:es)?|session|lecture|module|unit|chapter|topics?|readings?|term|semester|course|assignments?)(?!\p{L})/iu;

/** "Essay 1 (in pairs):" */
const BEHIND_NAME = /\s*(?:\([^()]*\)\s*)?[:.]?\s*$/u;

/** "Essay 1" of "2. Essay 1 (20%)". */
export function workNamed(title: Passage, words: Vocabulary): Passage | undefined {
  if (title.text.length > LONGEST_TITLE) return undefined;
  const named = withoutShare(title);
  const name = slicePassage(named, 0, BEHIND_NAME.exec(named.text)?.index);
  return name.text.length <= LONGEST_NAME && !IS_SENTENCE.test(name.text) && isName(name.text, words)
    ? name
    : undefined;
}

const IS_SENTENCE = /[.:!?]/u;
