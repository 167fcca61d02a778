import { type TermYear, yearOfMonth } from '../term/term-year.ts';
import type { Passage } from '../text/passage.ts';
import type { PlacedDate } from './date-book.ts';
import { isEndOfRepeats, isException } from './exception.ts';
import { isCount, isFraction } from './fractions.ts';
import type { DateMention } from './mention.ts';

const BEFORE: readonly [RegExp, string][] = [
  [/(?:©|\(c\)|copyright)[^.]{0,40}$/i, 'copyright notice'],
  [
    /\b(?:(?:last|first)?\s?(?:revised|updated|modified|edited|printed)|(?:revision|(?<!\b(?:final|first|second|third|revised|complete|full|finished|polished|next)\s)version|draft\sof)(?:\sof)?|as\sof|mis(?:e)?\sà\sjour|actualizado|versión\sde)\W{0,4}(?:on|as\sof|:|le|el)?\W{0,3}$/i,
    'date of this version of the document',
  ],
  [
    /\b(?:previously|originally|formerly|initially)\s(?:scheduled|planned|announced|set|due)(?:\s(?:for|on|as|to))?(?:\sthe)?\W{0,3}$|\b(?:initialement|d['’]abord)\s(?:prévue?s?|annoncée?s?|fixée?s?)(?:\s(?:pour|au))?(?:\sle)?\W{0,3}$|\b(?:originalmente|inicialmente|originariamente|inizialmente)\s(?:p\p{L}+)\s(?:para\s)?(?:el|o|il|per\sil)\W{0,3}$|\bursprünglich\s(?:geplant\s)?(?:am|für\sden)\W{0,3}$/iu,
    'the day for which it was first planned',
  ],
  // "Draft 9/10, final 9/17" are two deadlines.
  [/\bDRAFT\W{0,4}$/, 'date of this version of the document'],
  [/\b(?:accessed|retrieved|published|posted)(?:\son)?\W{0,3}$/i, 'publication'],
  [
    /\b(?:lectures?|classes|materials?|chapters?|readings?|contents?|topics?|notes|sections?|everything|all)\s(?:(?:up|covered|from)\s)?(?:through|thru|to|until|till)\W{0,3}(?:\p{L}+day\W{0,3})?$/iu,
    'says what is asked, not when',
  ],
  [
    /\b(?:born|died|founded|established|enacted|(?<!\b(?:an?|the|your|this|and)\s)signed)\b[^.]{0,20}$/i,
    'history',
  ],
];
const AROUND = 60;
/** A passage that is nothing but `1/2`, unless other days of the document are written in cells of their own. */
const FRACTION = /^\W*(?:1\/[234]|2\/3|3\/4)\W*$/;

/** "Page 4/18": the fourth page of eighteen. */
const PAGE = /(?<!\p{L})(?:page|página|pagina|seite|pág\.|pag\.|p\.|s\.)\s?$/iu;

/** "Weeks 1/2", "Chapters 3/4": numbers that follow each other. */
const COUNTED =
  /(?<!\p{L})(?:weeks|wks|semaines|semanas|wochen|settimane|weken|(?:chap(?:ter|itre)|ch|cap[ií]tulo|unit|module|lecture|lesson|section|problem|exercise|vol|no|nr|issue|number)s?\.?)\s?$/iu;
/** "American Waters 47(1/2)": which issue of a journal. */
const ISSUE = /\d\s?\($/u;

function isCounted({ text }: Passage, { start, end }: DateMention): boolean {
  const [first, second] = text.slice(start, end).split('/').map(Number);
  if (first === undefined || second !== first + 1) return false;
  const before = text.slice(Math.max(0, start - AROUND), start);
  return COUNTED.test(before) || (ISSUE.test(before) && text[end] === ')');
}

/** The run of characters without a space around an offset. */
function tokenAt(text: string, start: number, end: number): string {
  const from = text.lastIndexOf(' ', start) + 1;
  const to = text.indexOf(' ', end);
  return text.slice(from, to < 0 ? text.length : to);
}

interface DocumentDates {
  term: TermYear;
  /** Days stand in cells of their own. */
  hasBareDates: boolean;
  /** Fractions that make a whole. */
  parts: ReadonlySet<DateMention>;
  /** Which of how many. */
  places: ReadonlySet<DateMention>;
  /** The days that are written without a year, or with that of the course. */
  own: ReadonlySet<string>;
}

const dayOf = ({ month, day }: DateMention) => `${month}-${day}`;

/** The days of the course, by month and day. */
export const ownDays = (mentions: readonly DateMention[], term: TermYear): ReadonlySet<string> =>
  new Set(mentions.filter((mention) => !isOfYearBefore(mention, term)).map(dayOf));

/** "May 3, 2026" in a course of 2027. */
const isOfYearBefore = ({ month, year }: DateMention, { year: begins, season }: TermYear): boolean =>
  year !== undefined && begins !== undefined && year === yearOfMonth(month, { year: begins, season }) - 1;

const NO_DAYS: readonly string[] = [
  'a fraction',
  'says which of how many',
  'how many of how many',
  'the number of a page',
  'numbers of weeks, chapters or issues',
  'part of a web address',
];

/** Whether what was dismissed for this reason is no day at all, rather than one that does not matter. */
export const isNoDay = (reason: string | undefined): boolean =>
  reason !== undefined && NO_DAYS.includes(reason);

/** What two numbers are, where the words around them say that they are no day. */
function reasonOfNumbers(
  passage: Passage,
  mention: DateMention,
  { hasBareDates, parts, places }: DocumentDates,
): string | undefined {
  const { text } = passage;
  if ((FRACTION.test(text) && !hasBareDates) || parts.has(mention)) return 'a fraction';
  if (places.has(mention)) return 'says which of how many';
  if (isFraction(text, mention)) return 'a fraction';
  if (isCount(text, mention)) return 'how many of how many';
  if (PAGE.test(text.slice(Math.max(0, mention.start - AROUND), mention.start)))
    return 'the number of a page';
  return isCounted(passage, mention) ? 'numbers of weeks, chapters or issues' : undefined;
}

/** "Harbor Times, 21 March 2026": the day on which something to read was printed. */
const NEWSPAPER =
  /(?:\p{Lu}\p{L}+\s(?:Times|Tribune|Herald|Gazette|Globe|Dispatch|Chronicle)|Washington\sPost|Wall\sStreet\sJournal|The\s(?:Guardian|Economist|Atlantic|New\sYorker)|Le\sMonde|El\sPaís|Die\sZeit|Der\sSpiegel)[,:.]?["”»]?\s?\(?$/u;

/** "Ortiz, R. (2015). Harbors. The Atlantic. October 20. https://…", "Ortiz, R. (2015, October 20). Harbors". */
function isOfCitation(text: string, { start, end }: DateMention): boolean {
  const before = text.slice(0, start);
  const after = text.slice(end);
  if (/\((?:19|20)\d\d[a-z]?,\s$/u.test(before)) return after.startsWith(')');
  return /\((?:19|20)\d\d[a-z]?\).*[.,]\s$/u.test(before) && /^\W{0,2}\s?(?:https?:|www\.|$)/u.test(after);
}

/** "GEO 210: Rivers, Spring 2027 (1/17/2027)", and nothing behind it. */
const isOfTitle = (text: string, { start, end }: DateMention): boolean =>
  /(?:19|20)\d\d\s?\(\s?$/u.test(text.slice(0, start)) && /^\s?\)\W*$/u.test(text.slice(end));

/** Why a date says nothing of the course at all, such as the day a page was printed; nothing when it may. */
export function reasonToDismiss(
  { date }: PlacedDate,
  passage: Passage,
  mention: DateMention,
  dates: DocumentDates,
): string | undefined {
  const { term, own } = dates;
  const { text } = passage;
  const token = tokenAt(text, mention.start, mention.end);
  if (/https?:|www\.|\/\S*\/\S*\/|\.(?:edu|com|org|html?|pdf)\b/i.test(token) && token.length > 16)
    return 'part of a web address';
  const before = text.slice(Math.max(0, mention.start - AROUND), mention.start);
  const reason = BEFORE.find(([pattern]) => pattern.test(before))?.[1];
  if (reason) return reason;
  if (mention.year !== undefined && NEWSPAPER.test(before)) return 'publication';
  if (isOfCitation(text, mention)) return 'publication';
  if (mention.year !== undefined && mention.until === undefined && isOfTitle(text, mention))
    return 'date of this version of the document';
  if (isException(text.slice(0, mention.start))) return 'a day on which what repeats is left out';
  if (isEndOfRepeats(text.slice(0, mention.start))) return 'the first or last day of what repeats';
  if (mention.numeric && mention.year === undefined) {
    const counted = reasonOfNumbers(passage, mention, dates);
    if (counted) return counted;
  }
  if (isOfYearBefore(mention, term) && own.has(dayOf(mention))) return 'a year left from an earlier term';
  const isOtherYear =
    mention.year !== undefined &&
    term.year !== undefined &&
    Math.abs((date.year ?? term.year) - term.year) > 1;
  return isOtherYear ? 'another year than the course' : undefined;
}
