import { findDates } from '../../dates/find-dates.ts';
import type { DateMention } from '../../dates/mention.ts';
import { dateWords } from '../../dates/words.ts';
import type { Document, Line } from '../../document.ts';
import type { Locale } from '../../locales/locale.ts';
import type { Passage } from '../../text/passage.ts';
import { documentLines } from './document-lines.ts';

const WEEKDAY = '(?:Mon?|Tue?|Thu?|Wed?|Fri?|Sat?|Sun?|[MTWRHFSU])';
const FEWEST_DAYS = 3;

/** The days of lines whose month is written once, in front of the first: `Jan 09 T`, and below it `11 H` and `16 T`. */
export function daysAfterMonth(document: Document, locale: Locale): ReadonlyMap<Line, DateMention> {
  const pattern = locale.monthFirst ? leadingDay(locale) : undefined;
  const found = new Map<Line, DateMention>();
  if (!pattern) return found;
  const { monthNumber } = dateWords(locale);
  let above: DateMention | undefined;
  let withoutMonth = 0;
  for (const line of documentLines(document)) {
    const match = pattern.exec(line.text);
    above = lastOfSpan(line.text, locale) ?? above;
    const { name, day = '', weekday = '' } = match?.groups ?? {};
    if (!match || !/^\p{Lu}/u.test(weekday)) continue;
    const month = name ? monthNumber(name) : above?.month;
    if (month === undefined || (!name && Number(day) <= (above?.day ?? 0))) {
      above = undefined;
      continue;
    }
    above = { start: 0, end: match[0].length, month, day: Number(day) };
    found.set(line, above);
    if (!name) withoutMonth++;
  }
  return withoutMonth >= FEWEST_DAYS ? found : new Map();
}

/** "Mar 8-12" between such lines: the days below it are those of its month. */
function lastOfSpan(text: string, locale: Locale): DateMention | undefined {
  const [first] = DIGIT.test(text) ? findDates(text.slice(0, LONGEST_SPAN), locale) : [];
  return first?.start === 0 && first.until ? { ...first, ...first.until } : undefined;
}

const DIGIT = /^\p{L}+\.?\s{1,3}\d/u;
const LONGEST_SPAN = 20;

/** `Jan 09 T` or `11 H` in front of words. */
const leadingDay = (locale: Locale): RegExp =>
  new RegExp(
    `^\\s*(?:(?<name>${dateWords(locale).month})\\.?\\s{1,3})?(?<day>0?[1-9]|[12]\\d|3[01])\\s{1,3}(?<weekday>${WEEKDAY})(?=\\.?(?:\\s+\\S|\\s*$))`,
    'iu',
  );

/** Those days where a passage holds their lines. */
export const daysWithin = (
  { pieces }: Passage,
  days: ReadonlyMap<Line, DateMention>,
): readonly DateMention[] =>
  pieces.flatMap(({ line, at, from }) => {
    const day = from === 0 ? days.get(line) : undefined;
    return day ? [{ ...day, start: at + day.start, end: at + day.end }] : [];
  });

/** The dates of a passage in order, those days among them. */
export const withDays = (
  written: readonly DateMention[],
  days: readonly DateMention[],
): readonly DateMention[] =>
  days.length === 0
    ? written
    : [
        ...days,
        ...written.filter(({ start, end }) => !days.some((day) => start < day.end && day.start < end)),
      ].sort((a, b) => a.start - b.start);
