import type { DateInPassage } from '../../dates/date-book.ts';
import type { Vocabulary } from '../../items/vocabulary.ts';
import { toClauses } from '../../structure/clauses.ts';
import type { Paragraph } from '../../structure/outline.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';
import type { Occasion } from '../occasion.ts';
import { besideDates, type Head } from '../text/entry.ts';
import { LONGEST_TITLE_ABOVE } from '../text/line-lengths.ts';
import { SHARE } from '../text/share-words.ts';

/** Above a list of nothing but work and its days. */
const DEADLINES =
  /^\W*(?:(?:spring|summer|fall|autumn|winter)\s20\d\d\s)?(?:(?:key|important)\s(?:dates|deadlines)|(?:also|what(?:['’]s|\sis)|work|items|assignments)\sdue|(?:\p{L}+,?\s){0,5}(?:deadlines|due\sdates?)(?:\s(?:for|of)\s[^.]{3,40})?(?:\sare(?=\s?:))?|dates?\s(?:importantes|limites)|échéances|fechas\s(?:importantes|de\sentrega|clave)|(?:wichtige\stermine|abgabetermine|abgabefristen)|datas\simportantes|scadenze|belangrijke\sdata)(?:\s(?:and\sdeadlines|to\s(?:remember|note|know)|at\sa\sglance))?(?:\s?\([^()]{0,40}\)|\s?[–—,-]?\s(?:spring|summer|fall|autumn|winter)\s20\d\d)?\W*$/iu;
/** What such lists name besides. */
const NO_WORK =
  /\b(?:(?:first|last)\s(?:\p{L}+\s){0,2}(?:days?|class|lectures?|meetings?|sessions?|weeks?)|(?:begin|start|end)s?(?!\s+of)|drop|add|withdraw\p{L}*|registration|holidays?|break|recess|classes|semester|term|quarter|census|\p{L}+day\sschedule|no|vacances|cours|clases?|ferien|vorlesung\p{L}*)\b/iu;

/** "Assignment, due date", the heads of two columns: whatever stands below is due. */
const ONLY_DUE =
  /^\W*(?:assignments?|homework|coursework|work|items?|deliverables?)[\s,;:/|–—-]{1,3}(?:and\s)?due\sdates?\W*$/iu;

/** "Key dates", "Deadlines for the paper". */
export const isDeadlineTitle = (text: string): boolean =>
  text.length <= LONGEST_TITLE_ABOVE && (DEADLINES.test(text) || ONLY_DUE.test(text));

/** "The project has a page of its own. Due dates:" above them. */
const endsInTitle = (passage: Passage): boolean =>
  /:\s*$/u.test(passage.text) && isDeadlineTitle(toClauses(passage).at(-1)?.text ?? '');

const WORK =
  /^\W*(?:(?:major|main|graded|written|required|course|individual|group|team|homework|programming|summary\sof)\s){0,2}(?:assignments?|homework|deliverables|assessments?|coursework|graded\s(?:work|items))(?:\s(?:and|&)\s(?:exams?|due\sdates))?(?:\s?\([^()]{0,40}\))?\s?:?\W*$/iu;

/** "Deliverables", "Assignments (all due at noon)": above names of work that end with their days, not above a plan. */
export const isWorkTitle = (text: string): boolean => text.length <= LONGEST_TITLE_ABOVE && WORK.test(text);

/** What stands below "Key dates": nothing but work, or a plan of the classes that names it besides. */
export type DeadlineList = 'work' | 'plan';

/** The paragraphs below "Key dates", up to the next heading. */
export function belowDeadlines(
  paragraphs: readonly Paragraph[],
  heads: readonly Head[],
  words: Vocabulary,
): Map<number, DeadlineList> {
  const closed = new Set(heads.flatMap(({ at, isLeading }) => (isLeading ? [] : [at])));
  const lists: { below: number[]; isOnlyDue: boolean }[] = [];
  let list: number[] | undefined;
  let isOfWork = false;
  paragraphs.forEach(({ passage, heading }, at) => {
    const { text } = passage;
    const isTitle = isWorkTitle(text) || isDeadlineTitle(text) || endsInTitle(passage);
    if (heading !== undefined || isTitle) {
      list = isTitle ? [] : undefined;
      isOfWork = isWorkTitle(text);
    } else if (list && (!isOfWork || closed.has(at))) list.push(at);
    if (isTitle && list) lists.push({ below: list, isOnlyDue: ONLY_DUE.test(text) });
  });
  return new Map(
    lists.flatMap(({ below, isOnlyDue }) => {
      const of = !isOnlyDue && isPlan(below, { paragraphs, heads, words }) ? 'plan' : 'work';
      return below.map((at) => [at, of] as const);
    }),
  );
}

const FEWEST_TOPICS = 8;
const FEWEST_OF_PLAN = 0.5;

/** "Schedule and deadlines": many days, most of which name neither work nor a day off, are the plan of the classes. */
function isPlan(
  below: readonly number[],
  {
    paragraphs,
    heads,
    words,
  }: { paragraphs: readonly Paragraph[]; heads: readonly Head[]; words: Vocabulary },
): boolean {
  const dated = heads.filter(({ at }) => below.includes(at));
  const topics = dated.filter(({ at, dates }) => {
    const passage = paragraphs[at]?.passage;
    return passage && isTopic(firstOf(passage, dates), words);
  });
  return topics.length >= FEWEST_TOPICS && topics.length >= FEWEST_OF_PLAN * dated.length;
}

/** What a line names first: "Tides" in "Oct 3: Tides; lab report". */
const firstOf = (passage: Passage, dates: readonly DateInPassage[]): string => {
  const last = dates.at(-1)?.end ?? 0;
  const isBehind = /\p{L}{3}/u.test(passage.text.slice(last));
  const [first] = isBehind ? toClauses(slicePassage(passage, last)) : [];
  return first?.text ?? besideDates(passage, dates);
};

const isTopic = (text: string, { namesWork, due, dayOff }: Vocabulary): boolean =>
  /\p{L}{3}/u.test(text) && !due.test(text) && !dayOff.test(text) && !NO_WORK.test(text) && !namesWork(text);

const FEWEST_LISTED = 4;
const LISTED = /^\W*\p{L}[^:]{2,60}:\s*(?:\p{L}+day,?\s*)?$/iu;

/** "Photo essay (10%):", "Skit – 50 points – Tuesday," in front of a day: whatever counts is due. */
const COUNTED = new RegExp(
  String.raw`^\W*\p{L}[^:.;?!%]{1,60}[\s,:([–—-]{1,3}${SHARE}[)\]]?[\s,:–—-]*(?:\p{L}+day,?\s*)?$`,
  'iu',
);

/**
 * Items such as "Bad-news message: February 15", where most of the list names work: then the others are work too. And
 * every line that says between its name and its day what it counts.
 */
export function listedWork(
  paragraphs: readonly Paragraph[],
  heads: readonly Head[],
  words: Vocabulary,
): number[] {
  const listed = heads.filter(({ at, isLeading, dates: [first] }) => {
    const paragraph = paragraphs[at];
    return !isLeading && paragraph?.isListItem && LISTED.test(paragraph.passage.text.slice(0, first?.start));
  });
  const naming = listed.filter(({ at }) => words.namesWork(paragraphs[at]?.passage.text ?? ''));
  const isWork = listed.length >= FEWEST_LISTED && naming.length >= listed.length / 3;
  const counted = heads.filter(({ at, isLeading, dates: [first] }) => {
    const text = paragraphs[at]?.passage.text.slice(0, first?.start);
    return !isLeading && text !== undefined && COUNTED.test(text);
  });
  return [...(isWork ? listed : []), ...counted].map(({ at }) => at);
}

/** What an entry of such a list says: all of it is due, save the sentences that tell of the work which they follow. */
export function inWorkList(own: readonly Occasion[], list: DeadlineList, words: Vocabulary): Occasion[] {
  if (list === 'plan') return own.map((occasion) => asDueWork(occasion, words));
  const named = own.find(({ statement }) => words.namesWork(statement.text))?.statement;
  return own.flatMap((occasion) => {
    const { text } = occasion.statement;
    if (!named || words.namesWork(text)) return [asDue(occasion)];
    if (SENTENCE.test(text) && !words.due.test(text)) return [];
    return [asDue({ ...occasion, context: named })];
  });
}

/** "Two pages on what you saw, with a map." behind "Essay 1 (10%)." */
const SENTENCE = /^(?:\S+\s+){5,}\S+\.\s*$/u;

/** In a plan of the classes only what is called so is work. */
const asDueWork = (occasion: Occasion, words: Vocabulary): Occasion =>
  isCalledWork(occasion.statement.text, words) ? asDue(occasion) : occasion;

/** "Lab report 2", and no "Ideas for the final project", "Fractions, exercises". */
function isCalledWork(text: string, { works, due }: Vocabulary): boolean {
  const [head] = works(text);
  if (!head) return false;
  const [before, behind] = [text.slice(0, head.start), text.slice(head.end)];
  return due.test(text) || head.numbered || (!JOINED_BEFORE.test(before) && ENDS_NAME.test(behind));
}

const JOINED_BEFORE =
  /\p{L}\W*[,;(/]|\s(?:and|or|of|on|for|to|with|et|de|du|y|del|und|von|e|di|da|en|van)\s/iu;
const ENDS_NAME = /^(?:\W*$|\s?[:(,;–—#\d-])/u;

/** The same statement as one of work that is due, unless it is a day of the term: "Classes begin". */
export const asDue = (occasion: Occasion): Occasion =>
  (occasion.role === 'entry' || occasion.role === 'follower') && !NO_WORK.test(occasion.statement.text)
    ? { ...occasion, role: 'due' }
    : occasion;
