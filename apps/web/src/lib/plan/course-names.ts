import type { Course } from '@/api';
import { courseName } from '@/ui/CourseTile';

type Named = Pick<Course, 'id' | 'code' | 'title' | 'section' | 'term'>;

/** What may tell courses of one name apart, the first that does. */
const detailsOf = ({ term, section, title }: Named) => [term.name, section && `section ${section}`, title];

/** What courses are called among each other: those that share a name by what tells them apart. */
export const courseNames =
  <C extends Named>(courses: readonly C[]) =>
  (course: C): string => {
    const name = courseName(course);
    const others = courses.filter((one) => one.id !== course.id && courseName(one) === name).map(detailsOf);
    const isTelling = (detail: string | null, place: number) =>
      detail && others.every((other) => other[place] !== detail);
    const detail = others.length > 0 && detailsOf(course).find(isTelling);
    return detail ? `${name} (${detail})` : name;
  };
