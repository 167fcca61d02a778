import { english } from '../locales/en.ts';
import type { Locale } from '../locales/locale.ts';
import { oneOf } from '../text/patterns.ts';
import { WEEKDAYS } from './civil.ts';

const FEWEST = 3;

/** A course on a language is often told in it, and its days in English: "Semana 2, Jan 19". */
export function withEnglishMonths(locale: Locale, text: string): Locale {
  if (locale.language === english.language) return locale;
  const own = new Set(locale.months.flat());
  const weekday = new RegExp(`^${oneOf(WEEKDAYS.flatMap((day) => locale.weekdays[day]))}$`, 'iu');
  const foreign = english.months.map((names) =>
    names.filter((name) => !own.has(name) && !weekday.test(name)),
  );
  const written = new RegExp(`(?<!\\p{L})${oneOf(foreign.flat())}\\.?\\s{1,2}\\d{1,2}(?!\\d)`, 'giu');
  if ((text.match(written)?.length ?? 0) < FEWEST) return locale;
  return {
    ...locale,
    months: locale.months.map((names, index) => [...names, ...(foreign[index] ?? [])]),
    monthFirst: true,
  };
}
