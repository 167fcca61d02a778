import { isDayOfYear, toDayNumber, WEEKDAYS, weekdayIndex } from '../dates/civil.ts';
import type { DateMention } from '../dates/mention.ts';
import type { Weekday } from '../extraction.ts';

/** One year of each length: between the end of February and the rest of a term a leap day may lie. */
const YEARS = [2001, 2000];
const WEEK = 7;
const FEWEST_WEEKS = 6;
const MOST_DAYS = 3;

interface Day {
  mention: DateMention;
  number: number;
}

/**
 * The days of a schedule with their weekdays, where none is written: a class that meets on Tuesdays meets on the days that
 * follow each other week by week. Nothing where more or fewer days do so than the class has.
 *
 * @example
 * classDays(findDates('Jan 4, Jan 11, Jan 18, Jan 25, Feb 1, Feb 8', english), ['TU']); // all six, each a Tuesday
 */
export function classDays(mentions: readonly DateMention[], days: readonly Weekday[]): DateMention[] {
  if (days.length === 0 || days.length > MOST_DAYS) return [];
  const [common = [], leap = []] = YEARS.map((year) => weekly(mentions, year));
  const series = leap.flat().length > common.flat().length ? leap : common;
  if (series.length !== days.length) return [];
  const met = series.map(([first]) => (first ? weekdayIndex({ ...first.mention, year: YEARS[0] ?? 0 }) : 0));
  const shifts = WEEKDAYS.map((_, shift) => shift).filter((shift) =>
    met.every((index) => days.includes(WEEKDAYS[(index + shift) % WEEK] ?? 'MO')),
  );
  const [shift, ...others] = shifts;
  if (shift === undefined || others.length > 0) return [];
  return series.flatMap((own, index) => {
    const weekday = WEEKDAYS[((met[index] ?? 0) + shift) % WEEK] ?? 'MO';
    return own.map(({ mention }) => ({ ...mention, weekday }));
  });
}

/** The days of a year that follow each other in weeks, or with one week left out. */
function weekly(mentions: readonly DateMention[], year: number): Day[][] {
  const numbered = mentions
    .filter((mention) => mention.until === undefined && isDayOfYear(mention.month, mention.day, year))
    .map((mention): [number, Day] => {
      const number = toDayNumber({ year, month: mention.month, day: mention.day });
      return [number, { mention, number }];
    });
  const days = [...new Map(numbered).values()].sort((a, b) => a.number - b.number);
  return [...Map.groupBy(days, ({ number }) => number % WEEK).values()]
    .map(longestRun)
    .filter(({ length }) => length >= FEWEST_WEEKS);
}

function longestRun(days: readonly Day[]): Day[] {
  let longest: Day[] = [];
  let run: Day[] = [];
  for (const day of days) {
    const last = run.at(-1);
    run = last && day.number - last.number <= 2 * WEEK ? [...run, day] : [day];
    if (run.length > longest.length) longest = run;
  }
  return longest;
}
