import { daysBetween, toIso } from '../dates/civil.ts';
import { type DateBook, isFull, type PlacedDate } from '../dates/date-book.ts';
import type { Draft } from './draft.ts';

/** First and last day of the term, as far as the document tells. */
export interface TermSpan {
  start?: string;
  end?: string;
}

const HEAD = 4000;
const [SHORTEST, LONGEST] = [28, 300];
const FEWEST_CLASSES = 4;

/** "January 11 – May 7, 2027" at the top of a syllabus is the term. */
export const isTermSpan = ({ date, until, line }: PlacedDate): boolean => {
  if (!until || !isFull(date) || !isFull(until) || line.start > HEAD) return false;
  const days = daysBetween(date, until);
  return days >= SHORTEST && days <= LONGEST;
};

/** The span that the document states; else from the first to the last class of its schedule. */
export function readTermSpan({ all }: DateBook, classes: readonly Draft[]): TermSpan {
  const stated = all.find(isTermSpan);
  if (stated?.until) return { start: toIso(stated.date), end: toIso(stated.until) };
  const days = classes
    .flatMap(({ kind, dates }) => (kind === 'class' && dates[0] ? [toIso(dates[0].date)] : []))
    .filter((day) => !day.startsWith('-'))
    .sort();
  const [start, end] = [days[0], days.at(-1)];
  return days.length >= FEWEST_CLASSES && start && end ? { start, end } : {};
}
