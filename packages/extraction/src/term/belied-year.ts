import { isDayOfYear, weekdayOf } from '../dates/civil.ts';
import type { DateMention } from '../dates/mention.ts';
import type { Season } from '../locales/locale.ts';
import { type TermYear, yearOfMonth } from './term-year.ts';
import { workingWeeks } from './working-weeks.ts';

type ToldYear = TermYear & { year: number };

const FEWEST_WEEKDAYS = 6;
const MOSTLY = 0.8;
/** The nearest ones first: within three years no two have all the same weekdays. */
const YEARS_AWAY = [1, -1, 2, -2, 3, -3];

/**
 * What a document tells of its year, where nearly all of the weekdays beside its dates are those of another one: a
 * schedule or a heading that was left from another term. The year as told is kept unless its season speaks against it
 * as well; either way both years are to be asked about.
 *
 * @example
 * // "Spring 2023" above a schedule from "26-Aug Monday" to "9-Dec Monday"
 * doubtYear({ year: 2023, season: 'spring', name: 'Spring 2023', … }, mentions); // 2024, of which 2023 is the doubt
 */
export function doubtYear(told: ToldYear, mentions: readonly DateMention[]): TermYear {
  const weekdays = weekdaysOf(mentions);
  if (weekdays.length < FEWEST_WEEKDAYS || weekdayFit(weekdays, told) > -MOSTLY * weekdays.length)
    return told;
  const season = seasonOfDays(mentions, told.season);
  const year = YEARS_AWAY.map((away) => told.year + away).find(
    (other) => weekdayFit(weekdays, { year: other, season }) >= MOSTLY * weekdays.length,
  );
  if (year === undefined) return told;
  const doubt = { written: told.year, name: told.name ?? String(told.year), ofWeekdays: year };
  if (season === told.season) return { ...told, doubt };
  return { year, season, because: 'year from the weekdays beside the dates', options: [], doubt };
}

/** The weekdays that are written beside days without a year, and those of the days with which weeks begin. */
export const weekdaysOf = (mentions: readonly DateMention[]): DateMention[] => [
  ...mentions.filter(({ weekday, year }) => weekday !== undefined && year === undefined),
  ...workingWeeks(mentions),
];

/** Weekdays that agree with a year, less those that do not. */
export const weekdayFit = (
  mentions: readonly DateMention[],
  { year, season }: { year: number; season?: Season | undefined },
): number =>
  mentions.reduce((sum, { month, day, weekday }) => {
    const inYear = yearOfMonth(month, { year, season });
    const isTrue = isDayOfYear(month, day, inYear) && weekdayOf({ year: inYear, month, day }) === weekday;
    return sum + (isTrue ? 1 : -1);
  }, 0);

const [JUNE, AUGUST] = [6, 8];
const NEARLY_ALL = 0.9;

/** The season as told, unless nearly all days lie in the other half of the year. */
function seasonOfDays(mentions: readonly DateMention[], told: Season | undefined): Season | undefined {
  const share = (isIn: (month: number) => boolean) =>
    mentions.filter(({ month }) => isIn(month)).length / mentions.length;
  if (told === 'spring' && share((month) => month >= AUGUST) >= NEARLY_ALL) return 'fall';
  if (told === 'fall' && share((month) => month <= JUNE) >= NEARLY_ALL) return 'spring';
  return told;
}
