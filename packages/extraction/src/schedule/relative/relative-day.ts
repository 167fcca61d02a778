import { addDays, daysBetween, WEEKDAYS, weekdayIndex } from '../../dates/civil.ts';
import { inAYear, isFull, type PartialDate, type PlacedDate, reckoned } from '../../dates/date-book.ts';
import { dateWords } from '../../dates/words.ts';
import type { Weekday } from '../../extraction.ts';
import type { Locale } from '../../locales/locale.ts';
import { perLocale } from '../../locales/per-locale.ts';
import { eachMatch, oneOf } from '../../text/patterns.ts';

const dueWeekdayPattern = perLocale(
  (locale) =>
    new RegExp(
      `(?<![\\p{L}])(?:${oneOf(locale.due)}|by(?=\\s))(?:\\s(?:by|on|at|before|le|el|the|this|\\d{1,2}(?::\\d{2})?\\s?[ap]\\.?m\\.?,?|midnight|noon|on)){0,4}\\s?\\(?(?<day>${dateWords(locale).weekday})(?![\\p{L}])`,
      'iu',
    ),
);

/** The weekday by which a statement says its work is due: the Tuesday of "Essay 3 (due Tuesday noon)". */
export function dueWeekday(text: string, locale: Locale): Weekday | undefined {
  const named = dueWeekdayPattern(locale).exec(text)?.groups?.day;
  return dateWords(locale).weekdayOrInitialFrom(named ?? dueInitial(text, locale) ?? '');
}

