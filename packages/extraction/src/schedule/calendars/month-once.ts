import { findDates } from '../../dates/find-dates.ts';
import type { DateMention } from '../../dates/mention.ts';
import { dateWords } from '../../dates/words.ts';
import type { Document, Line } from '../../document.ts';
import type { Locale } from '../../locales/locale.ts';
import type { Passage } from '../../text/passage.ts';
import { AMOUNT, areCounted, FARTHEST_CLASS } from './day-numbers.ts';
import { documentLines } from './document-lines.ts';

const WEEKDAY = '(?:Mon?|Tue?|Thu?|Wed?|Fri?|Sat?|Sun?|[MTWRHFSU])';
const FEWEST_DAYS = 3;
const FEWEST_WITHOUT_WEEKDAY = 4;

/**
 * The days of lines whose month is written once, in front of the first: `Jan 09 T`, and below it `11 H` and `16 T`; or
 * `Sept 3 Introduction`, and below it `10 Rocks` and `17 Dunes`.
 */
export function daysAfterMonth(document: Document, locale: Locale): ReadonlyMap<Line, DateMention> {
  if (!locale.monthFirst) return new Map();
  const lines = documentLines(document);
  const withWeekday = daysLeading(lines, leadingDay(locale, WITH_WEEKDAY), locale);
  if (withWeekday.goOn.length >= FEWEST_DAYS) return withWeekday.found;
  const { found, goOn } = daysLeading(lines, leadingDay(locale, WITH_WORDS), locale);
  return goOn.length >= FEWEST_WITHOUT_WEEKDAY && !areCounted(goOn) ? found : new Map();
}

interface Leading {
  found: Map<Line, DateMention>;
  /** The days without a month of their own. */
  goOn: number[];
}

function daysLeading(lines: readonly Line[], pattern: RegExp, locale: Locale): Leading {
  const { monthNumber } = dateWords(locale);
  const found = new Map<Line, DateMention>();
  const goOn: number[] = [];
  let above: DateMention | undefined;
  for (const line of lines) {
    const match = pattern.exec(line.text);
    above = lastOfSpan(line.text, locale) ?? above;
    const { name, day: digits = '', word = '' } = match?.groups ?? {};
    if (!match || !/^["“(]?\p{Lu}/u.test(word) || AMOUNT.test(line.text.slice(match[0].length))) continue;
    const month = name ? monthNumber(name) : above?.month;
    const day = Number(digits);
    const apart = day - (above?.day ?? 0);
    if (month === undefined || (!name && (apart <= 0 || apart > FARTHEST_CLASS))) {
      above = undefined;
      continue;
    }
    above = { start: 0, end: match[0].trimEnd().length, month, day };
    found.set(line, above);
    if (!name) goOn.push(day);
  }
  return { found, goOn };
}

/** "Mar 8-12" between such lines: the days below it are those of its month. */
function lastOfSpan(text: string, locale: Locale): DateMention | undefined {
  const [first] = DIGIT.test(text) ? findDates(text.slice(0, LONGEST_SPAN), locale) : [];
  return first?.start === 0 && first.until ? { ...first, ...first.until } : undefined;
}

const DIGIT = /^\p{L}+\.?\s{1,3}\d/u;
const LONGEST_SPAN = 20;

const WITH_WEEKDAY = `(?<word>${WEEKDAY})(?=\\.?(?:\\s+\\S|\\s*$))`;
const WITH_WORDS = '(?=(?<word>["“(]?\\p{L}{2}))';

/** `Jan 09 T` and `11 H`, or `Sept 3` and `10` in front of words. */
const leadingDay = (locale: Locale, behind: string): RegExp =>
  new RegExp(
    `^\\s*(?:(?<name>${dateWords(locale).month})\\.?\\s{1,3})?(?<day>0?[1-9]|[12]\\d|3[01])\\s{1,3}${behind}`,
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
