import { findDates } from '../../dates/find-dates.ts';
import type { DateMention } from '../../dates/mention.ts';
import { dateWords } from '../../dates/words.ts';
import type { Locale } from '../../locales/locale.ts';
import { perLocale } from '../../locales/per-locale.ts';
import type { Paragraph } from '../../structure/outline.ts';
import { without } from '../../text/patterns.ts';

/** Nothing but a day and its number among the days, or a day and what it is about. */
export type DayLine = 'bare' | 'worded';

const LONGEST_BARE = 60;
const LONGEST_WORDED = 120;
const SESSIONS =
  'weeks?|wk|class|session|lecture|lec|meeting|lesson|day|date|module|unit|part|semaine|séance|cours|leçon|semana|sesión|clase|aula|woche|sitzung|settimana|lezione|les';
const HOUR = '\\d{1,2}(?::\\d{2})?\\s?[ap]\\.?m(?!\\p{L})';

/** A line that is led or closed by its day: "Week 3, Tuesday, Sept. 12", "9/12 – Heat", "Heat, 9/12". */
export function dayLineOf({ passage: { text } }: Paragraph, locale: Locale): DayLine | undefined {
  const dates = text.length <= LONGEST_WORDED ? findDates(text, locale) : [];
  const [first] = dates;
  if (!first) return undefined;
  if (!isCounted(text.slice(0, first.start), locale)) return isClosedBy(dates, text) ? 'worded' : undefined;
  const rest = without(text, dates);
  if (text.length <= LONGEST_BARE && isCounted(rest, locale)) return 'bare';
  const isWorded = /^\W*\p{Lu}/u.test(text.slice(first.end)) || saysOnlyAside(text, locale);
  return isWorded ? 'worded' : undefined;
}

/** A day without what is said of it in brackets: "October 9 (make-up class)", "October 9 (Tu, in the library)". */
export const withoutBrackets = (text: string): string => text.replace(/[([][^()[\]]*[)\]]/gu, '');

function saysOnlyAside(text: string, locale: Locale): boolean {
  const bare = withoutBrackets(text);
  return bare !== text && isCounted(without(bare, findDates(bare, locale)), locale);
}

const CLOSES = /^[\s\p{L}\p{N},/&’'-]{3,60}[,(–—-]\s?$/u;

/** "Open channels, 2/5": a name, and behind a comma, a dash or a bracket its day. */
const isClosedBy = ([first, ...others]: readonly DateMention[], text: string): boolean =>
  first !== undefined &&
  others.length === 0 &&
  CLOSES.test(text.slice(0, first.start)) &&
  /^\W*$/u.test(text.slice(first.end));

/** Numbers, marks and the words for what is counted by days. */
const isCounted = (text: string, locale: Locale): boolean => counted(locale).test(text);

const counted = perLocale((locale) => {
  const words = [SESSIONS, dateWords(locale).weekdayOrInitial, ...locale.and].join('|');
  return new RegExp(`^(?:${HOUR}|[^\\p{L}]|(?<!\\p{L})(?:${words})(?!\\p{L}))*$`, 'iu');
});
