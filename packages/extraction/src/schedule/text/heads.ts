import type { DateBook, DateInPassage } from '../../dates/date-book.ts';
import type { Vocabulary } from '../../items/vocabulary.ts';
import { LOCALES } from '../../locales/detect.ts';
import { toClauses } from '../../structure/clauses.ts';
import type { Paragraph } from '../../structure/outline.ts';
import { NUMBER_WORDS, oneOf } from '../../text/patterns.ts';
import { leadingGroup } from './date-parts.ts';
import type { Head } from './entry.ts';
import { LONGEST_HEAD } from './line-lengths.ts';
import { SESSION_IN_ORDER } from './session-words.ts';

/** This many dated lines close together are a schedule, so the lines between them belong to their dates. */
const FEWEST_HEADS = 3;
const FARTHEST_HEAD = 40;

const MARKS = '[\\s•●○◦▪■□*➢➤✓·[\\]()|#>_–—-]{0,6}';
const UNIT =
  '(?:week|wk|class|session|lecture|meeting|day|module|unit|part|lesson|semaine|séance|cours|semana|sesi[oó]n|clase|aula|encontro|woche|sitzung|termin|vorlesung|settimana|lezione|incontro|les|college|bijeenkomst)s?\\.?\\s?(?:#|n[°º]|nr\\.)?\\s?';
const NUMBER = '\\d{1,2}(?:\\.\\d{1,2}|\\s?(?:[–—&/-]|and)\\s?\\d{1,2})?';
const NUMBER_IN_WORDS = `(?:[ivx]{1,4}|${NUMBER_WORDS})(?!\\p{L})`;
const AFTER_NUMBER = '\\s{0,2}[.,):/–—-]?\\s{0,2}';
/** "Session 3, date:" */
const DAY_LABEL = '(?<=\\d\\W{0,6})(?:date|data|fecha|datum|d[ií]a)\\s?:\\s?';
/** `Week 3`, `(4)`, `Class 5:`, a bullet or a bracket may stand before the date that leads a line. */
export const BEFORE_LEADING_DATE = new RegExp(
  `^${MARKS}(?:\\(?(?:[a-z]|\\d{1,2})[.)]\\s)?(?:${SESSION_IN_ORDER}|(?:the\\s)?week\\s(?:of|beginning|starting)\\s|(?:${UNIT})?${NUMBER}${AFTER_NUMBER}|${UNIT}(?:${NUMBER_IN_WORDS}${AFTER_NUMBER})?)?[\\s*_|:([–—-]{0,6}(?:${DAY_LABEL})?(?:(?:on|by|le|el|the)\\s)?$`,
  'iu',
);
/** In front of a date that other words follow, it names the week and no exam. */
const FINALS_WEEK = /^[\s*_|#•–-]{0,6}(?:finals|exams?\sweek|finals?\sweek)[\s*_|:,(–-]{1,6}$/iu;
const AFTER_TRAILING_DATE = /^[\s.,;:)\]*_|–—-]{0,6}(?:\.\s?){0,80}\d{0,3}\s?$/u;

/** A line that its date leads or closes. */
export function toHead(paragraph: Paragraph, at: number, book: DateBook): Head | undefined {
  const { passage } = paragraph;
  const dates = book.within(passage);
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last || isOfDocument(paragraph, first)) return undefined;
  const before = passage.text.slice(0, first.start);
  const isLabelled = FINALS_WEEK.test(before) && /\p{L}{3}/u.test(passage.text.slice(last.end));
  if (BEFORE_LEADING_DATE.test(before) || isLabelled)
    return { at, dates: leadingGroup(dates, passage.text), isLeading: true };
  const isShort = passage.text.length <= LONGEST_HEAD && !ENDS_WITH_DEADLINE.test(before);
  if (isShort && AFTER_TRAILING_DATE.test(passage.text.slice(last.end)) && isOneGroup(dates, passage.text))
    return { at, dates, isLeading: false };
  return undefined;
}

const DEADLINE = oneOf(LOCALES.flatMap(({ dueLabels, refersUp }) => [...dueLabels, ...refersUp]));
const SENTENCE_OF = (words: number) => `(?:[^\\s.!?:;]+\\s){${words},}[^.!?:;]*[.!]\\s`;

/**
 * "Use four sources and one map. A form is on the web. Due: October 12": the day closes a paragraph, and no line that
 * names a thing, as a few words in front of it may do.
 */
const ENDS_WITH_DEADLINE = new RegExp(
  `^(?:[^.!?:]{3,60}:\\s)?(?:${SENTENCE_OF(9)}|${SENTENCE_OF(5)}[^.!?]{10,}[.!]\\s)\\(?${DEADLINE}(?:\\s?:|\\s(?:on|by|before))?[^.!?]{0,20}$`,
  'iu',
);

/** "A report must be submitted on December 14." holds its date, and heads nothing. */
const SENTENCE =
  /\p{L}\s(?:must|should|shall|needs?\sto|ha(?:s|ve)\sto|will\sbe|(?:is|are)\sto\sbe)\s\p{L}[^:]*\.\W{0,3}$/iu;

/** Whether a line tells in a sentence what an entry of a schedule only names. */
export const isSentence = ({ passage }: Paragraph, { handedOver, refersUp }: Vocabulary): boolean =>
  SENTENCE.test(passage.text) ||
  TELLS.test(passage.text) ||
  handedOver.test(passage.text) ||
  refersUp.test(toClauses(passage).at(-1)?.text ?? '');

/** "Map (10%): You will draw the harbor. Due October 2." */
const TELLS =
  /^\W*(?:[^:.!?]{3,50}[:.–—-]\s)?(?:you|students|we|everyone|each\s\p{L}+)\s(?:will|must|should|are|have|may|can)\s[^.!?]*[.!?]\s/iu;

/** The number of the page, which is read before its lines. */
const LONGEST_PAGE_NUMBER = 3;

/** "August 18, 2027" on the first line says when the document was written. */
const isOfDocument = ({ passage }: Paragraph, { start, end, placed }: DateInPassage): boolean =>
  (passage.pieces[0]?.line.start ?? Number.POSITIVE_INFINITY) <= LONGEST_PAGE_NUMBER &&
  placed.mention.year !== undefined &&
  !/[\p{L}\p{N}]/u.test(passage.text.slice(0, start) + passage.text.slice(end));

const isOneGroup = (dates: DateInPassage[], text: string) =>
  leadingGroup(dates, text).length === dates.length;

/** "Week 5 (Feb 11, 13)" leads what stands below it also where lines among those end with dates of their own. */
export function isScheduled(heads: readonly Head[], head: Head): boolean {
  const near = heads.filter(
    ({ at, isLeading }) => isLeading === head.isLeading && Math.abs(at - head.at) <= FARTHEST_HEAD,
  );
  return near.length >= FEWEST_HEADS;
}
