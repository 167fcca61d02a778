import type { Document } from '../document.ts';
import type { Locale } from '../locales/locale.ts';
import { perLocale } from '../locales/per-locale.ts';
import { findDates } from './find-dates.ts';
import { dateWords } from './words.ts';

/** "(March 15 to 19)." closes the sentence of the line above. */
const GOES_ON = /^\s*(?:\p{Ll}|\([^()]*\)\s?[.;,])/u;

/** Whether a line is led by its day. */
export const beginsWithDate = (text: string, locale: Locale) => {
  const first = findDates(text.slice(0, 60), locale)[0];
  // "… hand it in before / noon on 5/8" goes on with its sentence.
  return first !== undefined && first.start <= 12 && !GOES_ON.test(text);
};

const dayLabel = perLocale(
  (locale) => new RegExp(`^[^\\p{L}\\d]{0,3}${dateWords(locale).weekday}\\.?\\s?(?::|[–—-]\\s)`, 'iu'),
);

/** "Thurs: Quiz 3" */
export const beginsWithDayLabel = (text: string, locale: Locale): boolean =>
  dayLabel(locale).test(text.slice(0, LONGEST_DATE));

const LONGEST_DATE = 40;
const FEWEST_AHEAD = 4;

/** "5 Feb 2026 (12 noon)" is no more than a date. */
const HOUR_IN_BRACKETS = /^\s?\((?:by\s)?\d{1,2}(?:[:.]\d{2})?\s?(?:[ap]\.?m\.?|noon|midnight|h|uhr)?\)/iu;

/** A date alone on its line, or one that a name or a sentence follows. */
export const isHeadLine = (text: string, locale: Locale): boolean => {
  const first = findDates(text.slice(0, LONGEST_DATE), locale)[0];
  if (first === undefined || first.start > 3) return false;
  const behind = text.slice(first.end).replace(HOUR_IN_BRACKETS, '');
  // Behind "1/22 Mon" a name may begin with a number as well.
  return (
    /^[^\p{L}\p{N};]*(?:$|\p{Lu})/u.test(behind) ||
    (first.weekday !== undefined && /^\s{1,3}\d{1,3}\s\p{Lu}/u.test(behind))
  );
};

/** A schedule whose lines begin with their dates. */
export const hasDatesAhead = (document: Document, locale: Locale): boolean =>
  document.pages
    .flatMap(({ blocks }) => blocks)
    .filter((block) => block.type !== 'table' && !block.line.furniture && isHeadLine(block.line.text, locale))
    .length >= FEWEST_AHEAD;

/** "Sunday, September 21" on a line of its own. */
export const isDateAlone = (text: string, locale: Locale): boolean => {
  const [only, ...others] = text.length <= LONGEST_DATE ? findDates(text, locale) : [];
  return (
    only !== undefined &&
    others.length === 0 &&
    !/[\p{L}\d]/u.test(text.slice(0, only.start) + text.slice(only.end))
  );
};

const endsWithMonth = perLocale(
  (locale) => new RegExp(`[\\s,(]${dateWords(locale).month}\\.?\\s{0,2}$`, 'iu'),
);

/** With what stands around it. */
const LONGEST_MONTH = 16;

const DAY_FIRST = /^\s*\d{1,2}(?:st|nd|rd|th)?(?![\d:/]|\.\d|\s?%)/u;

/** "Due on 27th January" has its day. */
const DAY_AND_MONTH = /(?<!\d)\d{1,2}(?:st|nd|rd|th)?\s(?:of\s)?\p{L}+\.?\s*$/u;

/** "… on Oct 27, Nov" above "10 and Dec 1". */
export const cutsDate = (above: string, below: string, locale: Locale): boolean =>
  locale.monthFirst &&
  DAY_FIRST.test(below) &&
  endsWithMonth(locale).test(above.slice(-LONGEST_MONTH)) &&
  !DAY_AND_MONTH.test(above.slice(-2 * LONGEST_MONTH));

const FARTHEST_END = 14;

/** Whether a line is closed by its day. */
export const endsWithDate = (text: string, locale: Locale) => {
  const last = findDates(text.slice(-60), locale).at(-1);
  return last !== undefined && Math.min(60, text.length) - last.end <= FARTHEST_END;
};
