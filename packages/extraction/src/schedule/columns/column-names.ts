import { dateWords } from '../../dates/words.ts';
import type { Weekday } from '../../extraction.ts';
import { vocabulary } from '../../items/vocabulary.ts';
import type { Locale } from '../../locales/locale.ts';

const SECTION =
  /^\W*(?:(?:lab|mon|tues?|wed|thu(?:rs?)?|fri|\p{L}+day)\.?\s)?(?:(?:sec(?:tion|ci[oó]n|ção)?|sect|group|gr(?:uppe|oupe|upo|oep)?|cohort|class|track)s?\b)/iu;

/** "Sec. A" and "Sec. B" above dates: the same things on the days of each section. */
export const isSection = (name: string): boolean => SECTION.test(name);

const ITEM = /^\W*(?:items?|tasks?|names?|titles?|what|work|deliverables?)\W*$/iu;

/** "Item", "Task": the name of whatever a row is. */
export const isItemName = (name: string): boolean => ITEM.test(name);

/** The weekday that is all a text says: "Tuesday", "Tu.", and in English "M". */
export function weekdayAlone(text: string, locale: Locale): Weekday | undefined {
  const name = text.trim().replace(/[.:]$/, '');
  const isInitial = locale.monthFirst && /^\p{Lu}\p{L}?$/u.test(name);
  return weekdayNamed(name, locale) ?? (isInitial ? dateWords(locale).weekdayOrInitialFrom(name) : undefined);
}

/** The weekday of that name. In Portuguese "segunda" is short for Monday there, elsewhere the second of something. */
export function weekdayNamed(text: string, locale: Locale): Weekday | undefined {
  const { weekdayFrom } = dateWords(locale);
  const name = text.trim().replace(/\.$/, '');
  return weekdayFrom(name) ?? weekdayFrom(`${name}-feira`);
}

const ASIDE = /\s?\([^()]*\)/gu;

/** "Sections" of "Sections (do the quiz after class)": of an aside only that it is due tells what the column holds. */
export function withoutAsides(name: string, locale: Locale): string {
  const { due } = vocabulary(locale);
  const bare = name.replace(ASIDE, (aside) => (due.test(aside) ? aside : ''));
  return /\p{L}/u.test(bare) ? bare : name;
}
