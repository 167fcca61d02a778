import { useMemo } from 'react';
import { useCourses } from './courses';
import { type Term, termOf } from './weeks';

/** From the first to the last day of the terms of all courses; weeks are counted in it. */
export function usePlanTerm(): Term | undefined {
  const courses = useCourses();
  return useMemo(
    () =>
      termOf(
        courses.map(({ term: { start, end } }) => ({ ...(start ? { start } : {}), ...(end ? { end } : {}) })),
        [],
      ),
    [courses],
  );
}
