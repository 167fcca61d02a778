import { dateWords } from '../../dates/words.ts';
import type { Weekday } from '../../extraction.ts';
import type { Locale } from '../../locales/locale.ts';
import { perLocale } from '../../locales/per-locale.ts';
import { weekdayAlone } from '../columns/column-names.ts';
import type { Occasion } from '../occasion.ts';
import { dayOfWeekIn, onlyWeekday } from './relative-day.ts';

interface Lead {
  occasion: Occasion;
  /** None where an hour leads the line alone. */
  weekday?: Weekday;
  /** With the hour. */
  words: string;
}

const leadPattern = perLocale(
  (locale) =>
    new RegExp(
      `^\\W{0,3}(?<day>${dateWords(locale).weekday})\\.?,?(?:\\s[^:]{1,14}(?::\\d\\d)?[^:]{0,5})?\\s?:\\s`,
      'iu',
    ),
);

/** ", 2 pm: " behind a day. */
const HOUR = /^\W{0,3}(?:(?:at|by)\s)?\d{1,2}(?:[:.]\d\d)?\s?(?:[ap]\.?m\.?|noon|h|uhr)\s?:\s/iu;

/** "Friday 6 pm: Peer review + Group report": what leads the line is said of all that stands in it. */
export function withWeekdayLeads(occasions: readonly Occasion[], locale: Locale): Occasion[] {
  let lead: Lead | undefined;
  return occasions.map((occasion) => {
    const before = lead && isBehind(lead, occasion, locale) ? lead : undefined;
    lead = leadOf(occasion, locale) ?? before;
    return before ? onDayOf(before, occasion) : occasion;
  });
}

/** "Monday" on the first line of a cell, and "Wednesday" on another: what stands below each is said of that day. */
export function belowWeekdays(occasions: readonly Occasion[], locale: Locale): Occasion[] {
  const leads = occasions.map((occasion) => leadAlone(occasion, locale));
  if (!leads[0]) return [...occasions];
  let lead = leads[0];
  return occasions.flatMap((occasion, index) => {
    const alone = leads[index];
    lead = alone ?? lead;
    return alone ? [] : [onDayOf(lead, occasion)];
  });
}

function leadAlone(occasion: Occasion, locale: Locale): Lead | undefined {
  const { text } = occasion.statement;
  const weekday = weekdayAlone(text, locale);
  return weekday && { occasion, weekday, words: text };
}

function leadOf(occasion: Occasion, locale: Locale): Lead | undefined {
  const { text } = occasion.statement;
  const match = leadPattern(locale).exec(text);
  const weekday = dateWords(locale).weekdayFrom(match?.groups?.day ?? '');
  if (match && weekday) return { occasion, weekday, words: match[0] };
  const hour = HOUR.exec(text)?.[0];
  return hour === undefined ? undefined : { occasion, words: hour };
}

const isBehind = (lead: Lead, { statement, dates }: Occasion, locale: Locale): boolean =>
  lead.occasion.statement.pieces.at(-1)?.line === statement.pieces[0]?.line &&
  lead.occasion.dates[0] === dates[0] &&
  onlyWeekday(statement.text, locale) === undefined;

function onDayOf({ weekday, words }: Lead, occasion: Occasion): Occasion {
  const beside = `${words} | ${occasion.beside ?? ''}`;
  if (!weekday) return { ...occasion, beside };
  const { isWeek = false, ...others } = occasion;
  const day = dayOfWeekIn(occasion.dates, weekday, isWeek);
  return day ? { ...others, dates: [day], beside } : occasion;
}
