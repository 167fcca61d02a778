import type { DateBook } from '../../dates/date-book.ts';
import { isGeneric, isOnlyLabel } from '../../items/label-words.ts';
import type { Head, Vocabulary } from '../../items/vocabulary.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';
import { LONGEST_TITLE_ABOVE } from './line-lengths.ts';
import { SHARE } from './share-words.ts';

/** "Take-home exam, 30%." is a name, for all its full stop. */
export const withoutStop = (passage: Passage): Passage =>
  passage.text.length <= LONGEST_TITLE_ABOVE && /\p{L}[^.!?]*[.]$/u.test(passage.text)
    ? slicePassage(passage, 0, passage.text.length - 1)
    : passage;

/** "Field notes.", "Lab report 2, 15 points."; "We read Alder." is a sentence. */
const RUN_IN =
  /^(?:\d{1,2}[.)]\s)?\W*(?!(?:We|You|They|It|I|This|These|There|Students|Read)\s)(?![^.]*\s(?:is|are|will|can)\s)\p{Lu}[^.:;!?,]{2,40}(?:,\s\d{1,3}\s?(?:%|percent|points?|pts))?\.$/u;
/** "Article critique (20%): choose an article and …". */
const COLON_TITLE = /^(?:\d{1,2}[.)]\s)?\W*\p{Lu}[^.:;!?()]{3,45}(?:\([^()]{1,25}\)\s?)?:(?=\s)/u;
const MOST_TITLE_WORDS = 5;

/** The few words that a paragraph begins with, as other documents put them above it. */
export function runInTitle([first, ...rest]: readonly Passage[], book: DateBook): Passage | undefined {
  const name = nameOfStages(first ? [first] : [], book);
  if (name || !first || book.within(first).length > 0) return name;
  const text = first.text.trim();
  const isTitle = rest.length > 0 && RUN_IN.test(text) && text.split(/\s+/).length <= MOST_TITLE_WORDS;
  return isTitle ? withoutNumber(first, first.text.trimEnd().length - 1) : undefined;
}

/** "Essay 1" in front of "Draft due 9/17; final due 10/1": the work whose stages follow behind the colon. */
export function nameOfStages([first]: readonly Passage[], book: DateBook): Passage | undefined {
  const name = first && nameBeforeColon(first);
  return name && book.within(name).length === 0 ? name : undefined;
}

function nameBeforeColon(passage: Passage): Passage | undefined {
  const title = COLON_TITLE.exec(passage.text)?.[0];
  const isName =
    title !== undefined && !isOnlyLabel(title) && !isLabelOfTask(title, passage.text.slice(title.length - 1));
  return isName ? withoutNumber(passage, title.length - 1) : undefined;
}

const LIST_NUMBER = /^\d{1,2}[.)]\s/u;

/** The beginning of a passage, without the number that it has in its list. */
const withoutNumber = (passage: Passage, end: number): Passage =>
  slicePassage(passage, LIST_NUMBER.exec(passage.text)?.[0].length ?? 0, end);

const LONGEST_BOLD = 60;
const MOST_BOLD_WORDS = 7;
const BOLD_NAME = /^\W{0,3}\p{Lu}[^.;!]*$/u;

/** "Harbor interview – Each student will talk to …". */
const DASH_TITLE = /^\W{0,3}\p{Lu}[^.:;!?–—]{3,50}(?=\s[–—]\s\p{Lu}\p{Ll})/u;

/** The name that a paragraph about one work begins with: in bold, or in front of a dash. */
export function nameInFront(passage: Passage): Passage | undefined {
  const dashed = DASH_TITLE.exec(passage.text)?.[0].length;
  return boldName(passage) ?? (dashed === undefined ? undefined : slicePassage(passage, 0, dashed));
}

