import type { CourseCard } from '@/api/types.gen';

/** Between terms, or after the last one, the courses of before are all there is to show. */
export function ofNow(courses: CourseCard[]): CourseCard[] {
  const open = courses.filter(({ term, toReview }) => term.when !== 'past' || toReview > 0);
  return open.length > 0 ? open : courses;
}
