import {
  addDays,
  type CivilDate,
  fromIso,
  isDayOfYear,
  toDayNumber,
  toIso,
  WEEKDAYS,
  weekdayOf,
} from '../dates/civil.ts';
import { findDates } from '../dates/find-dates.ts';
import { findTimes } from '../dates/find-times.ts';
import type { DateMention } from '../dates/mention.ts';
import { dateWords } from '../dates/words.ts';
import type { Extraction, Weekday } from '../extraction.ts';
import { LOCALES } from '../locales/detect.ts';
import { english } from '../locales/en.ts';
import type { Locale } from '../locales/locale.ts';

export const localeOf = (language: string): Locale =>
  LOCALES.find((locale) => locale.language === language) ?? english;

/** The days between which everything of a course lies, and some room around them; nothing where no year is known. */
export interface CourseSpan {
  from: number;
  to: number;
}

const ROOM_DAYS = 60;

export function spanOf({ findings, course }: Extraction): CourseSpan | undefined {
  const stated = [
    course.term?.start,
    course.term?.end,
    ...findings.flatMap(({ date, endDate }) => [date, endDate]),
  ];
  const days = stated.flatMap((day) => {
    const date = fromIso(day);
    return date ? [toDayNumber(date)] : [];
  });
  if (days.length === 0) return undefined;
  return { from: Math.min(...days) - ROOM_DAYS, to: Math.max(...days) + ROOM_DAYS };
}

interface MeaningContext {
  locale: Locale;
  span: CourseSpan | undefined;
}

/**
 * Every day that quotes can mean together: `3/4` is in March or in April, a weekday that contradicts its day names
 * another one, and "Thu" beside `Feb 15–19` is the day within.
 */
export function datesMeant(quotes: readonly string[], { locale, span }: MeaningContext): Set<string> {
  const named = new Set(
    quotes.flatMap((quote) =>
      dateWords(locale)
        .weekdaysIn(quote)
        .map(({ day }) => day),
    ),
  );
  return new Set(
    quotes
      .flatMap((quote) => findDates(quote, locale))
      .flatMap((mention) => {
        const { year, month, day, until, weekday } = mention;
        const ends = until ? [{ month: until.month, day: until.day, year: until.year ?? year }] : [];
        const swapped = mention.swappable ? [{ month: day, day: month, year }] : [];
        const days = [{ month, day, year }, ...ends, ...swapped].flatMap((one) => toDays(one, span, weekday));
        return [...days, ...(until ? daysWithin(days, named) : [])];
      }),
  );
}

/** A stretch that is longer holds a weekday more often than could be told. */
const LONGEST_WEEK = 6;

function daysWithin(ends: readonly string[], named: ReadonlySet<Weekday>): string[] {
  const days = ends.flatMap((end) => fromIso(end) ?? []);
  return days.flatMap((from) =>
    days
      .filter(
        (to) => toDayNumber(to) > toDayNumber(from) && toDayNumber(to) - toDayNumber(from) <= LONGEST_WEEK,
      )
      .flatMap((to) => {
        const length = toDayNumber(to) - toDayNumber(from) + 1;
        const within = Array.from({ length }, (_, index) => addDays(from, index));
        return within.filter((day) => named.has(weekdayOf(day))).map(toIso);
      }),
  );
}

type Named = Pick<DateMention, 'month' | 'day'> & { year: number | undefined };

function toDays(
  { month, day, year }: Named,
  span: CourseSpan | undefined,
  weekday: DateMention['weekday'],
): string[] {
  const years = year === undefined ? yearsWithin(span, { month, day }) : [year];
  if (years.length === 0 && !span) return isDayOfYear(month, day) ? [toIso({ month, day })] : [];
  return years
    .filter((one) => isDayOfYear(month, day, one))
    .flatMap((one) => {
      const date = { year: one, month, day };
      const nearest = weekday && weekdayOf(date) !== weekday ? [toIso(nearestTo(date, weekday))] : [];
      return [toIso(date), ...nearest];
    });
}

function yearsWithin(span: CourseSpan | undefined, { month, day }: { month: number; day: number }): number[] {
  if (!span) return [];
  const years: number[] = [];
  const first = 1970 + Math.floor(span.from / 366);
  for (let year = first; year <= first + 3; year++) {
    if (!isDayOfYear(month, day, year)) continue;
    const number = toDayNumber({ year, month, day });
    if (number >= span.from && number <= span.to) years.push(year);
  }
  return years;
}

function nearestTo(date: CivilDate, weekday: NonNullable<DateMention['weekday']>): CivilDate {
  const shift = ((WEEKDAYS.indexOf(weekday) - WEEKDAYS.indexOf(weekdayOf(date)) + 10) % 7) - 3;
  return addDays(date, shift);
}

/** Every time of day that words state, beginnings and ends alike. */
export const timesMeant = (quote: string, locale: Locale): Set<string> =>
  new Set(findTimes(quote, locale).flatMap(({ time, endTime }) => (endTime ? [time, endTime] : [time])));

const PERCENT =
  /(?<![\d.,])(?<number>\d{1,3}(?:[.,]\d{1,2})?)\s?(?:%|per\s?cents?\b|pour\s?cents?\b|por\s?cient[oa]s?\b|prozent\b|per\s?cento\b|procent\b)/giu;

/** Every share of the grade that words state, in per cent. */
export const weightsMeant = (quote: string): Set<number> =>
  new Set([...quote.matchAll(PERCENT)].map(({ groups }) => Number((groups?.number ?? '').replace(',', '.'))));
