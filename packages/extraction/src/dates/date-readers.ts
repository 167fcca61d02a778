import type { Locale } from '../locales/locale.ts';
import { eachMatch } from '../text/patterns.ts';
import { isDayOfYear } from './civil.ts';
import type { DateMention, DateReader } from './mention.ts';
import { type DateWords, dateWords } from './words.ts';

const toYear = (digits: string | undefined): number | undefined => {
  if (digits === undefined) return undefined;
  const year = Number(digits.replace(/\D/g, ''));
  return year < 100 ? 2000 + year : year;
};

const withYear = (digits: string | undefined) => {
  const year = toYear(digits);
  return year === undefined ? {} : { year };
};

/** `2026-10-12` */
const ISO = /(?<![\d.-])(?<year>(?:19|20)\d{2})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?![\d-])/g;

const isoDate: DateReader = (text) =>
  eachMatch(text, ISO).map(({ start, end, groups }) => ({
    start,
    end,
    month: Number(groups.month),
    day: Number(groups.day),
    ...withYear(groups.year),
  }));

// "may", "mar" or "sun" in the middle of a sentence are words; as names they have a capital.
const isWrittenAsName = (name: string) => name.length > 3 || /^\p{Lu}/u.test(name);
const CAPITAL_ONLY = /^(?:may|mar|march|set|mai)$/i;
const readsAsMonth = (name: string) =>
  isWrittenAsName(name) && (!CAPITAL_ONLY.test(name) || /^\p{Lu}/u.test(name));

/** `October 12`, `Oct. 12th, 2026` */
function monthAndDay({ month, ordinal, monthNumber }: DateWords): DateReader {
  const pattern = new RegExp(
    `(?<![\\p{L}])(?<month>${month})\\.?,?\\s{0,3}(?<day>\\d{1,2})(?!\\d|[:/]\\d|\\.\\d|\\s{0,2}(?:am|pm|%))` +
      `(?:\\s?${ordinal}(?!\\p{L}))?(?:,?\\s{1,2}(?<year>(?:19|20)\\d{2})(?!\\d))?`,
    'giu',
  );
  return (text) =>
    eachMatch(text, pattern)
      .filter(({ groups }) => readsAsMonth(groups.month ?? ''))
      .map(({ start, end, groups }) => ({
        start,
        end,
        month: monthNumber(groups.month ?? ''),
        day: Number(groups.day),
        ...withYear(groups.year),
      }));
}

/** `12 October 2026`, `14-Jan-27`, `1er octobre`, `12 de octubre de 2026`, `3-4 August` */
function dayAndMonth({ month, ordinal, connector, monthNumber, locale }: DateWords): DateReader {
  const followedByDay = locale.monthFirst ? '(?!\\.?\\s{0,2}\\d{1,2}(?!\\d))' : '';
  const pattern = new RegExp(
    `(?<![\\d.:/])(?:(?<first>\\d{1,2})(?:${ordinal})?\\s?(?:[-–—/&]|${[...locale.to, ...locale.and].join('|')})\\s?)?` +
      `(?<day>\\d{1,2})(?:${ordinal}(?!\\p{L}))?(?:\\s{0,2}-\\s{0,1}|\\s{0,3}(?:${connector}\\s)?)(?<month>${month})(?![\\p{L}])` +
      `(?:-(?<short>\\d{2}(?:\\d{2})?)(?!\\d|\\s?${month})|\\.?,?\\s{1,2}(?:${connector}\\s)?(?<year>(?:19|20)\\d{2})(?!\\d)|\\.?${followedByDay})`,
    'giu',
  );
  return (text) =>
    eachMatch(text, pattern)
      .filter(({ groups }) => readsAsMonth(groups.month ?? ''))
      .map(({ start, end, groups }) => {
        const last = { month: monthNumber(groups.month ?? ''), ...withYear(groups.year ?? groups.short) };
        const day = Number(groups.day);
        const first = Number(groups.first ?? 0);
        return first > 0 && first < day
          ? { start, end, ...last, day: first, until: { ...last, day } }
          : { start, end, ...last, day };
      });
}

const NUMERIC =
  /(?<![\p{L}\d/.$#=_]|(?<!\/\d{1,4}\s?)[-–])(?<a>\d{1,2})(?<separator>\s?\/\s?|[.-])(?<b>\d{1,2})(?:\k<separator>(?<year>(?:20)?\d{2}))?(?![\p{L}\d/%]|\.\d|-\d{1,4}(?![\d/])|\s?%)/gu;
const WEEKDAY_BEFORE = 40;

/** `10/12`, `10/12/2026`; `12.10.2026` and `10-12-26` only with a year or a weekday beside them. */
function numericDate(words: DateWords): DateReader {
  const weekdayBefore = new RegExp(`(?:^|[^\\p{L}])${words.weekday}\\.?,?\\s{0,2}$`, 'iu');
  return (text) =>
    eachMatch(text, NUMERIC).flatMap(({ start, end, groups }): DateMention[] => {
      const isSlash = (groups.separator ?? '').includes('/');
      const before = text.slice(Math.max(0, start - WEEKDAY_BEFORE), start);
      if (!isSlash && groups.year === undefined && !weekdayBefore.test(before)) return [];
      const [a, b] = [Number(groups.a), Number(groups.b)];
      const isDayFirst = !words.locale.monthFirst || groups.separator === '.';
      // "24/7" is no date where the month comes first, unless a year or a weekday makes it one.
      if (!isDayFirst && a > 12 && groups.year === undefined && !weekdayBefore.test(before)) return [];
      const order = inOrder(a, b, !isDayFirst);
      return order ? [{ start, end, numeric: true, ...order, ...withYear(groups.year) }] : [];
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

/**
 * The ways a date is written in this language, in the order in which overlapping readings win: a name beside the
 * number says more than two numbers do.
 */
export function dateReaders(locale: Locale): readonly DateReader[] {
  const words = dateWords(locale);
  const named = [monthAndDay(words), dayAndMonth(words)];
  return [isoDate, ...(locale.monthFirst ? named : named.reverse()), numericDate(words)];
}
