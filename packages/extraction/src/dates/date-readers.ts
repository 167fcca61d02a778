import type { Locale } from '../locales/locale.ts';
import { eachMatch, type Match, oneOf } from '../text/patterns.ts';
import { isDayOfYear } from './civil.ts';
import type { DateMention, DateReader } from './mention.ts';
import { type DateWords, dateWords, weekdayInitials } from './words.ts';

/** `9/21/99` is of the last century. */
const FIRST_OF_1900S = 70;

const toYear = (digits: string | undefined): number | undefined => {
  if (digits === undefined) return undefined;
  const year = Number(digits.replace(/\D/g, ''));
  if (year >= 100) return year;
  return year + (year < FIRST_OF_1900S ? 2000 : 1900);
};

const withYear = (digits: string | undefined) => {
  const year = toYear(digits);
  return year === undefined ? {} : { year };
};

/** `2026-10-12`, also where a narrow column broke it behind a hyphen. */
const ISO =
  /(?<![\d.-])(?<year>(?:19|20)\d{2})[-/.](?:(?<=-)\s(?=\d\d-))?(?<month>\d{1,2})[-/.](?:(?<=-)\s(?=\d\d))?(?<day>\d{1,2})(?![\d-])/g;

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

/** Behind a short name only: "31 March. 15 points" is a sentence that ends. */
const ABBREVIATED = '(?:(?<=(?<!\\p{L})\\p{L}{3,4})\\.)?';

/** `October 12`, `Oct. 12th, 2026`; of `Feb 21/23` the first of two days */
function monthAndDay(words: DateWords): DateReader {
  const { month, ordinal, monthNumber, weekday, locale } = words;
  const { shortYear, monthFirst } = locale;
  const isWeekday = new RegExp(`^${weekday}$`, 'iu');
  const short = shortYear ? `|,\\s{1,2}(?<short>${shortYear})(?![\\d:/%])` : '';
  const pattern = new RegExp(
    `(?<![\\p{L}])(?<month>${month})${ABBREVIATED},?\\s{0,3}(?<day>\\d{1,2})(?!\\d|:\\d|/\\d{1,2}/|/\\d{3}|\\.\\d|\\s{0,2}(?:am|pm|noon|midnight|h(?!\\p{L})|%))` +
      `(?:\\s?${ordinal}(?!\\p{L}))?(?:,?\\s{1,2}(?<year>(?:19|20)\\d{2})(?!\\d)${short})?`,
    'giu',
  );
  return (text) =>
    eachMatch(text, pattern)
      .filter(({ groups }) => readsAsMonth(groups.month ?? ''))
      // "Mar 17/8" is a martes, mardi or martedì.
      .filter(
        ({ end, groups }) =>
          monthFirst || !isWeekday.test(groups.month ?? '') || !MONTH_BEHIND.test(text.slice(end)),
      )
      .map(({ start, end, groups }) => ({
        start,
        end,
        month: monthNumber(groups.month ?? ''),
        day: Number(groups.day),
        ...withYear(groups.year ?? groups.short),
      }));
}

const MONTH_BEHIND = /^\s?[/.-]\s?(?:0?[1-9]|1[0-2])(?!\d)/u;

/** `Feb 6/8/9/10`, `April 10/12/-/-`: the days of one week, of which the last ones may have no class. */
function slashedDays({ month, monthNumber }: DateWords): DateReader {
  const pattern = new RegExp(
    `(?<![\\p{L}])(?<month>${month})${ABBREVIATED}\\s{1,2}(?:-\\s?/\\s?){0,2}(?<days>\\d{1,2}(?:\\s?/\\s?\\d{1,2}){1,5})(?<rest>(?:\\s?/\\s?-){0,4})(?![\\d/])`,
    'giu',
  );
  return (text) =>
    eachMatch(text, pattern).flatMap(({ start, end, groups }): DateMention[] => {
      const days = (groups.days ?? '').split('/').map(Number);
      const [first = 0, last = 0] = [days[0], days.at(-1)];
      const isList = days.length > 2 || groups.rest !== '';
      const isRising = days.every((day, index) => index === 0 || day > (days[index - 1] ?? day));
      if (!isList || !isRising || !readsAsMonth(groups.month ?? '')) return [];
      const inMonth = { month: monthNumber(groups.month ?? '') };
      return [{ start, end, ...inMonth, day: first, until: { ...inMonth, day: last } }];
    });
}

