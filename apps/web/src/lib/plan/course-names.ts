import type { Course } from '@/api';
import { courseName } from '@/ui/CourseTile';

type Named = Pick<Course, 'id' | 'code' | 'title' | 'section' | 'term'>;

/** What may tell courses of one name apart, the first that does. */
const detailsOf = ({ term, section, title }: Named) => [term.name, section && `section ${section}`, title];

/** What courses are called among each other: those that share a name by what tells them apart. */
export function courseNames<C extends Named>(courses: readonly C[]): (course: C) => string {
  const alike = Map.groupBy(courses, courseName);
  return (course) => {
    const name = courseName(course);
    const others = (alike.get(name) ?? []).filter(({ id }) => id !== course.id);
    const isTelling = (detail: string | null, place: number) =>
      detail !== name && others.every((other) => detailsOf(other)[place] !== detail);
    const detail = others.length > 0 && detailsOf(course).find((one, place) => one && isTelling(one, place));
    return detail ? `${name} (${detail})` : name;
  };
}
