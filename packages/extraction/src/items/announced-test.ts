import { dateWords } from '../dates/words.ts';
import type { Weekday } from '../extraction.ts';
import type { Locale } from '../locales/locale.ts';
import { perLocale } from '../locales/per-locale.ts';
import { oneOf } from '../text/patterns.ts';
import type { StatementRead } from './read-statement.ts';
import { isTest, vocabulary } from './vocabulary.ts';

/** "There will be a", "be prepared to answer them on a", "il y aura un". */
const ANNOUNCES = perLocale(
  (locale) => new RegExp(`(?<!\\p{L})${oneOf(locale.daySentences.announce)}\\s[^.;]{0,60}$`, 'iu'),
);

const ON_DAY = perLocale(
  (locale) =>
    new RegExp(
      `^[^.;\\d]{0,40}?\\s(?:(?:on|in|during|at\\sthe\\s(?:beginning|start|end)\\sof|le|el|na|am|il|op|this|the|next)\\s){0,3}(?<day>${dateWords(locale).weekday})(?:['’]s)?(?:\\s(?:class|lecture|section|lab|session|in\\sclass))?\\W*(?:\\([^()]*\\)\\W*)?$`,
      'iu',
    ),
);

/** The weekday for which a sentence below a day announces one test: "There will be a quiz on Friday." */
export function announcedWeekday(
  { occasion: { statement, dates }, own, dateAt }: StatementRead,
  locale: Locale,
): Weekday | undefined {
  const [day, ...others] = dates;
  if (!own || !isTest(own) || !day || day.until || others.length > 0 || dateAt !== undefined)
    return undefined;
  const isOfMany = vocabulary(locale).pluralsInS && /s$/iu.test(own.text);
  const isAnnounced = !isOfMany && ANNOUNCES(locale).test(statement.text.slice(0, own.start));
  const named = isAnnounced ? ON_DAY(locale).exec(statement.text.slice(own.end))?.groups?.day : undefined;
  return dateWords(locale).weekdayFrom(named ?? '');
}
