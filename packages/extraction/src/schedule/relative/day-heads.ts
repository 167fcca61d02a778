import { dateWords } from '../../dates/words.ts';
import type { Weekday } from '../../extraction.ts';
import type { Locale } from '../../locales/locale.ts';
import { perLocale } from '../../locales/per-locale.ts';

const LONGEST = 50;

const headPattern = perLocale(
  (locale) =>
    new RegExp(
      `^\\W{0,4}(?<name>${dateWords(locale).weekday}),?\\s(?:\\p{L}{1,5}\\s)?\\d{1,2}[.:h]\\d{2}(?!\\d)[^;]*$`,
      'iu',
    ),
);

/** "Thursday from 14.45-16.30 in WZ 205": the meeting of a week, above what is done in it. */
export function headDay(text: string, locale: Locale): Weekday | undefined {
  const name = text.length <= LONGEST ? headPattern(locale).exec(text)?.groups?.name : undefined;
  return name === undefined ? undefined : dateWords(locale).weekdayFrom(name);
}
