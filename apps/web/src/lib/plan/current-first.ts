import type { Day } from './days';

interface OfTerm {
  term: { start: Day | null; end: Day | null };
}

const NOW = 0;
const COMING = 1;
const PAST = 2;

/** Without days of its own a term is on. */
function whenIs({ term: { start, end } }: OfTerm, today: Day): number {
  if (end !== null && end < today) return PAST;
  return start !== null && start > today ? COMING : NOW;
}

/** The courses of now first and those that are over last, otherwise as they come. */
export const currentFirst = <C extends OfTerm>(courses: readonly C[], today: Day): C[] =>
  courses.toSorted((a, b) => whenIs(a, today) - whenIs(b, today));

/** Held on any of these days. */
export const isHeldIn = ({ term: { start, end } }: OfTerm, { from, to }: { from: Day; to: Day }): boolean =>
  (start === null || start <= to) && (end === null || from <= end);