const NUMBER_AND_DASH = /^\d{1,2}\s[-–—]\s/u;

/** With its number: the `Quiz 1` of "Quiz 1 – 28 September", but not the plural of "Exams 1 – 5 October". */
const numberedThing = ({ kinds }: Locale): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:${oneOf(Object.values(kinds).flat())}(?<!\\p{L}{3}s)|session|class|lecture|lesson|unit|module|séance|cours|clase|sesión|semaine|semana|woche|settimana|aula|sitzung|lezione)\\s(?:#|n[°º]\\s?)?\\d{1,2}$`,
    'iu',
  );

/** "Entre le 8 et le 12 février" is a span, and not two days. */
const BETWEEN = /(?<!\p{L})(?:entre|zwischen|tra|fra|tussen)\s(?:(?:les?|el|los|il|dem|de|o|os|dias?)\s)?$/iu;
const NEAR = 20;

/** `12 October 2026`, `14-Jan-27`, `1er octobre`, `12 de octubre de 2026`, `3-4 August` */
function dayAndMonth({ month, ordinal, connector, monthNumber, locale }: DateWords): DateReader {
  const followedByDay = locale.monthFirst ? `(?!${ABBREVIATED}\\s{0,2}\\d{1,2}(?!\\d))` : '';
  const pattern = new RegExp(
    `(?<![\\d.:/])(?:(?<first>\\d{1,2})(?:${ordinal})?\\s?(?:[-–—/&]|${[...locale.to, ...locale.and].join('|')})\\s?(?:(?:le|el|il|den|dem|de)\\s)?)?` +
      `(?<day>\\d{1,2})(?:${ordinal}(?!\\p{L}))?(?:\\s{0,2}-\\s{0,1}|\\s{0,3}(?:${connector}\\s)?)(?<month>${month})(?![\\p{L}])` +
      `(?:-(?<short>\\d{2}(?:\\d{2})?)(?!\\d|\\s?${month})|\\.?,?\\s{1,2}(?:${connector}\\s)?(?<year>(?:19|20)\\d{2})(?!\\d)|\\.?${followedByDay})`,
    'giu',
  );
  const isNumbered = numberedThing(locale);
  const listed = new RegExp(
    `^\\D{0,3}\\s?(?:&|${locale.and.join('|')})\\s?(?:(?:le|el|il|den|dem|de)\\s)?(?=\\d)`,
    'iu',
  );
  return (text) =>
    eachMatch(text, pattern)
      .filter(({ groups }) => !locale.monthFirst || readsAsMonth(groups.month ?? ''))
      .flatMap(({ start, end, text: written, groups }): DateMention[] => {
        const last = { month: monthNumber(groups.month ?? ''), ...withYear(groups.year ?? groups.short) };
        const day = Number(groups.day);
        const first = Number(groups.first ?? 0);
        if (first === 0 || first >= day) return [{ start, end, ...last, day }];
        const behindNumber = NUMBER_AND_DASH.exec(written)?.[0].length;
        if (behindNumber !== undefined && isNumbered.test(text.slice(0, start + String(groups.first).length)))
          return [{ start: start + behindNumber, end, ...last, day }];
        const joined = listed.exec(written.slice(String(groups.first).length))?.[0];
        if (joined === undefined || BETWEEN.test(text.slice(Math.max(0, start - NEAR), start)))
          return [{ start, end, ...last, day: first, until: { ...last, day } }];
        // "19 e 26 maggio" are two days.
        const length = String(groups.first).length;
        return [
          { start, end: start + length, ...last, day: first },
          { start: start + length + joined.length, end, ...last, day, listed: true },
        ];
      });
}

/** `7MAR27`, `09SEP2026`: day, month and year without a space, as in armies and laboratories. */
function gluedDate({ month, monthNumber }: DateWords): DateReader {
  const pattern = new RegExp(
    `(?<![\\p{L}\\d])(?<day>\\d{1,2})(?<month>${month})(?<year>(?:20)?\\d{2})(?![\\p{L}\\d])`,
    'giu',
  );
  return (text) =>
    eachMatch(text, pattern).map(({ start, end, groups }) => ({
      start,
      end,
      month: monthNumber(groups.month ?? ''),
      day: Number(groups.day),
      ...withYear(groups.year),
    }));
}

