import { addDays } from '../../dates/civil.ts';
import { isFull, type PlacedDate, reckoned } from '../../dates/date-book.ts';
import { numberFrom } from '../../grading/count-works.ts';
import { gradingWords } from '../../grading/words/by-language.ts';
import type { Locale } from '../../locales/locale.ts';
import { perLocale } from '../../locales/per-locale.ts';
import { oneOf } from '../../text/patterns.ts';
import { RELATIVE_WORDS } from './relative-words.ts';

const MOST_WEEKS = 4;

/** "Due in two weeks", "due one week later", "due next week". */
const laterPattern = perLocale((locale) => {
  const { week, within, later, nextWeek } = RELATIVE_WORDS;
  const count = oneOf(['an?', 'eine[rm]', ...gradingWords(locale.language).numbers, '[1-4]']);
  return new RegExp(
    `(?<!\\p{L})${oneOf(locale.due)}[\\s:]{1,2}(?:${oneOf(within)}\\s(?<in>${count})\\s${oneOf(week)}|(?<later>${count})\\s${oneOf(week)}\\s${oneOf(later)}|${oneOf(nextWeek)})(?!\\p{L})`,
    'iu',
  );
});

/** "Due one week later", said on a day: that many weeks after it. */
export function weeksLater(
  text: string,
  dates: readonly PlacedDate[],
  locale: Locale,
): PlacedDate | undefined {
  const [day, ...others] = dates;
  if (!day || others.length > 0 || day.until || !isFull(day.date)) return undefined;
  const match = laterPattern(locale).exec(text);
  if (!match) return undefined;
  const written = match.groups?.in ?? match.groups?.later;
  // An article, or "next", counts one.
  const weeks = numberFrom(written, gradingWords(locale.language).numbers) || 1;
  if (weeks > MOST_WEEKS) return undefined;
  const because = `${weeks} ${weeks > 1 ? 'weeks' : 'week'} after ${day.text}`;
  return reckoned(day, { date: addDays(day.date, 7 * weeks) }, because);
}
