import type { Locale } from '../locales/locale.ts';
import { perLocale } from '../locales/per-locale.ts';
import { dateWords } from './words.ts';

const PAIR = /(?<![\d/.])(\d{1,2})\/(\d{1,2})(?:\/(?:20)?\d{2})?(?![\d/])/g;
const DASHED = /(?<![\p{L}\d/.–-])(\d{1,2})-(\d{1,2})-(?:20)?\d{2}(?![\d/–-])/gu;
const DOTTED = /(?<![\d.])(\d{1,2})\.(\d{1,2})\.(?:20)?\d{2}(?![\d.]\d)/g;
const FEWEST_PAIRS = 3;
const WITH_YEAR = /[/-]20\d{2}$/;

/** "Monday, 9.18". */
const behindWeekday = perLocale(
  (locale) =>
    new RegExp(
      `(?<!\\p{L})${dateWords(locale).weekday}\\.?,?\\s(\\d{1,2})\\.(\\d{1,2})(?![\\d.]*\\d)`,
      'giu',
    ),
);

/** `23/9` can only be a day and a month: where a document writes such dates, all its dates are read that way. */
export function withWrittenOrder(locale: Locale, text: string): Locale {
  const joined = orderOf(text, PAIR) ?? orderOf(text, DASHED);
  const monthFirst = joined ? joined === 'month-first' : locale.monthFirst;
  const dotted = orderOf(text, DOTTED) ?? orderOf(text, behindWeekday(locale));
  const dottedMonthFirst = dotted === 'month-first';
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
