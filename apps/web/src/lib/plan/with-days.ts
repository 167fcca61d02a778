import { isDay } from './days';
import { type DateStyle, toDayText } from './wording';

/** The days in a sentence of the reader, as the person wants days written. */
export const withDays = (sentence: string, style: DateStyle): string =>
  sentence.replace(/(?:[A-Z][a-z]+day, )?(\d{4}-\d{2}-\d{2})/g, (words, day: string) =>
    isDay(day) ? toDayText(day, { style }) : words,
  );
