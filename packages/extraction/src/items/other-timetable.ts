import { dateWords } from '../dates/words.ts';
import type { Locale } from '../locales/locale.ts';
import { perLocale } from '../locales/per-locale.ts';
import { type Passage, slicePassage } from '../text/passage.ts';

const TIMETABLE = '(?:horaires?|emploi\\sdu\\stemps|horario|stundenplan|orario|horário|rooster)';
const OF = '(?:d[eiu]|del|d[ao]s?|von|vom|van)';

const patterns = perLocale((locale) => {
  const { weekday } = dateWords(locale);
  const source = `(?<!\\p{L})(?:${weekday}(?:['’]?s)?\\s(?:class\\s)?(?:schedules?|timetables?|classes\\s(?:meet|are\\sheld))|${TIMETABLE}\\s(?:${OF}\\s)?(?:(?:los|las?|el|le)\\s)?${weekday})(?!\\p{L})`;
  return {
    anywhere: new RegExp(source, 'giu'),
    atClose: new RegExp(`\\s?[([;,–—-]\\s?(?:\\p{L}+\\s){0,6}?${source}\\W*$`, 'iu'),
  };
});

/**
 * Words without the weekday whose timetable is in force: "No class: Monday schedule" says of its own day that there is no
 * class.
 */
export const withoutOtherTimetable = (text: string, locale: Locale): string =>
  text.replace(patterns(locale).anywhere, ' ');

/** "Exam 2" of "Exam 2 (Monday schedule)". */
export function beforeOtherTimetable(statement: Passage, locale: Locale): Passage {
  const at = patterns(locale).atClose.exec(statement.text)?.index ?? 0;
  return at > 0 ? slicePassage(statement, 0, at) : statement;
}
