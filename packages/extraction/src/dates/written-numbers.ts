import type { Locale } from '../locales/locale.ts';
import { oneOf } from '../text/patterns.ts';

/** `9/21/99` is of the last century. */
const FIRST_OF_1900S = 70;

const toYear = (digits: string | undefined): number | undefined => {
  if (digits === undefined) return undefined;
  const year = Number(digits.replace(/\D/g, ''));
  if (year >= 100) return year;
  return year + (year < FIRST_OF_1900S ? 2000 : 1900);
};

/** `26` and `2026` as a year, nothing for none. */
export const withYear = (digits: string | undefined) => {
  const year = toYear(digits);
  return year === undefined ? {} : { year };
};

/** In front of the day: the "1 –" of "Quiz 1 – 28 September", the "2 bis" of "Blatt 2 bis 5. November". */
export const NUMBER_AND_DASH = /^\d{1,2}\s(?:[-–—]|bis)\s/u;

/** With its number: the `Quiz 1` of "Quiz 1 – 28 September", but not the plural of "Exams 1 – 5 October". */
export const numberedThing = ({ kinds }: Locale): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:n[°º]\\s?|(?:${oneOf(Object.values(kinds).flat())}(?<!\\p{L}{3}s)|session|class|lecture|lesson|unit|module|séance|cours|clase|sesión|semaine|semana|woche|settimana|aula|sitzung|lezione)\\s#?)\\d{1,2}$`,
    'iu',
  );
