import { dateWords } from '../dates/words.ts';
import type { Locale } from '../locales/locale.ts';
import { perLocale } from '../locales/per-locale.ts';

const TIMETABLE = '(?:horaires?|emploi\\sdu\\stemps|horario|stundenplan|orario|horário|rooster)';
const OF = '(?:d[eiu]|del|d[ao]s?|von|vom|van)';

const otherTimetable = perLocale((locale) => {
  const { weekday } = dateWords(locale);
  return new RegExp(
    `(?<!\\p{L})(?:${weekday}(?:['’]?s)?\\s(?:class\\s)?(?:schedules?|timetables?|classes\\s(?:meet|are\\sheld))|${TIMETABLE}\\s(?:${OF}\\s)?(?:(?:los|las?|el|le)\\s)?${weekday})(?!\\p{L})`,
    'giu',
  );
});

/**
 * Words without the weekday whose timetable is in force: "No class: Monday schedule" says of its own day that there is no
 * class.
 */
export const withoutOtherTimetable = (text: string, locale: Locale): string =>
  text.replace(otherTimetable(locale), ' ');
