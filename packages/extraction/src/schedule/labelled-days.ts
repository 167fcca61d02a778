import type { DateBook, PlacedDate } from '../dates/date-book.ts';
import { dateWords, weekdayInitials } from '../dates/words.ts';
import type { Weekday } from '../extraction.ts';
import type { Locale } from '../locales/locale.ts';
import type { Occasion } from './occasion.ts';
import { dayOfWeekIn } from './relative-day.ts';

/** Below "Week 2: September 2–6" the lines "M: …", "W: …" and "F: …" are on the days that they begin with. */
export function onLabelledDays(occasions: readonly Occasion[], book: DateBook, locale: Locale): Occasion[] {
  let last: { occasion: Occasion; day: PlacedDate } | undefined;
  return occasions.map((occasion) => {
    if (occasion.role === 'sentence' || book.within(occasion.statement).length > 0) return occasion;
    const label = labelOf(occasion.statement.text, locale);
    const day = label ? dayOfWeekIn(occasion.dates, label, true) : undefined;
    if (day) last = { occasion, day };
    // "M: Review. Quiz 1." has two statements on one day.
    else if (label || !last || !isBeside(occasion, last.occasion)) last = undefined;
    return last ? onDay(occasion, last.day) : occasion;
  });
}

function labelOf(text: string, locale: Locale): Weekday | undefined {
  const { weekday, weekdayFrom } = dateWords(locale);
  const initials = locale.monthFirst ? '|Th|Tu|[MTWRF]' : '';
  const label = new RegExp(
    `^\\W{0,4}(?:(?<day>${weekday}${initials})\\.?\\s?(?:[:–—]|-(?=\\s))|(?<name>${weekday}),\\s)`,
    'iu',
  );
  const groups = label.exec(text)?.groups;
  const name = groups?.day ?? groups?.name ?? '';
  return weekdayFrom(name) ?? weekdayInitials[name.toLowerCase()];
}

const isBeside = (one: Occasion, other: Occasion): boolean =>
  one.statement.pieces[0]?.line === other.statement.pieces.at(-1)?.line &&
  one.dates.length === other.dates.length &&
  one.dates.every((date, index) => date === other.dates[index]);

function onDay({ isWindow: _isWindow, isWeek: _isWeek, ...occasion }: Occasion, day: PlacedDate): Occasion {
  return { ...occasion, dates: [day], role: occasion.role === 'follower' ? 'entry' : occasion.role };
}
