import { fromIso } from './dates/civil.ts';
import { createDateBook, type DateBook, type PlacedDate, placeDate } from './dates/date-book.ts';
import { ownDays, reasonToDismiss } from './dates/dismiss.ts';
import { withEnglishMonths } from './dates/english-months.ts';
import { findDates } from './dates/find-dates.ts';
import { partsOfWhole } from './dates/fractions.ts';
import type { DateMention } from './dates/mention.ts';
import { withShortYear } from './dates/short-year.ts';
import type { Document, Line } from './document.ts';
import type { CourseFacts, Weekday } from './extraction.ts';
import type { CourseContext } from './findings/context.ts';
import { readGrading } from './grading/read-grading.ts';
import { withCourseWords } from './items/course-words.ts';
import { detectLocale } from './locales/detect.ts';
import type { Locale } from './locales/locale.ts';
import { readMeetings } from './meetings/read-meetings.ts';
import { collectOccasions } from './schedule/collect.ts';
import { joinDayLists } from './schedule/day-lists/day-lists.ts';
import { joinDayRows } from './schedule/day-rows.ts';
import { dottedColumnDates } from './schedule/dotted-columns.ts';
import { monthGridDates, separateFirstWeek } from './schedule/month-grids.ts';
import { monthListDates } from './schedule/month-lists.ts';
import { daysAfterMonth, daysWithin, withDays } from './schedule/month-once.ts';
import { monthRowDates } from './schedule/month-rows.ts';
import { rowWeekdays } from './schedule/row-weekdays.ts';
import { type Node, toOutline } from './structure/outline.ts';
import { chooseYear, type TermYear } from './term/choose-year.ts';
import { readTermWeeks, type TermWeeks, weekDates } from './term/weeks.ts';
import { type Passage, toPassage } from './text/passage.ts';

export interface UnderstandOptions {
  /** `YYYY-MM-DD`: the day on which the document is read; the engine has no clock. */
  referenceDate: string;
  /** What is already known of the term; it decides the year where the document gives none. */
  term?: CourseFacts['term'];
  /** The year that a person has told, for a document that gives none. */
  year?: number;
}

/**
 * Everything read from a document before anything is decided. Order is policy: the language gives the words, the
 * words the dates, the dates the year, and only then is it known what each date governs.
 */
export function understand(document: Document, options: UnderstandOptions): CourseContext {
  const language = asWritten(detectLocale(document.text), document.text);
  const isHead = hasDatesAhead(document, language)
    ? (text: string) => isHeadLine(text, language)
    : () => false;
  const days = new Map([...daysAfterMonth(document, language), ...monthListDates(document, language)]);
  const dayLines = new Set([...days.keys()].map(({ text }) => text));
  const outline = toOutline(document, {
    isHead: (text) => isHead(text) || dayLines.has(text),
    startsAnew: (text) => beginsWithDate(text, language) || dayLines.has(text) || IS_DUE.test(text),
    endsDated: (text) => endsWithDate(text, language),
    isOnlyDate: (text) => isDateAlone(text, language),
  }).map((node) => joinDayRows(separateFirstWeek(node, language), language));
  const nodes = joinDayLists(outline, language);
  const { term, book, weeks } = readDates({ document, nodes, days, locale: language }, options);
  const meetings = readMeetings(outline, language);
  const grading = readGrading(outline, language);
  const locale = withCourseWords(language, { grading, nodes: outline });
  const occasions = collectOccasions(nodes, book, locale);
  return { document, nodes, occasions, book, locale, term, weeks, meetings, grading };
}

/** The language with the ways in which this document writes its dates. */
const asWritten = (locale: Locale, text: string): Locale =>
  withShortYear(withWrittenOrder(withEnglishMonths(locale, text), text), text);

const PAIR = /(?<![\d/.])(\d{1,2})\/(\d{1,2})(?:\/(?:20)?\d{2})?(?![\d/])/g;
const DOTTED = /(?<![\d.])(\d{1,2})\.(\d{1,2})\.(?:20)?\d{2}(?![\d.]\d)/g;
const FEWEST_PAIRS = 3;
const WITH_YEAR = /\/20\d{2}$/;

/** `23/9` can only be a day and a month: where a document writes such dates, all its dates are read that way. */
function withWrittenOrder(locale: Locale, text: string): Locale {
  const slashed = orderOf(text, PAIR);
  const monthFirst = slashed ? slashed === 'month-first' : locale.monthFirst;
  const dottedMonthFirst = orderOf(text, DOTTED) === 'month-first';
  // A locale that is changed has its patterns built anew.
  return monthFirst === locale.monthFirst && !dottedMonthFirst
    ? locale
    : { ...locale, monthFirst, dottedMonthFirst };
}

