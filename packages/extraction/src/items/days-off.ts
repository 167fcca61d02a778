import type { DateBook, PlacedDate } from '../dates/date-book.ts';
import { weekdayInitials } from '../dates/words.ts';
import type { Evidence } from '../extraction.ts';
import type { Locale } from '../locales/locale.ts';
import type { Occasion } from '../schedule/occasion.ts';
import { dayOfWeekIn, namedDay, namedDays, weekdayInWeekOf } from '../schedule/relative/relative-day.ts';
import { evidenceOf, slicePassage } from '../text/passage.ts';
import { without } from '../text/patterns.ts';
import { findAction } from './action.ts';
import { beginsAtClose } from './begins-at-close.ts';
import { dayLabels } from './day-labels.ts';
import { isAboutHim, isBesideDaysOff, nameDayOff, WEAK_DAY_OFF } from './name-day-off.ts';
import { oneOfDays } from './one-of-days.ts';
import { withoutOtherTimetable } from './other-timetable.ts';
import { isTest, vocabulary } from './vocabulary.ts';
import { isBreakOfWeek } from './week-off.ts';

export interface DayOff {
  title: string;
  dates: PlacedDate[];
  evidence: Evidence[];
  confidence: number;
  /** Its day is the Monday of a row for a week, and no word says how long it lasts. */
  isOfWeek?: true;
}

const NOT_OFF =
  /\b(?:after|before|during|until|unless|except|if|make-?up|accommodat|observ(?:e|ance)|religious|over)\b[^.]{0,30}$/iu;
/** "Labor Day (class held)": a holiday on which the class meets. */
const HELD =
  /\b(?:class(?:es)?|we)\s(?:(?:is|are|will\sbe)\s(?!not\b))?(?:held|meets?|in\ssession|as\s(?:usual|normal))\b/iu;
const RESUMES = /\bresumes?\b|\breturn\b|\bclasses\sbegin\b/iu;
/** "City schools closed for spring break": those of the town, not the class. */
const OTHER_SCHOOLS = /\bschools\s(?:(?:is|are|will\sbe)\s)?closed\b/iu;
/** The class meets, whatever the day is. */
const isOn = (text: string): boolean => HELD.test(text) || OTHER_SCHOOLS.test(text);
const LONGEST = 160;

/** A day without class: the words for it, on the dates that govern them. */
export function findDayOff(said: Occasion, book: DateBook, locale: Locale): DayOff | undefined {
  const occasion = withoutReasonBefore(withOpening(said, book, locale), locale);
  const { statement, dates, role } = occasion;
  const match = strongestMatch(statement.text, vocabulary(locale).everyDayOff);
  if (!match || dates.length === 0 || statement.text.length > LONGEST) return undefined;
  const before = statement.text.slice(0, match.index ?? 0);
  if (isAboutHim(statement.text.slice(before.length + match[0].length))) return undefined;
  if (saysNotOff(before) && !isAnother(said, before, locale)) return undefined;
  const isSure = vocabulary(locale).noClass.test(statement.text);
  if (!isSure && isNoDayOff(statement.text, { before, words: match[0] }, locale)) return undefined;
  if (findAction(statement.text.slice((match.index ?? 0) + match[0].length), undefined, locale)?.opens)
    return undefined;
  const cuts = book.within(statement);
  const words = without(statement.text, cuts).trim().split(/\s+/).length;
  if (words > mostWords(role, match[0], isSure)) return undefined;
  const title = nameDayOff(statement.text, [...cuts, ...dayLabels(statement.text, cuts, locale)], locale);
  const onDays = daysOf(match.index ?? 0, occasion, book, locale);
  const one = cuts.length > 0 ? undefined : oneOfDays(title, onDays, occasion);
  const stated = one?.dates ?? onDays;
  const confidence = confidenceOf(stated, isSure, words);
  return {
    title,
    dates: beginsAtClose(occasion, stated, book),
    evidence: [
      evidenceOf(statement),
      ...(cuts.length === 0 ? (one?.dates ?? dates).slice(0, 1).map(({ evidence }) => evidence) : []),
    ],
    confidence: one?.isSupposed ? Math.min(SUPPOSED, confidence) : confidence,
    ...(cuts.length === 0 && isBreakOfWeek(stated, occasion) && { isOfWeek: true }),
  };
}

