import type { TermYear } from '../term/term-year.ts';
import type { Passage } from '../text/passage.ts';
import { type CivilDate, daysBetween } from './civil.ts';
import { isFull, type PlacedDate } from './date-book.ts';

interface Dated {
  passage: Passage;
  dates: PlacedDate[];
}

/** The months of a term with that season in its name; January has the last examinations of a fall. */
const MONTHS: Partial<Record<NonNullable<TermYear['season']>, readonly number[]>> = {
  spring: [1, 2, 3, 4, 5, 6],
  fall: [8, 9, 10, 11, 12, 1],
};
/** Work may be due some weeks behind the last class, and not a season. */
const FARTHEST = 75;
const FEWEST = 10;
const MOST_OTHERS = 0.4;
const REASON = 'a day of another term';

/** With a reason for the days in sentences that were left from another term: "October 19" in a course of the spring. */
export function withoutOtherTerm(dated: readonly Dated[], { season }: TermYear): Dated[] {
  const months = season && MONTHS[season];
  if (!months) return [...dated];
  const days = dated.flatMap(({ dates }) => dates).filter(isOfTerm);
  const own = days.flatMap(({ date }) => (isFull(date) && months.includes(date.month) ? [date] : []));
  const others = days.length - own.length;
  if (own.length < FEWEST || others > MOST_OTHERS * own.length) return [...dated];
  const last = own.reduce(later);
  const isLeft = (placed: PlacedDate): boolean =>
    isOfTerm(placed) && isFull(placed.date) && daysBetween(last, placed.date) > FARTHEST;
  return dated.map(({ passage, dates }) => ({
    passage,
    dates: dates.map((placed) =>
      placed.mention.start > 0 && isLeft(placed) ? { ...placed, dismissed: REASON } : placed,
    ),
  }));
}

/** Its year is that of the term, as it has none of its own. */
const isOfTerm = ({ mention, dismissed }: PlacedDate): boolean =>
  mention.year === undefined && dismissed === undefined;

const later = (one: CivilDate, other: CivilDate): CivilDate => (daysBetween(one, other) > 0 ? other : one);
