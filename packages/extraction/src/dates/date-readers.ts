import type { Locale } from '../locales/locale.ts';
import type { DateReader } from './mention.ts';
import { dayAndMonth, gluedDate, monthAndDay, slashedDays } from './named-months.ts';
import { daysOfMonth, isoDate, numericDate } from './numeric-dates.ts';
import { dateWords } from './words.ts';

/**
 * The ways a date is written in this language, in the order in which overlapping readings win: a name beside the
 * number says more than two numbers do.
 */
export function dateReaders(locale: Locale): readonly DateReader[] {
  const words = dateWords(locale);
  const named = [monthAndDay(words), dayAndMonth(words)];
  const slashed = locale.monthFirst ? [slashedDays(words)] : [];
  const numbers = [...(locale.monthFirst ? [] : [daysOfMonth(words)]), numericDate(words)];
  return [
    isoDate,
    gluedDate(words),
    ...slashed,
    ...(locale.monthFirst ? named : named.reverse()),
    ...numbers,
  ];
}
