import { addDays, type Day, daysBetween, startOfWeek } from './days';

/** First and last day of everything that is planned; weeks are counted from the first. */
export interface Term {
  start: Day;
  end: Day;
}

export interface Week {
  start: Day;
  end: Day;
  /** Counted from 1 at the start of the term; absent before and after it. */
  number: number | undefined;
}

export function weekOf(day: Day, term: Term | undefined, firstWeekday = 1): Week {
  const start = startOfWeek(day, firstWeekday);
  return { start, end: addDays(start, 6), number: weekNumber(start, term, firstWeekday) };
}

function weekNumber(start: Day, term: Term | undefined, firstWeekday: number): number | undefined {
  if (term === undefined || start > term.end) return undefined;
  const weeks = Math.floor(daysBetween(startOfWeek(term.start, firstWeekday), start) / 7);
  return weeks < 0 ? undefined : weeks + 1;
}

/** All weeks that touch the term, at most `limit`. */
export function weeksOf(term: Term, firstWeekday = 1, limit = 40): Week[] {
  const weeks: Week[] = [];
  for (let start = startOfWeek(term.start, firstWeekday); start <= term.end; start = addDays(start, 7)) {
    if (weeks.length === limit) break;
    weeks.push(weekOf(start, term, firstWeekday));
  }
  return weeks;
}

/** From the first day of the courses' terms (or the first dated thing) to the last day of everything. */
export function termOf(terms: readonly Partial<Term>[], days: readonly Day[]): Term | undefined {
  const starts = terms.flatMap(({ start }) => start ?? []).sort();
  const ends = [...terms.flatMap(({ end }) => end ?? []), ...days].sort();
  const start = starts[0] ?? [...days].sort()[0];
  const end = ends.at(-1);
  if (start === undefined || end === undefined || end < start) return undefined;
  return { start, end };
}
