import { findDates } from '../../dates/find-dates.ts';
import { dateWords, weekdayInitials } from '../../dates/words.ts';
import type { Locale } from '../../locales/locale.ts';
import type { Paragraph } from '../../structure/outline.ts';

/** Nothing but a day and its number among the days, or a day and what it is about. */
export type DayLine = 'bare' | 'worded';

const LONGEST_BARE = 60;
const LONGEST_WORDED = 120;
const SESSIONS =
  'weeks?|wk|class|session|lecture|lec|meeting|lesson|day|date|module|unit|part|semaine|séance|cours|leçon|semana|sesión|clase|aula|woche|sitzung|settimana|lezione|les';
const HOUR = '\\d{1,2}(?::\\d{2})?\\s?[ap]\\.?m(?!\\p{L})';

/** A line that begins with its day: "Week 3, Tuesday, Sept. 12", "9/12 – Heat". */
export function dayLineOf({ passage: { text } }: Paragraph, locale: Locale): DayLine | undefined {
  const dates = text.length <= LONGEST_WORDED ? findDates(text, locale) : [];
  const [first] = dates;
  if (!first || !isCounted(text.slice(0, first.start), locale)) return undefined;
  const rest = dates.reduceRight(
    (left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`,
    text,
  );
  if (text.length <= LONGEST_BARE && isCounted(rest, locale)) return 'bare';
  return /^\W*\p{Lu}/u.test(text.slice(first.end)) ? 'worded' : undefined;
}

/** Numbers, marks and the words for what is counted by days. */
function isCounted(text: string, locale: Locale): boolean {
  const initials = locale.monthFirst ? Object.keys(weekdayInitials) : [];
  const words = [SESSIONS, dateWords(locale).weekday, ...locale.and, ...initials].join('|');
  return new RegExp(`^(?:${HOUR}|[^\\p{L}]|(?<!\\p{L})(?:${words})(?!\\p{L}))*$`, 'iu').test(text);
}
