import type { CourseBadge } from '../../vocabulary/courses.ts';

/** A course that may be asked about. */
export interface AskedCourse extends CourseBadge {
  section: string | null;
  termName: string | null;
  isArchived: boolean;
}

const plainName = ({ code, title }: CourseBadge): string => code ?? title;

/** What courses are called: by code or title, and where several share it, by what tells them apart. */
export function namesOf(courses: readonly AskedCourse[]): (course: CourseBadge) => string {
  const alike = Map.groupBy(courses, (course) => plainName(course).toLowerCase());
  const names = new Map(
    courses.map((course) => {
      const name = plainName(course);
      const others = (alike.get(name.toLowerCase()) ?? []).filter(({ id }) => id !== course.id);
      return [course.id, others.length > 0 ? `${name} (${differenceOf(course, others)})` : name];
    }),
  );
  return (course) => names.get(course.id) ?? plainName(course);
}

function differenceOf(course: AskedCourse, others: readonly AskedCourse[]): string {
  const { termName, section, title, code } = course;
  const telling = [
    termName && others.every((other) => other.termName !== termName) && termName,
    section && others.every((other) => other.section !== section) && `section ${section}`,
    code && others.every((other) => other.title !== title) && title,
  ].find(Boolean);
  return telling || [termName, section && `section ${section}`].filter(Boolean).join(', ') || title;
}
