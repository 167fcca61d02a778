import { daysBetween } from '../dates/civil.ts';
import type { DateMention } from '../dates/mention.ts';

const FEWEST_WEEKS = 6;
const WORKING_DAYS = 4;
const WEEK = 7;
/** Any year without a leap day, and any with one: in each of the two, weeks of a term are in step otherwise. */
const YEARS = [2027, 2028];

/** "Week 2 (2/7–2/11)", "Week 3 (2/14–2/18)": weeks of five days, one after the other, that begin on Mondays. */
export function workingWeeks(mentions: readonly DateMention[]): DateMention[] {
  const weeks = mentions.filter((mention) => mention.year === undefined && isFiveDays(mention));
  const areWeeks = weeks.length >= FEWEST_WEEKS && YEARS.some((year) => areInStep(weeks, year));
  return areWeeks ? weeks.map((week) => ({ ...week, weekday: 'MO' })) : [];
}

const areInStep = (weeks: readonly DateMention[], year: number): boolean =>
  weeks.every(
    (week) => daysBetween({ ...dayOf(weeks[0] ?? week), year }, { ...dayOf(week), year }) % WEEK === 0,
  );

const dayOf = ({ month, day }: { month: number; day: number }) => ({ month, day });

const isFiveDays = ({ until, ...from }: DateMention): boolean =>
  until !== undefined &&
  YEARS.some((year) => daysBetween({ ...dayOf(from), year }, { ...dayOf(until), year }) === WORKING_DAYS);
