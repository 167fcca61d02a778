import { type Day, isDay } from './days';
import { type DateStyle, toDayText } from './wording';

/** The days in a sentence of the reader, as the person wants days written; with `today`, the year where it is another one. */
export const withDays = (sentence: string, style: DateStyle, today?: Day): string =>
  sentence.replace(/(?:[A-Z][a-z]+day, )?(\d{4}-\d{2}-\d{2})/g, (words, day: string) =>
    isDay(day) ? toDayText(day, { style, ...(today && { today }) }) : words,
  );
