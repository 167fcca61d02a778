import type { Weekday } from '../extraction.ts';
import { daysBetween, isDayOfYear, WEEKDAYS, weekdayIndex } from './civil.ts';
import type { PartialDate } from './date-book.ts';
import type { DateMention } from './mention.ts';

/** One year of each length; which weekday its days have is counted from what the document says. */
const COMMON_YEAR = 2001;
const LEAP_YEAR = 2000;

const FEWEST_WEEKS = 3;
const MOSTLY = 0.8;
const AUTUMN = 9;
const SPRING = 5;
const FRIDAY = 4;

/**
 * Which weekday a day has, where no year is known: "Tuesday 5/11" tells it of every day, and so do weeks that are
 * written from their Monday to their Friday.
 *
 * @example
 * weekdaysWithoutYear(findDates('Tuesday 5/11', locale))({ month: 1, day: 18 }); // 'MO'
 */
export function weekdaysWithoutYear(
  mentions: readonly DateMention[],
): (date: PartialDate) => Weekday | undefined {
  const months = mentions.map(({ month }) => month);
  // From autumn to spring the days are of two years.
  const isOneYear = Math.max(...months) < AUTUMN || Math.min(...months) > SPRING;
  const found = isOneYear ? [COMMON_YEAR, LEAP_YEAR].map((year) => shiftIn(year, mentions)) : [];
  const [common, leap] = found;
  const best = leap && leap.agreeing > (common?.agreeing ?? 0) ? leap : common;
  if (!best) return () => undefined;
  const { year, shift } = best;
  return ({ month, day }) => WEEKDAYS[(weekdayIndex({ year, month, day }) + shift) % 7];
}

/** How far the weekdays of the document are behind those of a year. */
function shiftIn(year: number, mentions: readonly DateMention[]) {
  const inYear = mentions.filter(({ month, day }) => isDayOfYear(month, day, year));
  const stated = inYear.flatMap((mention) =>
    mention.weekday ? [shiftOf(mention, year, WEEKDAYS.indexOf(mention.weekday))] : [],
  );
  const weeks = inYear.filter((mention) => isMondayToFriday(mention, year));
  const shifts = [
    ...stated,
    ...(weeks.length >= FEWEST_WEEKS ? weeks.map((week) => shiftOf(week, year, 0)) : []),
  ];
  const [shift = 0, agreeing = 0] =
    [...Map.groupBy(shifts, (one) => one)]
      .map(([one, all]): [number, number] => [one, all.length])
      .sort(([, a], [, b]) => b - a)[0] ?? [];
  return agreeing > 0 && agreeing >= MOSTLY * shifts.length ? { year, shift, agreeing } : undefined;
}

const shiftOf = ({ month, day }: DateMention, year: number, weekday: number): number =>
  (weekday - weekdayIndex({ year, month, day }) + 7) % 7;

const isMondayToFriday = ({ month, day, until }: DateMention, year: number): boolean =>
  until !== undefined && daysBetween({ year, month, day }, { ...until, year }) === FRIDAY;
