import type { Season } from '../locales/locale.ts';

/** The year in which the term begins, and how we know. */
export interface TermYear {
  /** Missing when nothing gives the year. */
  year?: number;
  season?: Season;
  name?: string;
  because: string;
  /** Years that fit the weekdays, when the year is missing or only guessed from them. */
  options: number[];
  /** The year as written, with the name it has there, and the one that the weekdays beside the dates are of instead. */
  doubt?: { written: number; name: string; ofWeekdays: number };
}

/** The calendar year of a month in a term that begins in `year`: January of a fall term is in the next year. */
export const yearOfMonth = (
  month: number,
  { year, season }: { year: number; season?: Season | undefined },
): number => (season === 'fall' && month < 7 ? year + 1 : year);
