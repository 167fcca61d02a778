import type { CourseFacts } from '@syllabi/extraction';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import {
  allCourses,
  type Course,
  type CourseChange,
  lockCourses,
  updateCourse,
} from './courses.repository.ts';
import { matchCourse } from './courses.rules.ts';
import { createCourse } from './courses.usecases.ts';

interface FindOrMake {
  tx: Transaction;
  clock: Clock;
  workspaceId: string;
  facts: CourseFacts;
  /** What the course is called when its syllabus does not say. */
  fallbackTitle: string;
}

/** The course that a syllabus is of, made when there is none. */
export async function findOrMakeCourse({
  tx,
  clock,
  workspaceId,
  facts,
  fallbackTitle,
}: FindOrMake): Promise<Course> {
  await lockCourses(tx, workspaceId);
  const found = matchCourse(await allCourses(tx, workspaceId), facts);
  if (found) return completeCourse(tx, { course: found, facts, now: clock.now() });
  const { code, section, term, timeZone, instructors } = facts;
  return createCourse({
    db: tx,
    clock,
    workspaceId,
    course: {
      title: facts.title ?? code ?? fallbackTitle,
      code: code ?? null,
      section: section ?? null,
      term: { name: term?.name ?? null, start: term?.start ?? null, end: term?.end ?? null },
      timeZone: timeZone ?? null,
      instructors: instructors.slice(0, 20),
    },
  });
}

/** Fills in what the course did not know yet; what stands is never replaced. */
export async function completeCourse(
  db: Queryable,
  { course, facts, now }: { course: Course; facts: CourseFacts; now: Date },
): Promise<Course> {
  const { term } = facts;
  const offered: CourseChange = {
    code: facts.code,
    section: facts.section,
    termName: term?.name,
    termStart: term?.start,
    termEnd: term?.end,
    timeZone: facts.timeZone,
  };
  const missing = Object.entries(offered).filter(
    ([field, value]) => value !== undefined && course[field as keyof Course] === null,
  );
  const instructors =
    course.instructors.length === 0 && facts.instructors.length > 0
      ? facts.instructors.slice(0, 20)
      : undefined;
  if (missing.length === 0 && !instructors) return course;
  const change = { ...Object.fromEntries(missing), ...(instructors && { instructors }), updatedAt: now };
  const completed = await updateCourse(db, { workspaceId: course.workspaceId, courseId: course.id }, change);
  return completed ?? course;
}
