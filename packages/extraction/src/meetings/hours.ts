import { findTimes, type TimeMention } from '../dates/find-times.ts';
import type { Locale } from '../locales/locale.ts';

/** From when to when, as a text writes it. */
export interface Hours {
  start: number;
  end: number;
  from: string;
  to: string;
}

const DOTTED = /(?<![\d.])(?<hour>[01]?\d|2[0-3])\.(?<minute>[0-5]\d)(?=\s?(?:[ap]\.?m\.?\s?)?[-–—]|\s?(?:[ap]\.?m\b|$)|(?:\s(?:to|à|a)\s)|\s?(?:h|hrs)\b)|(?<=[-–—]\s?)(?<late>[01]?\d|2[0-3])\.(?<past>[0-5]\d)(?![\d.%])/giu;
const SHORTEST_MINUTES = 40;
const LONGEST_MINUTES = 300;

/** The stretches of time that are as long as a class; `8.20-9.35` is read as well as `8:20-9:35`. */
export function findHours(text: string, locale: Locale): Hours[] {
  return timesOf(text, locale).flatMap(({ start, end, time, endTime }): Hours[] =>
    endTime !== undefined && isClassLength(time, endTime) ? [{ start, end, from: time, to: endTime }] : [],
  );
}

/** Times without an end, for lines such as `Start time: 2:05 pm`. */
export const findSingleTimes = (text: string, locale: Locale): TimeMention[] =>
  timesOf(text, locale).filter(({ endTime }) => endTime === undefined);

const timesOf = (text: string, locale: Locale): TimeMention[] =>
  findTimes(text.replace(DOTTED, (dotted) => dotted.replace('.', ':')), locale);

const toMinutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

export function isClassLength(from: string, to: string): boolean {
  const length = toMinutes(to) - toMinutes(from);
  return length >= SHORTEST_MINUTES && length <= LONGEST_MINUTES;
}
