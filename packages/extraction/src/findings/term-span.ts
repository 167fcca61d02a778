import { type CivilDate, daysBetween, toIso } from '../dates/civil.ts';
import { type DateBook, isFull, type PartialDate, type PlacedDate } from '../dates/date-book.ts';
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

/** Finals begin this soon behind the last class. */
const LONGEST_FINALS = 24;

/** The span that the document states; else from the first class of its schedule to the last one, or to what is due or sat in the weeks behind it. */
export function readTermSpan(
  { all }: DateBook,
  { classes, assessed }: { classes: readonly Draft[]; assessed: readonly Draft[] },
): TermSpan {
  const stated = all.find(isTermSpan);
  if (stated?.until) return { start: toIso(stated.date), end: toIso(stated.until) };
  const days = inOrder(
    classes.flatMap(({ kind, dates }) => (kind === 'class' ? (dates[0]?.date ?? []) : [])),
  );
  const [start, last] = [days[0], days.at(-1)];
  if (days.length < FEWEST_CLASSES || !start || !last) return {};
  const stops = assessed.flatMap(({ dates }) => dates.map(({ date, until }) => until ?? date));
  const behind = inOrder(stops).filter((day) => {
    const apart = daysBetween(last, day);
    return apart > 0 && apart <= LONGEST_FINALS;
  });
  return { start: toIso(start), end: toIso(behind.at(-1) ?? last) };
}

const inOrder = (dates: readonly PartialDate[]): CivilDate[] =>
  dates.filter(isFull).sort((a, b) => daysBetween(b, a));
