import type { Locale } from '../locales/locale.ts';
import { dateWords } from './words.ts';

const FEWEST_DAYS = 4;

/**
 * `Mon, Oct 12, 26` names two days, unless the document writes the same number behind day after day: then it is
 * the year.
 */
export function withShortYear(locale: Locale, text: string): Locale {
  const { weekday, month } = dateWords(locale);
  const pattern = new RegExp(
    `(?<![\\p{L}])${weekday}\\.?,?\\s{1,2}(?<day>${month}\\.?\\s\\d{1,2}),\\s{1,2}(?<year>[1-4]\\d)(?![\\d:/%])`,
    'giu',
  );
  const daysOfYear = new Map<string, Set<string>>();
  for (const { groups } of text.matchAll(pattern)) {
    const { day = '', year = '' } = groups ?? {};
    daysOfYear.set(year, (daysOfYear.get(year) ?? new Set()).add(day.toLowerCase()));
  }
  const shortYear = [...daysOfYear].find(([, days]) => days.size >= FEWEST_DAYS)?.[0];
  return shortYear === undefined ? locale : { ...locale, shortYear };
}
