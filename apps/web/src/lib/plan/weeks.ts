import { addDays, type Day, daysBetween, startOfWeek } from './days';

/** First and last day of the weeks in which a course is held. */
export interface Term {
  start: Day;
  end: Day;
}

export interface Week {
  start: Day;
  end: Day;
  /** Counted from 1 at the start of the term that holds it; absent between terms. */
  number: number | undefined;
}

export function weekOf(day: Day, terms: readonly Term[], firstWeekday = 1): Week {
  const start = startOfWeek(day, firstWeekday);
  const end = addDays(start, 6);
  // Of courses that are held at the same time the one that begins first counts for all.
  const [first] = terms
    .filter((term) => term.start <= end && start <= term.end)
    .map((term) => startOfWeek(term.start, firstWeekday))
    .sort();
  return { start, end, number: first === undefined ? undefined : daysBetween(first, start) / 7 + 1 };
}
