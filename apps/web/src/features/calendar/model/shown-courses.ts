import { isHeldIn } from '@/lib/plan/current-first';
import type { Day } from '@/lib/plan/days';

interface Course {
  id: string;
  term: { start: Day | null; end: Day | null };
}

interface Shown {
  span: { from: Day; to: Day };
  entries: readonly { course: { id: string } | null }[];
}

/** Those that the shown days are about: held on them, or with something on them. */
export function shownCourses<C extends Course>(courses: readonly C[], { span, entries }: Shown): C[] {
  const named = new Set(entries.map(({ course }) => course?.id));
  return courses.filter((course) => named.has(course.id) || isHeldIn(course, span));
}
