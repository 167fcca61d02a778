import type { Weekday } from '../extraction.ts';
import type { Locale } from '../locales/locale.ts';
import { perLocale } from '../locales/per-locale.ts';
import { eachMatch, oneOf } from '../text/patterns.ts';
import { remembered } from '../text/remembered.ts';
import { WEEKDAYS } from './civil.ts';

/** A weekday, as a text writes it. */
interface Named {
  name: string;
  day: Weekday;
  start: number;
}

/** The names of a language's months and weekdays as regular expression sources, and the way back to numbers. */
export interface DateWords {
  locale: Locale;
  month: string;
  weekday: string;
  /** With the initials that English timetables write: "Th", "M". */
  weekdayOrInitial: string;
  ordinal: string;
  connector: string;
  monthNumber(name: string): number;
  /** "Thursday", "jeudi". */
  weekdayFrom(name: string): Weekday | undefined;
  /** "Thursday", "Th". */
  weekdayOrInitialFrom(name: string): Weekday | undefined;
  /** All that a text names, in order: Monday and Friday of "mondays and fridays". */
  weekdaysIn(text: string): readonly Named[];
}

export const dateWords = perLocale((locale): DateWords => {
  const numbers = new Map(locale.months.flatMap((names, index) => names.map((name) => [name, index + 1])));
  const weekdays = WEEKDAYS.map(
    (day) => [day, new RegExp(`^${oneOf(locale.weekdays[day])}$`, 'iu')] as const,
  );
  const names = WEEKDAYS.flatMap((day) => locale.weekdays[day]);
  const weekday = oneOf(names);
  const anywhere = new RegExp(`(?<![\\p{L}])${weekday}(?![\\p{L}])`, 'giu');
  const weekdayFrom = remembered((name) => weekdays.find(([, pattern]) => pattern.test(name))?.[0]);
  return {
    locale,
    month: oneOf(locale.months.flat()),
    weekday,
    weekdayOrInitial: locale.monthFirst ? oneOf([...names, ...Object.keys(weekdayInitials)]) : weekday,
    ordinal: oneOf(locale.ordinals),
    connector: oneOf(locale.connectors),
    monthNumber: (name) => numbers.get(name.toLowerCase()) ?? 0,
    weekdayFrom,
    weekdayOrInitialFrom: (name) => weekdayFrom(name) ?? weekdayInitials[name.toLowerCase()],
    weekdaysIn: remembered((text) =>
      eachMatch(text, anywhere).flatMap(({ text: name, start }) => {
        const day = weekdayFrom(name);
        return day ? [{ name, day, start }] : [];
      }),
    ),
  };
});

/** Weekdays as one or two letters, as English timetables write them. */
export const weekdayInitials: Readonly<Record<string, Weekday>> = {
  m: 'MO',
  mo: 'MO',
  t: 'TU',
  tu: 'TU',
  w: 'WE',
  we: 'WE',
  th: 'TH',
  r: 'TH',
  f: 'FR',
  fr: 'FR',
  sa: 'SA',
  su: 'SU',
};
