import type { Locale } from '../../locales/locale.ts';
import { perLocale } from '../../locales/per-locale.ts';
import { oneOf } from '../../text/patterns.ts';

const LONGEST = 30;

const patternOf = perLocale(
  ({ week }) =>
    new RegExp(
      `^(?:[\\W\\d]*(?<!\\p{L})${oneOf(week)}(?!\\p{L})(?:\\s(?:of|du|del?|vom|van)(?!\\p{L}))?)+(?:[\\W\\d]+(?:from|du|del?|vom|van|dal))?[\\W\\d]*$`,
      'iu',
    ),
);

/** "Week 5, week of", "Semaine 5 : du": what stands in front of the day of a row and names a week alone. */
export const isWeekLabel = (text: string, locale: Locale): boolean =>
  text.length <= LONGEST && patternOf(locale).test(text);

const WEEK_OF =
  /(?<!\p{L})(?:weeks?\s(?:of|beginning|commencing|starting)|w\/[cb]|semaine\sdu|semana\sdel?|woche\s(?:vom|ab)|settimana\sdel|week\svan)\W{0,3}(?:\p{L}+day\W{0,3})?$/iu;

/** Whether words stand in front of the day with which a week begins: "Week of", "Semaine du". */
export const asksForWeek = (before: string): boolean => WEEK_OF.test(before);
