import { addDays, type CivilDate, daysBetween, toIso, weekdayIndex, weekdayOf } from '../dates/civil.ts';
import type { CalendarEntry } from '../document.ts';

/** A repeating event without an end is followed no longer than a year, and no event more often than this. */
const MOST_OCCURRENCES = 400;
const LONGEST_DAYS = 366;

export const civilOf = (date: string): CivilDate => {
  const [year = 1970, month = 1, day = 1] = date.split('-').map(Number);
  return { year, month, day };
};

/** The days of an event: its own, and those that its rule adds, within the term where that is known. */
export function occurrencesOf(
  { date, repeats, leftOut }: CalendarEntry,
  { end }: { end?: string | undefined } = {},
): string[] {
  if (repeats === undefined || repeats === 'unread') return [date];
  const first = civilOf(date);
  const { every, interval, days, count = MOST_OCCURRENCES, until } = repeats;
  const last =
    [until, end, toIso(addDays(first, LONGEST_DAYS))].filter((day) => day !== undefined).sort()[0] ?? date;
  const monday = addDays(first, -weekdayIndex(first));
  const found: string[] = [];
  let counted = 0;
  for (let ahead = 0; ahead <= LONGEST_DAYS && counted < Math.min(count, MOST_OCCURRENCES); ahead += 1) {
    const day = addDays(first, ahead);
    if (toIso(day) > last) break;
    const isOn = days.length > 0 ? days.includes(weekdayOf(day)) : every === 'day' || ahead % 7 === 0;
    const turn = every === 'day' ? ahead : Math.floor(daysBetween(monday, day) / 7);
    if (ahead > 0 && (!isOn || turn % interval !== 0)) continue;
    // What is left out still counts (RFC 5545, 3.8.5.1).
    counted += 1;
    if (!leftOut.includes(toIso(day))) found.push(toIso(day));
  }
  return found;
}
