import type { Course } from '@/api';

export interface TermOfCourses {
  /** Empty for courses without a term. */
  name: string;
  /** As the first of its courses has them. */
  start: string | null;
  end: string | null;
  courses: Course[];
}

/** The term that is on comes first, then those to come, the next one first, then the past ones, the last one first. */
export function byTerm(courses: readonly Course[], today: string): TermOfCourses[] {
  const terms = [...Map.groupBy(courses, ({ term }) => term.name ?? '')].map(([name, group]) => ({
    name,
    start: group[0]?.term.start ?? null,
    end: group[0]?.term.end ?? null,
    courses: group,
  }));
  return terms.toSorted(
    (a, b) =>
      placeOf(a, today) - placeOf(b, today) ||
      (isOver(a, today) ? compare(b.start, a.start) : compare(a.start, b.start)),
  );
}

const isOver = ({ end }: TermOfCourses, today: string) => end !== null && end < today;

function placeOf(term: TermOfCourses, today: string): number {
  if (isOver(term, today)) return 2;
  if (term.start === null) return 3;
  return term.start > today ? 1 : 0;
}

const compare = (a: string | null, b: string | null) => (a ?? '').localeCompare(b ?? '');
