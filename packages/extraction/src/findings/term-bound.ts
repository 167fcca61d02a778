import { isFull, type PlacedDate } from '../dates/date-book.ts';
import type { Locale } from '../locales/locale.ts';
import { perLocale } from '../locales/per-locale.ts';
import { oneOf } from '../text/patterns.ts';

export type TermBound = 'first' | 'last';

const FARTHEST = 80;
/** Between the words and their day: " on Monday,", ": ". */
const TO_DAY = '[\\s:,|(–—-]{1,4}(?:\\p{L}{1,12}[\\s,.]{1,2}){0,2}$';
/** "August 31: ", "Aug. 31 – ". */
const FROM_DAY = '^[\\s:,|.)–—-]{1,4}(?:\\p{L}{1,4}\\s)?';

const patternsOf = perLocale((locale) => {
  const beside = (words: readonly string[]) => ({
    before: new RegExp(`(?<!\\p{L})${oneOf(words)}${TO_DAY}`, 'iu'),
    behind: new RegExp(`${FROM_DAY}${oneOf(words)}(?!\\p{L})`, 'iu'),
  });
  return { first: beside(locale.classesBegin), last: beside(locale.classesEnd) };
});

/** Whether a text says of a day that it is the first or the last one of the term: "Classes begin August 31 and end December 11". */
export function termBound(
  { date, until, line, offset, text }: PlacedDate,
  locale: Locale,
): TermBound | undefined {
  if (!isFull(date) || until) return undefined;
  const before = line.text.slice(Math.max(0, offset - FARTHEST), offset);
  const behind = line.text.slice(offset + text.length, offset + text.length + FARTHEST);
  const patterns = patternsOf(locale);
  const isBeside = (bound: TermBound) =>
    patterns[bound].before.test(before) || patterns[bound].behind.test(behind);
  if (isBeside('first')) return 'first';
  return isBeside('last') ? 'last' : undefined;
}