/** Which number is the month in most of the dates that leave no choice. */
function orderOf(text: string, written: RegExp): 'day-first' | 'month-first' | undefined {
  const pairs = [...text.matchAll(written)].map(([pair, a, b]) => ({ pair, a: Number(a), b: Number(b) }));
  const isDay = (value: number) => value > 12 && value <= 31;
  const isMonth = (value: number) => value >= 1 && value <= 12;
  const dayFirst = new Set(pairs.filter(({ a, b }) => isDay(a) && isMonth(b)).map(({ pair }) => pair)).size;
  const monthFirst = new Set(pairs.filter(({ a, b }) => isMonth(a) && isDay(b)).map(({ pair }) => pair)).size;
  // With its year it is a date and no fraction.
  const fewest = pairs.some(({ pair, a, b }) => WITH_YEAR.test(pair) && isDay(Math.max(a, b)))
    ? 1
    : FEWEST_PAIRS;
  if (dayFirst >= fewest && dayFirst > 2 * monthFirst) return 'day-first';
  if (monthFirst >= fewest && monthFirst > 2 * dayFirst) return 'month-first';
  return undefined;
}

/** "(March 15 to 19)." closes the sentence of the line above. */
const GOES_ON = /^\s*(?:\p{Ll}|\([^()]*\)\s?[.;,])/u;

const beginsWithDate = (text: string, locale: Locale) => {
  const first = findDates(text.slice(0, 60), locale)[0];
  // "… hand it in before / noon on 5/8" goes on with its sentence.
  return first !== undefined && first.start <= 12 && !GOES_ON.test(text);
};

const LONGEST_DATE = 40;
const FEWEST_AHEAD = 4;

/** "5 Feb 2026 (12 noon)" is no more than a date. */
const HOUR_IN_BRACKETS = /^\s?\((?:by\s)?\d{1,2}(?:[:.]\d{2})?\s?(?:[ap]\.?m\.?|noon|midnight|h|uhr)?\)/iu;

/** A date alone on its line, or one that a name or a sentence follows. */
const isHeadLine = (text: string, locale: Locale): boolean => {
  const first = findDates(text.slice(0, LONGEST_DATE), locale)[0];
  if (first === undefined || first.start > 3) return false;
  const behind = text.slice(first.end).replace(HOUR_IN_BRACKETS, '');
  // Behind "1/22 Mon" a name may begin with a number as well.
  return (
    /^[^\p{L}\p{N};]*(?:$|\p{Lu})/u.test(behind) ||
    (first.weekday !== undefined && /^\s{1,3}\d{1,3}\s\p{Lu}/u.test(behind))
  );
};

/** A schedule whose lines begin with their dates. */
const hasDatesAhead = (document: Document, locale: Locale): boolean =>
  document.pages
    .flatMap(({ blocks }) => blocks)
    .filter((block) => block.type !== 'table' && !block.line.furniture && isHeadLine(block.line.text, locale))
    .length >= FEWEST_AHEAD;

/** "Sunday, September 21" on a line of its own. */
const isDateAlone = (text: string, locale: Locale): boolean => {
  const [only, ...others] = text.length <= LONGEST_DATE ? findDates(text, locale) : [];
  return (
    only !== undefined &&
    others.length === 0 &&
    !/[\p{L}\d]/u.test(text.slice(0, only.start) + text.slice(only.end))
  );
};

