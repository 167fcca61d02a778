import type { PlacedDate } from '../../dates/date-book.ts';
import { dateWords } from '../../dates/words.ts';
import type { Weekday } from '../../extraction.ts';
import type { Locale } from '../../locales/locale.ts';
import { perLocale } from '../../locales/per-locale.ts';
import { slicePassage } from '../../text/passage.ts';
import { weekdayAlone } from '../columns/column-names.ts';
import type { Occasion } from '../occasion.ts';
import { isBeside, onDays } from './labelled-days.ts';
import { dayOfWeek, isWeekLong, onlyWeekday } from './relative-day.ts';

const FEWEST_DAYS = 2;

interface Lead {
  weekday: Weekday;
  /** Where the words behind it begin. */
  end: number;
}

/** Below "Week 2: September 2–6" the lines "Monday Rivers" and "Wed Lakes" are on the days that they begin with. */
export function ledByWeekdays(occasions: readonly Occasion[], locale: Locale): Occasion[] {
  const weeks = Map.groupBy(occasions.filter(isOfWeek), ({ dates: [week] }) => week);
  const led = new Set([...weeks.values()].filter((week) => isLedByDays(week, locale)).flat());
  let last: { occasion: Occasion; day: PlacedDate } | undefined;
  return occasions.map((occasion) => {
    const [week] = occasion.dates;
    const lead = week && led.has(occasion) ? leadOf(occasion, locale) : undefined;
    if (lead && week) {
      last = { occasion, day: dayOfWeek(week, lead.weekday) };
      return onDays({ ...occasion, statement: slicePassage(occasion.statement, lead.end) }, [last.day]);
    }
    if (!last || !isBeside(occasion, last.occasion) || onlyWeekday(occasion.statement.text, locale)) {
      last = undefined;
      return occasion;
    }
    return onDays(occasion, [last.day]);
  });
}

const isOfWeek = ({ dates: [week, ...others], isWeek, role }: Occasion): boolean =>
  week !== undefined && others.length === 0 && role !== 'sentence' && (isWeek === true || isWeekLong(week));

/** Several days, and each of them once: "Friday Reading Groups meet" alone is about all Fridays. */
function isLedByDays(week: readonly Occasion[], locale: Locale): boolean {
  const days = week.flatMap((occasion) => leadOf(occasion, locale)?.weekday ?? []);
  return days.length >= FEWEST_DAYS && new Set(days).size === days.length;
}

const ONE_NAME = /^\W{0,4}(?<name>\p{L}{1,10}\.?)(?:\s?[:–—]|\s-)?\s{1,8}(?=[\p{Lu}\d“"])/u;

const leadOf = ({ statement: { text } }: Occasion, locale: Locale): Lead | undefined =>
  weekdayLead(text, locale);

/** The weekday in front of other words: of "Wed Lakes" or "W: Lakes", but not of "Friday 5 pm". */
export function weekdayLead(text: string, locale: Locale): Lead | undefined {
  const match = ONE_NAME.exec(text);
  const weekday = weekdayAlone(match?.groups?.name ?? '', locale);
  const isJoined = match !== null && joins(locale).test(text.slice(match[0].length));
  return match && weekday && !isJoined ? { weekday, end: match[0].length } : undefined;
}

/** "Monday Wednesday Friday 10:00", "Friday 5 pm". */
const joins = perLocale((locale) => new RegExp(`^(?:${dateWords(locale).weekday}|\\d)(?!\\p{L})`, 'iu'));