/** "**Mapping the creek** Draw a map of …": the name in bold with which a paragraph begins, its text behind it. */
function boldName(passage: Passage): Passage | undefined {
  const line = passage.pieces[0]?.line;
  const first = line?.runs[0];
  if (!line || first?.bold !== true || line.runs.every(({ bold }) => bold)) return undefined;
  const bold = line.runs.slice(
    0,
    line.runs.findIndex((run) => !run.bold),
  );
  const written = bold
    .map(({ text }) => text)
    .join(' ')
    .trim();
  const name = written.replace(/[\s:.–—-]+$/u, '');
  const isName =
    !isOnlyLabel(name) &&
    !isLabelOfTask(name, passage.text.slice(passage.text.indexOf(name) + name.length)) &&
    name.length <= LONGEST_BOLD &&
    name.split(/\s+/).length <= MOST_BOLD_WORDS &&
    BOLD_NAME.test(name);
  return isName && passage.text.startsWith(name) ? slicePassage(passage, 0, name.length) : undefined;
}

interface WhenDue {
  clause: Passage;
  previous: Passage | undefined;
  isOnlyWhen: boolean;
  words: Vocabulary;
}

/** What a clause that only says when something is due is about, where the one in front of it names no work. */
export const paragraphSubject = (
  [first]: readonly Passage[],
  { clause, previous, isOnlyWhen, words }: WhenDue,
): Passage | undefined =>
  (isOnlyWhen || BEGINS_DUE.test(clause.text)) && namesNoWork(previous, words)
    ? subjectOf(first, words)
    : undefined;

/** "Write a memo on the harbor that tells …" in front of "This assignment is due May 4": the memo. */
export function workAsked(
  clause: Passage,
  before: readonly Passage[],
  words: Vocabulary,
): Passage | undefined {
  const isShort = (before.at(-1)?.text.length ?? 0) <= LONGEST_NAME;
  if (isShort || !words.refersUp.test(clause.text)) return undefined;
  for (const asking of before.toReversed()) {
    const work = askedFor(asking, words);
    if (work) return work;
  }
  return undefined;
}

/** The memo on the harbor, of "Write a memo on the harbor that tells …". */
function askedFor(asking: Passage, { works }: Vocabulary): Passage | undefined {
  const head = works(asking.text).find(({ start }) => ASKS_FOR.test(asking.text.slice(0, start)));
  if (!head) return undefined;
  const [more = ''] = OF_WHAT.exec(asking.text.slice(head.end)) ?? [];
  return slicePassage(asking, head.start, head.end + more.length);
}

/** In sentences: nothing further in front is still told of. */
const FARTHEST = 3;

/** "Publication of take-home exercise 1." in front of "You have until November 19": the one work of which it tells. */
export function workTold(near: readonly Passage[], words: Vocabulary): Passage | undefined {
  const telling = near.slice(-FARTHEST).findLast(({ text }) => words.heads(text).length > 0);
  const head = telling && !TOLD_OF_LATER.test(telling.text) ? oneWorkIn(telling.text, words) : undefined;
  if (!telling || !head) return undefined;
  const number = NUMBER_BEHIND.exec(telling.text.slice(head.end))?.[0] ?? '';
  const before = telling.text.slice(0, head.start);
  if (BEGINS_NAME.test(before) && ENDS_NAME.test(telling.text.slice(head.end + number.length)))
    return undefined;
  const [which = ''] = WHICH.exec(before) ?? [];
  return slicePassage(telling, head.start - which.length, head.end + number.length);
}

function oneWorkIn(text: string, { works, heads }: Vocabulary): Head | undefined {
  const [head] = works(text);
  const others = head ? heads(text).filter(({ start }) => start >= head.end) : [];
  return others.every(({ start }) => IS_A.test(text.slice(head?.end, start))) ? head : undefined;
}

/** "The group project is a survey of one lake" tells of one work. */
const IS_A = /^\s(?:is|will\sbe)\san?\s(?:\p{L}+\s)?$/iu;

