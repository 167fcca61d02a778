import { type Day, isDay } from './days';
import { type DateStyle, toDayText } from './wording';

/** How the person wants days written, and from which one a year goes without saying. */
export interface Wording {
  style: DateStyle;
  today: Day;
}

/** The days in a sentence of the reader, as the person wants days written. */
export const withDays = (sentence: string, { style, today }: Wording): string =>
  sentence.replace(/(?:[A-Z][a-z]+day, )?(\d{4}-\d{2}-\d{2})/g, (words, day: string) =>
    isDay(day) ? toDayText(day, { style, today }) : words,
  );
