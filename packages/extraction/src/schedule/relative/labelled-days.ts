import type { DateBook, PlacedDate } from '../../dates/date-book.ts';
import { dateWords } from '../../dates/words.ts';
import type { Weekday } from '../../extraction.ts';
import type { Locale } from '../../locales/locale.ts';
import { perLocale } from '../../locales/per-locale.ts';
import type { Occasion } from '../occasion.ts';
import { headDay } from './day-heads.ts';
import { dayOfWeekIn, namedDay } from './relative-day.ts';

/** Below "Week 2: September 2–6" the lines "M: …", "W: …" and "F: …" are on the days that they begin with. */
export function onLabelledDays(occasions: readonly Occasion[], book: DateBook, locale: Locale): Occasion[] {
  let last: { occasion: Occasion; days: PlacedDate[] } | undefined;
  let meeting: { occasion: Occasion; days: PlacedDate[] } | undefined;
  return occasions.map((occasion) => {
    if (occasion.role === 'sentence' || book.within(occasion.statement).length > 0) {
      meeting = undefined;
      return occasion;
    }
    const held = daysOfMeeting(occasion, locale);
    if (held.length > 0) {
      meeting = { occasion, days: held };
      return occasion;
    }
    if (meeting && isBelowMeeting(occasion, meeting.occasion)) return onDays(occasion, meeting.days);
    meeting = undefined;
    const labels = labelsOf(occasion.statement.text, locale);
    const days = labels.flatMap((label) => dayOfWeekIn(occasion.dates, label, true) ?? []);
    if (days.length > 0) last = { occasion, days };
    // "M: Review. Quiz 1." has two statements on one day, "M: no class. Quiz 1 Thursday" has not.
    else if (labels.length > 0 || !last || !isBeside(occasion, last.occasion) || namesDay(occasion, locale))
      last = undefined;
    return last ? onDays(occasion, last.days) : occasion;
  });
}

/** "Thursday from 14.45-16.30" in a week: its Thursday. */
function daysOfMeeting({ dates, statement }: Occasion, locale: Locale): PlacedDate[] {
  const day = dates[0]?.until && headDay(statement.text, locale);
  return day ? [dayOfWeekIn(dates, day, true) ?? []].flat() : [];
}

const NEXT_POINT = /^\s*[•●○◦▪■□➢➤✓·–—-]/u;

const isBelowMeeting = (occasion: Occasion, meeting: Occasion): boolean =>
  haveSameDates(occasion, meeting) && !NEXT_POINT.test(occasion.statement.text);

const labelPattern = perLocale((locale) => {
  const { weekday, weekdayOrInitial } = dateWords(locale);
  const and = locale.and.join('|');
  return new RegExp(
    `^\\W{0,4}(?:(?<day>${weekdayOrInitial})\\.?(?:\\s?(?:/|\\+|,|(?:${and})(?![\\p{L}]))\\s?(?<other>${weekdayOrInitial})\\.?)?\\s?(?:[:–—]|-(?=\\s))|(?<name>${weekday})(?:\\s(?:${and})\\s(?<second>${weekday}))?,\\s)`,
    'iu',
  );
});

/** "F:", "Wed and Fri:", "Friday," or "Wednesday and Friday," at the beginning. */
export function labelsOf(text: string, locale: Locale): Weekday[] {
  const { weekdayOrInitialFrom } = dateWords(locale);
  const groups = labelPattern(locale).exec(text)?.groups;
  return [groups?.day ?? groups?.name, groups?.other ?? groups?.second].flatMap(
    (name = '') => weekdayOrInitialFrom(name) ?? [],
  );
}

/** On the same line and told of the same days. */
export const isBeside = (one: Occasion, other: Occasion): boolean =>
  one.statement.pieces[0]?.line === other.statement.pieces.at(-1)?.line && haveSameDates(one, other);

const haveSameDates = (one: Occasion, other: Occasion): boolean =>
  one.dates.length === other.dates.length && one.dates.every((date, index) => date === other.dates[index]);

const namesDay = ({ statement, dates }: Occasion, locale: Locale): boolean =>
  namedDay(statement.text, dates, true, locale) !== undefined;

/** An occasion on other days than those of its week or its row. */
export function onDays(
  { isWindow: _isWindow, isWeek: _isWeek, place: _place, ...occasion }: Occasion,
  dates: PlacedDate[],
): Occasion {
  return { ...occasion, dates, role: occasion.role === 'follower' ? 'entry' : occasion.role };
}
