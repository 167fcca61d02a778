import type { DateMention } from '../dates/mention.ts';
import type { Document } from '../document.ts';
import type { Locale, Season } from '../locales/locale.ts';
import { linkedYears } from './linked-years.ts';
import { yearsOfStart } from './month-of-start.ts';
import type { YearVote } from './revision-years.ts';
import { isSlip, yearsOfSlips } from './year-slips.ts';

const MOST_DAYS = 40;
const SCORE = 1.5;

interface DayClues {
  document: Document;
  mentions: readonly DateMention[];
  locale: Locale;
  season: Season | undefined;
}

/** The years that the days of the document have, and where there are none, the years of what it links to. */
export function dayVotes({ document, mentions, locale, season }: DayClues, isTold: boolean): YearVote[] {
  const ofSlips = yearsOfSlips(document, mentions);
  const dated = mentions.filter(
    (mention) => mention.year !== undefined && !(ofSlips.length > 0 && isSlip(mention)),
  );
  const before = beginsYearBefore(mentions, dated) ? 1 : 0;
  const days = dated
    .slice(0, MOST_DAYS)
    .map(({ month, year = 0 }) => beginYear(month, year, season) - before);
  const because = 'year from other dates of the document';
  const linked = isTold || days.length > 0 || ofSlips.length > 0 ? [] : linkedYears(document, locale);
  const ofStart = isTold ? [] : yearsOfStart(document.text, mentions, locale);
  return [
    ...ofStart.map((year) => ({ year, score: SCORE, because: 'year of the month in which the days begin' })),
    ...linked.map((file) => ({ ...file, score: SCORE })),
    ...ofSlips.map((year) => ({ year, score: SCORE, because: 'year in which the weekdays are true' })),
    ...(isTold && areOfReadings(days) ? [] : days).map((year) => ({ year, score: SCORE, because })),
  ];
}

const FEWEST_YEARS = 3;
const MOST_OF_ONE = 0.6;

/** "April 21, 2014", "October 3, 2012", "June 9, 2013": days on which something was published. */
function areOfReadings(years: readonly number[]): boolean {
  const counts = new Map<number, number>();
  for (const year of years) counts.set(year, (counts.get(year) ?? 0) + 1);
  return counts.size >= FEWEST_YEARS && Math.max(...counts.values()) < MOST_OF_ONE * years.length;
}

const beginYear = (month: number, year: number, season: Season | undefined) =>
  season === 'fall' && month < 7 ? year - 1 : year;

const FEWEST_BEFORE = 6;
const LATE_IN_YEAR = 10;

/** "12/03" and so on to "17/12", and behind them "18/02/27" and "25/02/27": only what is behind the turn of the year has its year. */
function beginsYearBefore(mentions: readonly DateMention[], dated: readonly DateMention[]): boolean {
  const [first] = dated;
  const before = first ? mentions.slice(0, mentions.indexOf(first)) : [];
  const last = before.at(-1);
  const areInOrder = before.every(({ month }, index) => month >= (before[index - 1]?.month ?? 0));
  return (
    first !== undefined &&
    last !== undefined &&
    before.length >= FEWEST_BEFORE &&
    areInOrder &&
    last.month >= LATE_IN_YEAR &&
    dated.every(({ month, year }) => year === first.year && month < (before[0]?.month ?? 0) + 1)
  );
}
