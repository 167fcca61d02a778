import { useMemo } from 'react';
import { useCourses } from './courses';
import type { Term } from './weeks';

/** The terms of all courses; each counts its own weeks. */
export function usePlanTerms(): Term[] {
  const courses = useCourses();
  return useMemo(
    () =>
      courses.flatMap(({ term: { start, end } }) =>
        start !== null && end !== null && start <= end ? [{ start, end }] : [],
      ),
    [courses],
  );
}