/** "Homework 9 due.", and nothing else on its line. */
const IS_DUE = /^\p{Lu}\p{L}*(?:\s\p{L}+){0,3}(?:\s#?\d{1,2})?\s(?:due|DUE)\.?$/u;

const FARTHEST_END = 14;

const endsWithDate = (text: string, locale: Locale) => {
  const last = findDates(text.slice(-60), locale).at(-1);
  return last !== undefined && Math.min(60, text.length) - last.end <= FARTHEST_END;
};

const passagesOf = (nodes: readonly Node[]): Passage[] =>
  nodes.flatMap((node) => {
    if (node.type === 'paragraph') return [node.passage];
    const cells = new Set(node.rows.flatMap((row) => row.cells));
    return [...cells].flatMap((cell) => (cell && cell.passage.text !== '' ? [cell.passage] : []));
  });

interface Written {
  document: Document;
  nodes: readonly Node[];
  /** The days of lines whose month is written once. */
  days: ReadonlyMap<Line, DateMention>;
  locale: Locale;
}

function readDates(
  { document, nodes, days, locale }: Written,
  { referenceDate, term: given, year: told }: UnderstandOptions,
): { term: TermYear; book: DateBook; weeks: TermWeeks } {
  const calendars = new Map([
    ...dottedColumnDates(nodes, locale),
    ...monthGridDates(nodes, locale),
    ...monthRowDates(nodes, locale),
  ]);
  const weekdays = rowWeekdays(nodes, locale);
  const scanned = passagesOf(nodes).map((passage) => {
    const day = calendars.get(passage);
    const written = withWeekday(findDates(passage.text, locale), weekdays.get(passage));
    if (day) return { passage, mentions: [day, ...written.filter(({ start }) => start >= day.end)] };
    return { passage, mentions: withDays(written, daysWithin(passage, days)) };
  });
  const mentions = scanned.flatMap((scan) => scan.mentions);
  const reference = fromIso(referenceDate);
  if (!reference) throw new RangeError(`The reference date "${referenceDate}" is not a day (YYYY-MM-DD).`);
  const chosen = chooseYear({ document, mentions, locale, referenceYear: reference.year });
  const term = chosen.year === undefined ? { ...chosen, ...yearFrom(given, told) } : chosen;
  const dates = {
    term,
    hasBareDates: scanned.filter(isBareDate).length >= FEWEST_BARE,
    parts: partsOfWhole(scanned),
    own: ownDays(mentions, term),
  };
  const dated = scanned.map(({ passage, mentions: found }) => ({
    passage,
    dates: found.flatMap((mention): PlacedDate[] => {
      const placed = placeDate(mention, passage, term);
      const dismissed = placed && reasonToDismiss(placed, passage, mention, dates);
      return placed ? [{ ...placed, ...(dismissed && { dismissed }) }] : [];
    }),
  }));
  const weeks = readTermWeeks(nodes, dated, locale);
  const reckoned = dated.flatMap(({ passage, dates }) =>
    weekDates(passage, weeks, locale).filter(
      ({ mention }) => !dates.some((date) => isBeside(date.mention, mention)),
    ),
  );
  const all = [...dated.flatMap(({ dates }) => dates), ...reckoned];
  return { term, weeks, book: createDateBook([...all, ...furnitureDates(document, locale, term)]) };
}

/** What is known of the year beside the document. */
function yearFrom(
  given: UnderstandOptions['term'],
  told: number | undefined,
): Pick<TermYear, 'year' | 'because'> | undefined {
  if (told !== undefined) return { year: told, because: 'the year as it was answered' };
  const start = fromIso(given?.start);
  return start && { year: start.year, because: 'year from the term of the course' };
}

/** The weekday beside the cell of a day is that of the day. */
function withWeekday(mentions: DateMention[], weekday: Weekday | undefined): DateMention[] {
  const [only, ...others] = mentions;
  const isOne = only !== undefined && others.length === 0 && !only.weekday && !only.until;
  return isOne && weekday ? [{ ...only, weekday }] : mentions;
}

const FEWEST_BARE = 5;
const BARE_DATE = /^\W*\d{1,2}\s?\/\s?\d{1,2}\W*$/;

/** "3/11", and nothing else, in a cell. */
const isBareDate = ({ passage, mentions }: { passage: Passage; mentions: readonly DateMention[] }): boolean =>
  mentions.length === 1 && BARE_DATE.test(passage.text);

const BESIDE = 25;

/** "Thursday, October 8 (week 5)" has its date, and "week 5, Thursday, October 8" as well. */
const isBeside = (date: DateMention, week: DateMention) =>
  date.start - week.end <= BESIDE && week.start - date.end <= BESIDE;

/** Dates of headers and footers are seen as well, though nothing is planned from them. */
function furnitureDates(document: Document, locale: Locale, term: TermYear): PlacedDate[] {
  const lines = document.pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type !== 'table' && block.line.furniture ? [block.line] : [])),
  );
  return lines.flatMap((line) => {
    const passage = toPassage([line]);
    return findDates(passage.text, locale).flatMap((mention): PlacedDate[] => {
      const placed = placeDate(mention, passage, term);
      return placed ? [{ ...placed, dismissed: 'header or footer of the page' }] : [];
    });
  });
}