const NUMERIC =
  /(?<![\p{L}\d/.$#=_]|(?<![/.]\d{1,4}\.?\s?)[-–])(?<a>\d{1,2})(?<separator>\s?\/\s?|[.-])(?<b>\d{1,2})(?:\k<separator>(?<year>(?:20)?\d{2}))?(?![\p{L}\d/%]|\.\d|:[0-5]\d(?!\d)|-\d{3,4}(?![\d/])|\s?%)/gu;
const WEEKDAY_BEFORE = 40;
const WEEKDAY_BEHIND = 16;

/** "Fridays 2-5" are hours, and no day. */
const EVERY_WEEK = /days\.?,?\s{0,2}$/iu;

/** `(M)`, `(Th)` or `(Tuesday)` behind a date. */
const weekdayBehind = ({ weekday, locale }: DateWords): RegExp => {
  const initials = locale.monthFirst ? Object.keys(weekdayInitials) : [];
  return new RegExp(`^\\s{0,2}\\((?:${[weekday, ...initials].join('|')})\\.?\\)`, 'iu');
};

/** Whether a weekday in front of two numbers or behind them makes a day of them. */
function weekdayBeside(words: DateWords): (text: string, numbers: Match) => boolean {
  const before = new RegExp(`(?:^|[^\\p{L}])${words.weekday}\\.?,?\\s{0,2}$`, 'iu');
  const behind = weekdayBehind(words);
  return (text, { start, end, groups }) => {
    const lead = text.slice(Math.max(0, start - WEEKDAY_BEFORE), start);
    const isDay = before.test(lead) && !(groups.separator === '-' && EVERY_WEEK.test(lead));
    return isDay || behind.test(text.slice(end, end + WEEKDAY_BEHIND));
  };
}

/** `10/12`, `10/12/2026`; `12.10.2026` and `10-12-26` only with a year or a weekday beside them. */
function numericDate(words: DateWords): DateReader {
  const hasWeekdayBeside = weekdayBeside(words);
  const { monthFirst, dottedMonthFirst = false, dottedDates = false } = words.locale;
  return (text) =>
    eachMatch(text, NUMERIC).flatMap((numbers): DateMention[] => {
      const { start, end, groups } = numbers;
      const isSlash = (groups.separator ?? '').includes('/');
      const hasWeekday = hasWeekdayBeside(text, numbers);
      const isDotted = dottedDates && groups.separator === '.' && text[end] === '.';
      if (!isSlash && !isDotted && groups.year === undefined && !hasWeekday) return [];
      const [a, b] = [Number(groups.a), Number(groups.b)];
      const isDayFirst = !(groups.separator === '.' ? dottedMonthFirst : monthFirst);
      // "24/7" is no date where the month comes first, unless a year or a weekday makes it one.
      if (!isDayFirst && a > 12 && groups.year === undefined && !hasWeekday) return [];
      const order = inOrder(a, b, !isDayFirst);
      return order
        ? [{ start, end: isDotted ? end + 1 : end, numeric: true, ...order, ...withYear(groups.year) }]
        : [];
    });
}

const DAYS_OF_MONTH =
  /(?<![\p{L}\d/.$#=_-])(?<first>\d{1,2})\s?[-–]\s?(?<last>\d{1,2})\/(?<month>\d{1,2})(?!\d|\/\d{3}|\.\d|\s?%)/gu;

/** `21-25/11`: days of one month, where days come first. */
function daysOfMonth({ locale }: DateWords): DateReader {
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

/**
 * The ways a date is written in this language, in the order in which overlapping readings win: a name beside the
 * number says more than two numbers do.
 */
export function dateReaders(locale: Locale): readonly DateReader[] {
  const words = dateWords(locale);
  const named = [monthAndDay(words), dayAndMonth(words)];
  const slashed = locale.monthFirst ? [slashedDays(words)] : [];
  const numbers = [...(locale.monthFirst ? [] : [daysOfMonth(words)]), numericDate(words)];
  return [
    isoDate,
    gluedDate(words),
    ...slashed,
    ...(locale.monthFirst ? named : named.reverse()),
    ...numbers,
  ];
}