const NO_PART = /^no\s(?:labs?|sections?|discussion|recitations?|tutorials?)$/iu;

/** "Midterm exam on Thursday, no lab": the class has its exam. */
const isOfPart = (text: string, words: string, locale: Locale): boolean =>
  NO_PART.test(words) && vocabulary(locale).heads(text).some(isTest);

const OF_DAY_BEFORE = /^\W*(?:for|because\sof|due\sto)\s[^,;]{3,60}[,;]\s(?:(?:and|or)\s)?$/iu;

/** "… for spring break, no class March 24": the reason in front is that of the day before. */
function withoutReasonBefore(occasion: Occasion, locale: Locale): Occasion {
  const { statement } = occasion;
  const at = statement.text.search(vocabulary(locale).noClass);
  return at > 0 && OF_DAY_BEFORE.test(statement.text.slice(0, at))
    ? { ...occasion, statement: slicePassage(statement, at) }
    : occasion;
}

/** The order of the words says on which of two days the class does not meet. */
const SUPPOSED = 0.75;

/** The less sure the words are, the less else may be said. */
function mostWords(role: Occasion['role'], said: string, isSure: boolean): number {
  if (role === 'reading') return isSure ? 10 : 6;
  if (isSure) return LONGEST;
  if (role === 'follower') return 6;
  return WEAK_DAY_OFF.test(said) ? 8 : LONGEST;
}

const saysNotOff = (before: string): boolean => NOT_OFF.test(before) || isBesideDaysOff(before);

/** "The history of Labor Day" and "Holidays of the ancients" are what the class is about. */
const ABOUT = /(?<!(?:weeks?|days?|honou?r|celebration|because)\s)(?<!\p{L})(?:of|about)\s(?:the\s)?$/iu;
const OF_OTHERS = /^\sof\s/iu;
/** "The Spring Break reading" is a text. */
const IS_READ = /^\s(?:readings?|essays?|speech(?:es)?|lectures?)(?!\p{L})/iu;

/** What is only about a day off, or says in other words that there is class. */
const isNoDayOff = (text: string, { before, words }: { before: string; words: string }, locale: Locale) =>
  isTopic(before, words, text) || isOn(text) || isOfPart(text, words, locale);

const isTopic = (before: string, words: string, text: string): boolean =>
  ABOUT.test(before) ||
  IS_READ.test(text.slice(before.length + words.length)) ||
  (WEAK_DAY_OFF.test(words) && OF_OTHERS.test(text.slice(before.length + words.length)));

/** No date says so: the weeks between two classes. */
const isReckoned = ([first]: readonly PlacedDate[]): boolean =>
  first?.readFrom !== undefined && first.until !== undefined;
const RECKONED = 0.8;

function confidenceOf(dates: readonly PlacedDate[], isSure: boolean, words: number): number {
  if (isReckoned(dates)) return RECKONED;
  if (isSure) return 0.95;
  return words <= 8 ? 0.9 : 0.7;
}

const AND_DURING = /^\W*(?:and|or|nor)\s(?:during\s|over\s)(?:the\s)?$/iu;

/** "Class is cancelled on January 20 and during spring recess": the words for it stand in front of both. */
const isAnother = ({ context }: Occasion, before: string, locale: Locale): boolean =>
  context !== undefined && AND_DURING.test(before) && vocabulary(locale).dayOff.test(context.text);

/** "No class on March 17 (spring break) or on April 18": the second date has the words of the first. */
function withOpening(occasion: Occasion, book: DateBook, locale: Locale): Occasion {
  const { statement, context } = occasion;
  const dates = book.within(statement);
  const rest = without(statement.text, dates);
  const isJoined = JOINED.test(statement.text.slice(0, dates[0]?.start));
  return context &&
    (ONLY_JOINS.test(vocabulary(locale).dayOff.test(rest) ? rest : rest.replace(ASIDE, ' ')) || isJoined)
    ? { ...occasion, statement: context }
    : occasion;
}