const DUE_INITIAL = /\b[Dd](?:ue|UE)\s(?:(?:by|on)\s)?(?<day>M|Tu?|W|Th|R|F)(?![\p{L}\p{N}’'&/.-])/u;

/** The W of "Essay 1 (due W)". */
const dueInitial = (text: string, { monthFirst }: Locale): string | undefined =>
  monthFirst ? DUE_INITIAL.exec(text)?.groups?.day : undefined;

/** The day with that name in the week (Monday to Sunday) of a date. */
export function onWeekday(placed: PlacedDate, weekday: Weekday): PlacedDate {
  const at = placeInWeek(placed);
  return at === undefined ? placed : onDay(placed, WEEKDAYS.indexOf(weekday) - at);
}

/** In a week from Monday, as long ago as the Monday is on a Friday. */
const LONG_OVER = 4;

/** The day with that name in the week of a date; "by Monday", said on a Friday, is the next one. */
export function deadlineOn(placed: PlacedDate, weekday: Weekday): PlacedDate {
  const over = (placeInWeek(placed) ?? 0) - WEEKDAYS.indexOf(weekday);
  return over >= LONG_OVER ? inWeekFrom(placed, weekday) : onWeekday(placed, weekday);
}

/** The day with that name in the seven days that begin with a date. */
export function inWeekFrom(placed: PlacedDate, weekday: Weekday): PlacedDate {
  const at = placeInWeek(placed);
  return at === undefined ? placed : onDay(placed, (WEEKDAYS.indexOf(weekday) - at + 7) % 7);
}

const SHORTEST_OF_WEEK = 2;
const LONGEST_OF_WEEK = 6;

/** "September 14–18": days of one week. */
export function isWeekLong({ date, until }: PlacedDate): boolean {
  const days = until ? daysBetween(inAYear(date), inAYear(until)) : 0;
  return days >= SHORTEST_OF_WEEK && days <= LONGEST_OF_WEEK;
}

/** The day with that name among those of a week, or else from Monday to Sunday around its first day. */
export function dayOfWeek(week: PlacedDate, weekday: Weekday): PlacedDate {
  const next = inWeekFrom(week, weekday);
  const isNamed = week.until && daysBetween(inAYear(next.date), inAYear(week.until)) >= 0;
  const isFromSunday = isFull(week.date) && weekdayIndex(week.date) === WEEKDAYS.indexOf('SU');
  return isNamed || isFromSunday ? next : onWeekday(week, weekday);
}

/** How many days after Monday a date is; where no year is given, only the weekday in the text tells. */
function placeInWeek({ date, mention, weekday: told, readFrom }: PlacedDate): number | undefined {
  if (isFull(date)) return weekdayIndex(date);
  const weekday = mention.weekday ?? told;
  const moved = readFrom ? daysBetween(inAYear(readFrom.date), inAYear(date)) : 0;
  return weekday && (((WEEKDAYS.indexOf(weekday) + moved) % 7) + 7) % 7;
}

function onDay(placed: PlacedDate, days: number): PlacedDate {
  if (days === 0 && !placed.until) return placed;
  const { year, ...day } = addDays(inAYear(placed.date), days);
  const because = `the day it names, in the week of ${placed.text}`;
  return reckoned(placed, { date: isFull(placed.date) ? { year, ...day } : day }, because);
}

const SHORTEST_NAME = 4;
const IN_BRACKETS = /\(\s?(?<name>\p{L}{1,5})\.?\s?\)/gu;

/** The one weekday that words name. None where they name several. */
export function onlyWeekday(text: string, locale: Locale): Weekday | undefined {
  const named = weekdaysIn(text, locale);
  return named.size === 1 ? [...named][0] : undefined;
}

/** The weekdays that words name, written out, in brackets or behind "due": "on Thursday", "(Th)", "due M". */
function weekdaysIn(text: string, locale: Locale): ReadonlySet<Weekday> {
  const words = dateWords(locale);
  const written = words
    .weekdaysIn(text)
    .filter(
      ({ name }) => name.length >= SHORTEST_NAME || (locale.monthFirst && /^\p{Lu}\p{Ll}{2}$/u.test(name)),
    )
    .map(({ day }) => day);
  const bracketed = eachMatch(text, IN_BRACKETS).flatMap(
    ({ groups: { name = '' } }) => words.weekdayOrInitialFrom(name) ?? [],
  );
  const initial = words.weekdayOrInitialFrom(dueInitial(text, locale) ?? '');
  return new Set([...written, ...bracketed, ...(initial ? [initial] : [])]);
}

/** "No class Wed/Fri" in a row for several days: those of them whose weekdays it names. */
export function namedDays(text: string, dates: readonly PlacedDate[], locale: Locale): PlacedDate[] {
  const named = weekdaysIn(text, locale);
  const names = (date: PlacedDate) => [...named].some((day) => WEEKDAYS.indexOf(day) === placeInWeek(date));
  return dates.filter((date) => !date.until && names(date));
}

const OTHER_TIMETABLE = /\p{L}+day(?:['’]s)?\s(?:schedule|classes|timetable)/iu;

/** "Monday is a holiday" in the row of a Thursday is about the Monday of that week; "Monday schedule" is not. */
export function weekdayInWeekOf(
  text: string,
  dates: readonly PlacedDate[],
  locale: Locale,
): PlacedDate | undefined {
  const [first] = dates;
  const weekday = onlyWeekday(text, locale);
  if (!first || !weekday || dates.length > 1 || OTHER_TIMETABLE.test(text)) return undefined;
  return isWithinWeek(first) ? onWeekday(first, weekday) : undefined;
}

const DAYS_OF_WEEK = 7;

const isWithinWeek = ({ date, until }: PlacedDate): boolean =>
  until === undefined || (isFull(date) && isFull(until) && daysBetween(date, until) < DAYS_OF_WEEK);

const ORDINAL =
  /\(\s?(?:the\s)?(?<day>\d{1,2})(?:st|nd|rd|th)\s?\)|\bon\s(?:\p{L}+day\s)?the\s(?<number>\d{1,2})(?:st|nd|rd|th)(?!\p{L})/iu;
const LONGEST_SPAN = 13;
const SHORTEST_WEEK = 3;

/**
 * The one day, among those of its row, that a statement names: "Exam 1 on Thursday" in a row for the week of
 * September 15, "Fall recess (13th)" in a row for October 13 and 15.
 */
export function namedDay(
  text: string,
  dates: readonly PlacedDate[],
  isWeek: boolean,
  locale: Locale,
): PlacedDate | undefined {
  const groups = ORDINAL.exec(text)?.groups;
  const ordinal = Number(groups?.day ?? groups?.number ?? 0);
  const listed = ordinal > 0 ? dayNumbered(ordinal, dates) : undefined;
  if (listed || (ordinal > 0 && dates.length > 1)) return listed;
  const span = namedSpan(text, dates, isWeek, locale);
  if (span) return span;
  const weekday = onlyWeekday(text, locale);
  return weekday ? dayOfWeekIn(dates, weekday, isWeek) : undefined;
}

const weekdaySpan = perLocale((locale) => {
  const { weekday } = dateWords(locale);
  return new RegExp(
    `(?<!\\p{L})(?<from>${weekday})\\.?(?:\\s?[–-]\\s?|\\s${oneOf(locale.to)}\\s)(?<to>${weekday})(?!\\p{L})`,
    'iu',
  );
});

/** "Midterm 1 from Tuesday to Thursday", in the row of a week. */
function namedSpan(
  text: string,
  dates: readonly PlacedDate[],
  isWeek: boolean,
  locale: Locale,
): PlacedDate | undefined {
  const { weekdayFrom } = dateWords(locale);
  const groups = weekdaySpan(locale).exec(text)?.groups;
  const [from, to] = [weekdayFrom(groups?.from ?? ''), weekdayFrom(groups?.to ?? '')];
  const [week, ...others] = dates;
  if (!from || !to || !week || others.length > 0 || !(isWeek || isWeekLong(week))) return undefined;
  const [first, last] = [dayOfWeekIn(dates, from, isWeek), dayOfWeekIn(dates, to, isWeek)];
  if (!first || !last || daysBetween(inAYear(first.date), inAYear(last.date)) <= 0) return undefined;
  return reckoned(
    week,
    { date: first.date, until: last.date },
    `the days it names, in the week of ${week.text}`,
  );
}

/** The 18th among "April 16 and 18", or the last day of "April 16–18". */
function dayNumbered(day: number, dates: readonly PlacedDate[]): PlacedDate | undefined {
  const listed = dates.find(({ date }) => date.day === day);
  const ending = dates.find(({ until }) => until?.day === day);
  if (listed || !ending?.until) return listed && onlyItsDay(listed);
  return { ...onlyItsDay(ending), date: ending.until };
}

/** The first day of a span. */
export function onlyItsDay(placed: PlacedDate): PlacedDate {
  const { until, ...day } = placed;
  return until ? { ...day, readFrom: day.readFrom ?? placed } : placed;
}

/** The day with that name among the dates of a row or an entry, or in the week that they stand for. */
export function dayOfWeekIn(
  dates: readonly PlacedDate[],
  weekday: Weekday,
  isWeek: boolean,
): PlacedDate | undefined {
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last || placeInWeek(first) === undefined) return undefined;
  const daysTo = (date: PartialDate) => daysBetween(inAYear(first.date), inAYear(date));
  const span = daysTo(last.until ?? last.date);
  const listed = dates.find((date) => placeInWeek(date) === WEEKDAYS.indexOf(weekday));
  if (listed && (dates.length > 1 || span === 0)) return listed;
  const day = inWeekFrom(first, weekday);
  if (span === 0) return isWeek ? day : undefined;
  const isWithin = daysTo(day.date) <= span;
  // "Essay 2 (Fri)" in the row of a Tuesday and a Thursday, "Lab 2, Sunday" in that of "9/15 - 9/17".
  const isLater =
    (dates.length > 1 || first.until !== undefined) && WEEKDAYS.indexOf(weekday) > (placeInWeek(first) ?? 0);
  const isOfWeek = isWeek || isLater || span >= SHORTEST_WEEK;
  return span <= LONGEST_SPAN && (isWithin || isOfWeek) ? day : undefined;
}
