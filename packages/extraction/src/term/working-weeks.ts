import { daysBetween } from '../dates/civil.ts';
import type { DateMention } from '../dates/mention.ts';

const FEWEST_WEEKS = 6;
const WORKING_DAYS = 4;
const WEEK = 7;
/** Any year without a leap day between the days of a term: weeks are as long in each. */
const YEAR = 2027;

/** "Week 2 (2/7–2/11)", "Week 3 (2/14–2/18)": weeks of five days, one after the other, that begin on Mondays. */
export function workingWeeks(mentions: readonly DateMention[]): DateMention[] {
  const weeks = mentions.filter((mention) => mention.year === undefined && isFiveDays(mention));
  const [first] = weeks;
  if (!first || weeks.length < FEWEST_WEEKS) return [];
  const inStep = weeks.filter((week) => daysBetween(dayOf(first), dayOf(week)) % WEEK === 0);
  return inStep.length === weeks.length ? weeks.map((week) => ({ ...week, weekday: 'MO' })) : [];
}

const dayOf = ({ month, day }: { month: number; day: number }) => ({ year: YEAR, month, day });

const isFiveDays = ({ until, ...from }: DateMention): boolean =>
  until !== undefined && daysBetween(dayOf(from), dayOf(until)) === WORKING_DAYS;
