import type { Locale } from '../locales/locale.ts';
import { eachMatch, type Match, oneOf } from '../text/patterns.ts';
import { isDayOfYear } from './civil.ts';
import type { DateMention, DateReader } from './mention.ts';
import type { DateWords } from './words.ts';
import { NUMBER_AND_DASH, numberedThing, withYear } from './written-numbers.ts';

/** `2026-10-12`, also where a narrow column broke it behind a hyphen, `2026/10/12-16` and `2026-10-12/16`. */
const ISO =
  /(?<![\d.-])(?<year>(?:19|20)\d{2})[-/.](?:(?<=-)\s(?=\d\d-))?(?<month>\d{1,2})[-/.](?:(?<=-)\s(?=\d\d))?(?<day>\d{1,2})(?:(?:(?<=\/\d{1,2})\s?[–-]\s?|(?<=-\d\d)\/)(?<last>\d{1,2}))?(?![\d-])/g;

export const isoDate: DateReader = (text) =>
  eachMatch(text, ISO).map(({ start, end, groups }) => ({
    start,
    end,
    month: Number(groups.month),
    day: Number(groups.day),
    ...withYear(groups.year),
    ...(groups.last !== undefined && {
      until: { month: Number(groups.month), day: Number(groups.last), ...withYear(groups.year) },
    }),
  }));

const NUMERIC =
  /(?<![\p{L}\d/.$#=_]|(?<![/.]\d{1,4}\.?\s?)[-–])(?<a>\d{1,2})(?<separator>\s?\/\s?|[.-])(?<b>\d{1,2})(?:\k<separator>(?<year>(?:20)?\d{2}))?(?![\p{L}\d/%]|\.\d|:[0-5]\d(?!\d)|-\d{3,4}(?![\d/])|\s?%)/gu;

const WEEKDAY_BEFORE = 40;

const WEEKDAY_BEHIND = 16;

/** "Fridays 2-5" are hours, and no day; where dots part a date, "Mi 8-10" as well. */
const EVERY_WEEK = /days\.?,?\s{0,2}$/iu;

/** `(M)`, `(Th)` or `(Tuesday)` behind a date. */
const weekdayBehind = ({ weekdayOrInitial }: DateWords): RegExp =>
  new RegExp(`^\\s{0,2}\\(${weekdayOrInitial}\\.?\\)`, 'iu');

/** Whether a weekday in front of two numbers or behind them makes a day of them. */
function weekdayBeside(words: DateWords): (text: string, numbers: Match) => boolean {
  const before = new RegExp(
    `(?:^|[^\\p{L}])${words.weekday}\\.?,?\\s{0,2}(?:(?:den|dem|le|el|il)\\s)?$`,
    'iu',
  );
  const behind = weekdayBehind(words);
  return (text, { start, end, groups }) => {
    const lead = text.slice(Math.max(0, start - WEEKDAY_BEFORE), start);
    const isHours = groups.separator === '-' && (EVERY_WEEK.test(lead) || words.locale.dottedDates === true);
    const isDay = before.test(lead) && !isHours;
    return isDay || behind.test(text.slice(end, end + WEEKDAY_BEHIND));
  };
}

const AMOUNT_BEHIND = /^\s?(?:[ap]\.?m|hours?|days?|weeks?|pages?|h|uhr)(?!\p{L})/iu;

/** "Homework due: 6.1 14, 20, 26": a section and its exercises. */
const EXERCISES_BEHIND = /^,?\s\d{1,3}(?=[\s,;]|$)(?!\s?[ap]\.?m(?!\p{L}))/iu;

/** "Due 9-17", "due on 9.17": the word in front makes a day of two numbers. */
function saidDue({ locale }: DateWords): (text: string, numbers: Match) => boolean {
  const due = new RegExp(
    `(?<!\\p{L})${oneOf(locale.due)}(?:\\s(?:on|by|le|el|am|il|op|em))?\\s?:?\\s$`,
    'iu',
  );
  return (text, { start, end, groups }) => {
    const behind = text.slice(end, end + LONGEST_DUE);
    return (
      due.test(text.slice(Math.max(0, start - LONGEST_DUE), start)) &&
      !AMOUNT_BEHIND.test(behind) &&
      !(groups.separator === '.' && EXERCISES_BEHIND.test(behind))
    );
  };
}

const LONGEST_DUE = 24;

/** `10/12`, `10/12/2026`; `12.10.2026` and `10-12-26` only with a year, a weekday or "due" beside them. */
export function numericDate(words: DateWords): DateReader {
  const hasWeekdayBeside = weekdayBeside(words);
  const isSaidDue = saidDue(words);
  const { dottedDates = false } = words.locale;
  return (text) =>
    eachMatch(text, NUMERIC).flatMap((numbers): DateMention[] => {
      const { start, end, groups } = numbers;
      const isSlash = (groups.separator ?? '').includes('/');
      const isDotted = dottedDates && groups.separator === '.' && text[end] === '.';
      const isPlain = groups.year === undefined && !hasWeekdayBeside(text, numbers);
      if (!isSlash && !isDotted && isPlain && !isSaidDue(text, numbers)) return [];
      const order = orderOf(numbers, isPlain, words.locale);
      return order
        ? [{ start, end: isDotted ? end + 1 : end, numeric: true, ...order, ...withYear(groups.year) }]
        : [];
    });
}

/** Month and day; none for "24/7" where the month comes first, unless a year or a weekday makes it one. */
function orderOf({ groups }: Match, isPlain: boolean, { monthFirst, dottedMonthFirst = false }: Locale) {
  const [a, b] = [Number(groups.a), Number(groups.b)];
  // "Due 9.17" has no other order than "due 9/17".
  const isMonthFirst = groups.separator === '.' ? dottedMonthFirst || (isPlain && monthFirst) : monthFirst;
  return isMonthFirst && a > 12 && isPlain ? undefined : inOrder(a, b, isMonthFirst);
}

const DAYS_OF_MONTH =
  /(?<![\p{L}\d/.$#=_-])(?<first>\d{1,2})\s?[-–]\s?(?<last>\d{1,2})\/(?<month>\d{1,2})(?!\d|\/\d{3}|\.\d|\s?%)/gu;

/** `21-25/11`: days of one month, where days come first. */
export function daysOfMonth({ locale }: DateWords): DateReader {
  const isNumbered = numberedThing(locale);
  return (text) =>
    eachMatch(text, DAYS_OF_MONTH).flatMap(({ start, end, text: written, groups }): DateMention[] => {
      const [first, last, month] = [Number(groups.first), Number(groups.last), Number(groups.month)];
      // "Quiz 2 - 15/10": left to the reader of numbers.
      if (
        NUMBER_AND_DASH.test(written) &&
        isNumbered.test(text.slice(0, start + (groups.first ?? '').length))
      )
        return [];
      return first < last && isDayOfYear(month, first) && isDayOfYear(month, last)
        ? [{ start, end, numeric: true, month, day: first, until: { month, day: last } }]
        : [];
    });
}

function inOrder(a: number, b: number, monthFirst: boolean) {
  const asMonthDay = isDayOfYear(a, b);
  const asDayMonth = isDayOfYear(b, a);
  const swappable = asMonthDay && asDayMonth && a !== b ? { swappable: true } : {};
  if (asMonthDay && (monthFirst || !asDayMonth)) return { month: a, day: b, ...swappable };
  if (asDayMonth) return { month: b, day: a, ...swappable };
  return undefined;
}
