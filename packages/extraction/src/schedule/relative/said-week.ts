import { addDays, weekdayIndex } from '../../dates/civil.ts';
import { isFull, type PartialDate, type PlacedDate, reckoned } from '../../dates/date-book.ts';
import type { Locale } from '../../locales/locale.ts';
import { perLocale } from '../../locales/per-locale.ts';
import type { TermWeeks } from '../../term/weeks.ts';
import { oneOf } from '../../text/patterns.ts';

const BETWEEN =
  '(?:[\\s:,]{1,3}(?:in|by|on|at|for|during|the|start|beginning|end|of|class|en|dans|pour|à|au|la|le|para|durante|im|zur?|der|nella|per|na|pela|op|week\\sof))*';

/** "due in week 4", and no "due weeks 4-6". */
const dueWeekPattern = perLocale(
  (locale) =>
    new RegExp(
      `(?<!\\p{L})${oneOf(locale.due)}${BETWEEN}[\\s:,]{1,3}${oneOf(locale.week)}\\s?#?(?<week>\\d{1,2})(?![\\d%]|\\s?[-–&,/]\\s?\\d)`,
      'iu',
    ),
);

/** Where words say in which week something is due. */
export function dueWeekIn(text: string, locale: Locale): { start: number; end: number }[] {
  const match = dueWeekPattern(locale).exec(text);
  return match ? [{ start: match.index, end: match.index + match[0].length }] : [];
}

/** "Sketch 2 (due week 4)" in the entry of another week: the day of that week that the entry has in its own. */
export function inSaidWeek(
  text: string,
  dates: readonly PlacedDate[],
  weeks: TermWeeks,
  locale: Locale,
): PlacedDate[] | undefined {
  const week = dueWeekPattern(locale).exec(text)?.groups?.week;
  const begins = week === undefined ? undefined : weeks.mondayOf(Number(week));
  const [first] = dates;
  if (!begins || !first || !isFull(first.date)) return undefined;
  const moved = (date: PartialDate) => (isFull(date) ? addDays(begins.date, weekdayIndex(date)) : date);
  return dates.map((placed) =>
    reckoned(
      placed,
      { date: moved(placed.date), until: placed.until && moved(placed.until) },
      begins.because,
    ),
  );
}