/** "1. Source commentary (1,000 words), 20%" is a name, and no sentence that tells of a work. */
const BEGINS_NAME =
  /^\P{L}*(?:(?!(?:of|for|the|your|our|we|you|they|is|are|an?|today)\s)[\p{L}\d’'-]+\s){0,4}$/iu;
const ENDS_NAME = /^(?:\s?\([^()]*\)|,?\s\d{1,3}\s?(?:%|points?|pts))*[\s.:;,–—-]*$/u;

/** "Take-home " in front of "exercise 1". */
const WHICH =
  /(?:[\p{L}\d]+-[\p{L}\d-]+\s|\b(?:first|second|third|final|short|long|research|group)\s){0,2}$/iu;
const TOLD_OF_LATER = /\b(?:returned|graded|last\s(?:week|time)|previous|if|unless)\b/iu;

/** A sentence up to this long is a name itself. */
const LONGEST_NAME = 50;

const ASKS_FOR = /\p{L}\s(?:an?|your|one|une?|un[ao]?|eine?n?|votre|su|uma?)\s(?:[\p{L}\d-]{1,15}\s){0,2}$/iu;
const OF_WHAT =
  /^\s(?:on|about|of|sur|sobre|über|su|over)(?:\s(?!in\s|that\s|which\s|where\s|and\s)[\p{L}’'-]{1,20}){1,5}/iu;

const namesNoWork = (clause: Passage | undefined, { heads }: Vocabulary): boolean =>
  clause !== undefined && heads(clause.text).length === 0;

/** ": find a monograph on the harbor" behind "Assignment". */
const TASK_BEHIND = /^\s?:\s?(?=\p{Lu}\p{L}+\s(?:\S+\s){3})/u;

/** "Assignment" in front of what is to be done. */
const isLabelOfTask = (name: string, behind: string): boolean => isGeneric(name) && TASK_BEHIND.test(behind);

/** "Field notes record what you see. Use ink. Due October 2, …": the work of which the paragraph tells. */
function subjectOf(first: Passage | undefined, words: Vocabulary): Passage | undefined {
  const head = first && words.works(first.text)[0];
  if (!first || !head || !AT_BEGINNING.test(first.text.slice(0, head.start))) return undefined;
  const number = NUMBER_BEHIND.exec(first.text.slice(head.end))?.[0] ?? '';
  return slicePassage(first, 0, head.end + number.length);
}

/** "Assignment: Write a memo on the harbor that tells …", or the memo told of behind it. */
export function taskOfLabel([first, ...others]: readonly Passage[], words: Vocabulary): Passage | undefined {
  const head = first && words.works(first.text)[0];
  if (!first || !head || !isGeneric(head.text) || !AT_BEGINNING.test(first.text.slice(0, head.start)))
    return undefined;
  const label = TASK_BEHIND.exec(first.text.slice(head.end))?.[0];
  const task = label === undefined ? undefined : slicePassage(first, head.end + label.length);
  if (!task) return undefined;
  const asked = [task, ...others].map((asking) => askedFor(asking, words));
  return asked.find((work) => work !== undefined) ?? task;
}

const NUMBER_BEHIND = /^\s#?\d{1,2}(?![\d%])/u;

const BEGINS_DUE =
  /^\W*(?:due|submitted|to\sbe\s(?:submitted|handed\sin)|à\s(?:remettre|rendre)|se\sentregan?|da\sconsegnare|abzugeben|in\ste\sleveren)(?!\p{L})/iu;

const AT_BEGINNING = /^\P{L}*(?:\p{L}[\p{L}-]*\s){0,2}$/u;

const SHARE_IN_BRACKETS = new RegExp(String.raw`\p{L}\s?[([]\s?${SHARE}`, 'iu');

/** "Book précis (10%)" as a heading is what the one deadline below it is of. */
export const gradedAbove = (
  clauses: readonly Passage[],
  heading: Passage | undefined,
  book: DateBook,
): Passage | undefined =>
  heading &&
  SHARE_IN_BRACKETS.test(heading.text) &&
  clauses.filter((clause) => book.within(clause).length > 0).length === 1
    ? heading
    : undefined;

const TELLS_WHERE =
  /^\W*(?:please\s)?(?:download|see|open|view|find|consult|refer\sto|click\son)\s(?:the|this|your)\s(?:\p{L}+\s){0,2}(?:assignments?|rubrics?|instructions?|prompts?|guidelines?|handouts?|templates?|sheets?|descriptions?)(?:\s[^.!?]{0,60})?\W*$/iu;

/** "Download the assignment and rubric." names no work of which a day behind it tells. */
export const tellsWhere = (clause: Passage, book: DateBook): boolean =>
  TELLS_WHERE.test(clause.text) && book.within(clause).length === 0;
