import type { DateMention } from '../dates/mention.ts';
import type { Document } from '../document.ts';
import type { Locale, Season } from '../locales/locale.ts';
import { linkedYears } from './linked-years.ts';
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
  const days = dated.slice(0, MOST_DAYS).map(({ month, year = 0 }) => beginYear(month, year, season));
  const because = 'year from other dates of the document';
  const linked = isTold || days.length > 0 || ofSlips.length > 0 ? [] : linkedYears(document, locale);
  return [
    ...linked.map((file) => ({ ...file, score: SCORE })),
    ...ofSlips.map((year) => ({ year, score: SCORE, because: 'year in which the weekdays are true' })),
    ...days.map((year) => ({ year, score: SCORE, because })),
  ];
}

const beginYear = (month: number, year: number, season: Season | undefined) =>
  season === 'fall' && month < 7 ? year - 1 : year;
