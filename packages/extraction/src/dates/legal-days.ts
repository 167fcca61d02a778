import type { Weekday } from '../extraction.ts';
import { weekdayOf } from './civil.ts';
import { isFull, type PlacedDate } from './date-book.ts';

/** The first, second, … such weekday of its month, or (-1) the last one. */
interface Moving {
  name: RegExp;
  month: number;
  weekday: Weekday;
  nth: number;
}

interface Fixed {
  name: RegExp;
  month: number;
  day: number;
}

/** Holidays of the United States and Canada whose day the law gives. */
const LEGAL: readonly (Moving | Fixed)[] = [
  { name: /\bmlk\b|martin\sluther\sking/iu, month: 1, weekday: 'MO', nth: 3 },
  { name: /\bpresidents?['’]?s?['’]?\sday\b|\bfamily\sday\b/iu, month: 2, weekday: 'MO', nth: 3 },
  { name: /\bmemorial\sday\b/iu, month: 5, weekday: 'MO', nth: -1 },
  { name: /\bjuneteenth\b/iu, month: 6, day: 19 },
  { name: /\bindependence\sday\b|\bfourth\sof\sjuly\b/iu, month: 7, day: 4 },
  { name: /\blabou?r\sday\b/iu, month: 9, weekday: 'MO', nth: 1 },
  { name: /\bcolumbus\sday\b|\bindigenous\speoples?['’]?s?['’]?\sday\b/iu, month: 10, weekday: 'MO', nth: 2 },
  { name: /\bveterans?['’]?s?['’]?\sday\b|\bremembrance\sday\b/iu, month: 11, day: 11 },
  { name: /\bthanksgiving\sday\b/iu, month: 11, weekday: 'TH', nth: 4 },
];

const DAYS_OF_WEEK = 7;

function isOn(legal: Moving | Fixed, { date }: PlacedDate): boolean {
  if (date.month !== legal.month || !isFull(date)) return false;
  if ('day' in legal) return date.day === legal.day;
  if (weekdayOf(date) !== legal.weekday) return false;
  const inMonth = new Date(Date.UTC(date.year, date.month, 0)).getUTCDate();
  return legal.nth < 0 ? date.day > inMonth - DAYS_OF_WEEK : Math.ceil(date.day / DAYS_OF_WEEK) === legal.nth;
}

/** Which of several days a holiday is on that the law puts on one: of Monday and Wednesday, Labor Day is the Monday. */
export const legalDayAmong = (title: string, dates: readonly PlacedDate[]): PlacedDate | undefined =>
  dates.find((date) => LEGAL.some((legal) => legal.name.test(title) && isOn(legal, date)));
