import { isDayOfYear, weekdayOf } from '../dates/civil.ts';
import type { DateMention } from '../dates/mention.ts';
import type { Document } from '../document.ts';
import { type TermYear, yearOfMonth } from './term-year.ts';

type Day = Pick<DateMention, 'month' | 'day' | 'weekday'>;

const isTrueIn = ({ month, day, weekday }: Day, year: number): boolean =>
  isDayOfYear(month, day, year) && weekdayOf({ year, month, day }) === weekday;

/** "Tuesday, October 6, 2019", which was a Sunday. */
export const isSlip = (mention: DateMention): boolean =>
  mention.year !== undefined && mention.weekday !== undefined && !isTrueIn(mention, mention.year);

const YEAR = /(?<![\d.-])20\d{2}(?![\d-])/gu;

const MOSTLY = 0.8;
const JULY = 7;

/** Whether the days that are written without a year have their weekdays in it, those of a spring maybe in the next one. */
function isTrueOfOthers(year: number, mentions: readonly DateMention[]): boolean {
  const days = mentions.filter((mention) => mention.weekday !== undefined && mention.year === undefined);
  const areTrue = (yearOf: (day: Day) => number) =>
    days.filter((day) => isTrueIn(day, yearOf(day))).length >= MOSTLY * days.length;
  return areTrue(() => year) || areTrue(({ month }) => (month < JULY ? year + 1 : year));
}

/** The years that the document names besides, in which the weekdays of all such days are true, and those of most others. */
export function yearsOfSlips({ text }: Pick<Document, 'text'>, mentions: readonly DateMention[]): number[] {
  const slips = mentions.filter(isSlip);
  if (slips.length === 0) return [];
  const named = new Set([...text.matchAll(YEAR)].map(([year]) => Number(year)));
  return [...named].filter(
    (year) => slips.every((slip) => isTrueIn(slip, year)) && isTrueOfOthers(year, mentions),
  );
}

/** The years that are written behind such days, where the document names a year in which they are true. */
export const slippedYears = (
  document: Pick<Document, 'text'>,
  mentions: readonly DateMention[],
): ReadonlySet<number | undefined> =>
  new Set(yearsOfSlips(document, mentions).length > 0 ? mentions.filter(isSlip).map(({ year }) => year) : []);

/** The day in the year of the term, where its weekday is true there, and in the year that is written it is not. */
export function withTermYear(mention: DateMention, { year, season }: TermYear): DateMention {
  if (year === undefined || mention.until || !isSlip(mention)) return mention;
  const inTerm = yearOfMonth(mention.month, { year, season });
  if (!isTrueIn(mention, inTerm)) return mention;
  const { year: _year, ...rest } = mention;
  return { ...rest, hasSlip: true };
}
