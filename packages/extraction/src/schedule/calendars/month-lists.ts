import type { DateMention } from '../../dates/mention.ts';
import { dateWords } from '../../dates/words.ts';
import type { Document, Line } from '../../document.ts';
import type { Locale } from '../../locales/locale.ts';
import { AMOUNT } from './day-numbers.ts';
import type { Month } from './month-grids.ts';
import { onlyMonth } from './month-rows.ts';

/**
 * `8 First day`, `25-27 Thanksgiving`, `Th 12 – Quiz`, `M 01Quiz`, `3rd: essay due`, `Monday 14: Essay`, `Monday 14` alone;
 * no numbered list (`1. Introduction`).
 */
function dayLine(locale: Locale): RegExp {
  const { weekday, ordinal } = dateWords(locale);
  const behind = `(?:st|nd|rd|th|${ordinal})?`;
  return new RegExp(
    `^(?:(?<name>${weekday})\\.?,?\\s|(?<initial>\\p{L}{1,3})\\.?\\s)?(?<day>\\d{1,2})${behind}(?:\\s?[-–—]\\s?(?<last>\\d{1,2})${behind})?(?:(?:\\s?[:–—-]|,)?\\s+(?=["“(]?\\p{L})|(?<=\\p{L}\\s\\d{2})(?=\\p{Lu}\\p{Ll})|(?<=\\p{L}\\s\\d{1,2}):?$)`,
    'iu',
  );
}

const FEWEST_DAYS = 2;
const MOST_BETWEEN = 6;

/**
 * The days of lists below the name of a month: "September" above "8 First day" and "11 Contract due". They are told by
 * lines, before these are joined: a line that begins with a day goes on with none above it.
 */
export function monthListDates({ pages }: Document, locale: Locale): Map<Line, DateMention> {
  const found = new Map<Line, DateMention>();
  const pattern = dayLine(locale);
  let month: Month | undefined;
  let days = new Map<Line, DateMention>();
  let between = 0;
  const close = () => {
    if (days.size >= FEWEST_DAYS) for (const [line, mention] of days) found.set(line, mention);
    days = new Map();
    between = 0;
    month = undefined;
  };
  for (const block of pages.flatMap(({ blocks }) => blocks)) {
    const line = block.type === 'table' ? undefined : block.line;
    if (line?.furniture) continue;
    const title = line && onlyMonth(line, locale);
    if (!line || title) {
      close();
      month = title;
      continue;
    }
    const above = [...days.values()].at(-1);
    const mention = month && dayOf(line.text, { month, pattern, locale }, above);
    if (mention) days.set(line, mention);
    else if (line.heading !== undefined || between >= MOST_BETWEEN) close();
    between = mention ? 0 : between + 1;
  }
  close();
  return found;
}

interface Reading {
  month: Month;
  pattern: RegExp;
  locale: Locale;
}

/** A day of the month, not before the one above it. */
function dayOf(
  text: string,
  { month, pattern, locale }: Reading,
  above: DateMention | undefined,
): DateMention | undefined {
  const match = pattern.exec(text);
  const day = Number(match?.groups?.day ?? 0);
  if (!match || day < (above?.day ?? 1) || day > 31 || AMOUNT.test(text.slice(match[0].length)))
    return undefined;
  const last = Number(match.groups?.last ?? 0);
  const { name, initial } = match.groups ?? {};
  const weekday = dateWords(locale).weekdayOrInitialFrom(name ?? initial ?? '');
  return {
    start: weekday ? 0 : match[0].search(/\d/),
    end: match[0].replace(/[^\p{L}\d]+$/u, '').length,
    day,
    ...(weekday && { weekday }),
    ...month,
    ...(last > day && last <= 31 && { until: { month: month.month, day: last } }),
  };
}
