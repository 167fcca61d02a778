import type { Locale } from '../../locales/locale.ts';
import { perLocale } from '../../locales/per-locale.ts';
import { oneOf } from '../../text/patterns.ts';

const LONGEST = 30;

const patternOf = perLocale(
  ({ week }) =>
    new RegExp(
      `^(?:[\\W\\d]*(?<!\\p{L})${oneOf(week)}(?!\\p{L})(?:\\s(?:of|du|del?|vom|van)(?!\\p{L}))?)+[\\W\\d]*$`,
      'iu',
    ),
);

/** "Week 5, week of": what stands in front of the day of a row and names a week alone. */
export const isWeekLabel = (text: string, locale: Locale): boolean =>
  text.length <= LONGEST && patternOf(locale).test(text);
