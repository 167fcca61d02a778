import type { Weekday } from '../extraction.ts';
import type { Locale } from '../locales/locale.ts';
import { perLocale } from '../locales/per-locale.ts';
import { oneOf } from '../text/patterns.ts';
import { WEEKDAYS } from './civil.ts';

/** The names of a language's months and weekdays as regular expression sources, and the way back to numbers. */
export interface DateWords {
  locale: Locale;
  month: string;
  weekday: string;
  ordinal: string;
  connector: string;
  monthNumber(name: string): number;
  weekdayFrom(name: string): Weekday | undefined;
}

export const dateWords = perLocale((locale): DateWords => {
  const numbers = new Map(locale.months.flatMap((names, index) => names.map((name) => [name, index + 1])));
  const weekdays = WEEKDAYS.map(
    (day) => [day, new RegExp(`^${oneOf(locale.weekdays[day])}$`, 'iu')] as const,
  );
  return {
    locale,
    month: oneOf(locale.months.flat()),
    weekday: oneOf(WEEKDAYS.flatMap((day) => locale.weekdays[day])),
    ordinal: oneOf(locale.ordinals),
    connector: oneOf(locale.connectors),
    monthNumber: (name) => numbers.get(name.toLowerCase()) ?? 0,
    weekdayFrom: (name) => weekdays.find(([, pattern]) => pattern.test(name))?.[0],
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