const ASIDE = /\([^()]{0,60}\)/gu;
const ONLY_JOINS = /^(?:[\s.,;]|(?:and|or|nor|as\swell\sas|et|ou|y|o|und|oder|e|on|from|le|el|am|the)\b)*$/iu;

/** "… on April 2, when I am away, nor on April 9": what stands between is said of the date before. */
const JOINED = /[,;]\s(?:and|or|nor)\s(?:on\s|again\son\s)?$/iu;

/** The dates it states, else the day of the week that it names. */
function daysOf(at: number, occasion: Occasion, book: DateBook, locale: Locale): PlacedDate[] {
  const { statement, dates, isWeek = false } = occasion;
  const [own] = book.within(statement);
  if (own) return isForOther(occasion, at, own) ? dates : datesAt(at, occasion, book);
  const { everyDayOff, noClass } = vocabulary(locale);
  // "Good Friday" names a holiday, and no day of the week of its row; "no Friday class" does.
  const words = withoutOtherTimetable(
    statement.text.replace(everyDayOff, (said) => (noClass.test(said) ? said : ' ')),
    locale,
  );
  const day =
    namedDay(words, dates, isWeek, locale) ??
    initialDay(statement.text, occasion, locale) ??
    weekdayInWeekOf(words, dates, locale);
  if (day) return [day];
  const several = namedDays(words, dates, locale);
  return several.length > 0 ? several : dates;
}

const WHAT_FOR =
  /\b(?:so\s(?:that\s)?(?:you|we|I|students)|because|attend|instead|in\slieu|make-?up|rescheduled|moved)\b/iu;

/** "April 2: No class, so that you can attend the reading on April 3": the class is off on the day of the entry. */
const isForOther = ({ role, statement: { text } }: Occasion, at: number, own: { start: number }): boolean =>
  (role === 'entry' || role === 'topic') && own.start > at && WHAT_FOR.test(text.slice(at, own.start));

const INITIAL =
  /\b(?:class|classes|lecture|lab|meeting)\s(?:on\s)?(?<day>M|Tu?|W|Th|R|F)(?![\p{L}\p{N}'’.])/u;

/** "No class R" in the row of a Tuesday and a Thursday. */
function initialDay(
  text: string,
  { dates, isWeek = false }: Occasion,
  locale: Locale,
): PlacedDate | undefined {
  const weekday = locale.monthFirst
    ? weekdayInitials[INITIAL.exec(text)?.groups?.day?.toLowerCase() ?? '']
    : undefined;
  return weekday && dayOfWeekIn(dates, weekday, isWeek);
}

/** In "Holiday: Labor Day" the name says more than the word. */
function strongestMatch(text: string, dayOff: RegExp): RegExpMatchArray | undefined {
  if (text.search(dayOff) < 0) return undefined;
  const all = [...text.matchAll(dayOff)];
  return all.find(([name]) => !WEAK_DAY_OFF.test(name)) ?? all[0];
}

/** "Classes resume 4/6" is the first day after the break, not one of it. */
function datesAt(at: number, { statement, dates }: Occasion, book: DateBook): PlacedDate[] {
  const found = book.within(statement);
  const [only] = found;
  if (only && found.length === 1)
    return RESUMES.test(statement.text.slice(0, only.start)) ? dates : [only.placed];
  const off = found.filter(({ start }, index) => {
    const lead = statement.text.slice(found[index - 1]?.end ?? 0, start);
    return !RESUMES.test(lead);
  });
  if (isInList(statement.text, at))
    return off
      .filter(({ start }) => start < at)
      .slice(-1)
      .map(({ placed }) => placed);
  const behind = off.filter(({ start }) => start >= at);
  return (behind.length > 0 ? behind : off).map(({ placed }) => placed);
}

/** "3/3, 3/10 (spring break), 3/17": said of the day in front of it. */
const isInList = (text: string, at: number): boolean =>
  /\(\s?$/u.test(text.slice(0, at)) && /^[^()]{3,40}\)\s?[,;]/u.test(text.slice(at));
