import { and, asc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { workspaces } from '../workspaces/workspaces.tables.ts';
import { courses } from './courses.tables.ts';

export type Course = typeof courses.$inferSelect;
export type NewCourse = typeof courses.$inferInsert;
export type CourseChange = Partial<Omit<NewCourse, 'id' | 'workspaceId' | 'version'>>;

export interface OneCourse {
  workspaceId: string;
  courseId: string;
}

const is = ({ workspaceId, courseId }: OneCourse) =>
  and(eq(courses.workspaceId, workspaceId), eq(courses.id, courseId));

const sortName = sql<string>`lower(coalesce(${courses.code}, ${courses.title}))`;

interface CoursesQuery {
  workspaceId: string;
  archived: boolean;
  limit: number;
  after: { name: string; id: string } | undefined;
}

/** With the name they are sorted by, for the cursor. */
export const selectCourses = (
  db: Queryable,
  { workspaceId, archived, limit, after }: CoursesQuery,
): Promise<{ course: Course; name: string }[]> =>
  db
    .select({ course: courses, name: sortName })
    .from(courses)
    .where(
      and(
        eq(courses.workspaceId, workspaceId),
        isNull(courses.deletedAt),
        archived ? isNotNull(courses.archivedAt) : isNull(courses.archivedAt),
        after && sql`(${sortName}, ${courses.id}) > (${after.name}, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(sortName), asc(courses.id))
    .limit(limit);

export const allCourses = (db: Queryable, workspaceId: string): Promise<Course[]> =>
  db
    .select()
    .from(courses)
    .where(and(eq(courses.workspaceId, workspaceId), isNull(courses.deletedAt)))
    .orderBy(asc(courses.createdAt), asc(courses.id));

/** Two documents of one new course may be read at once: the second waits, then finds the course. */
export async function lockCourses(db: Queryable, workspaceId: string): Promise<void> {
  await db.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, workspaceId)).for('update');
}

export async function findCourse(db: Queryable, which: OneCourse): Promise<Course | undefined> {
  const [course] = await db
    .select()
    .from(courses)
    .where(and(is(which), isNull(courses.deletedAt)));
  return course;
}

export const countCourses = (db: Queryable, workspaceId: string): Promise<number> =>
  db.$count(courses, eq(courses.workspaceId, workspaceId));

export async function insertCourse(db: Queryable, course: NewCourse): Promise<Course> {
  const [inserted] = await db.insert(courses).values(course).returning();
  if (!inserted) throw new Error('an insert answers with its row');
  return inserted;
}

/** Undefined when there is no such course, or when it has moved on from `version`. */
export async function updateCourse(
  db: Queryable,
  which: OneCourse & { version?: number },
  change: CourseChange,
): Promise<Course | undefined> {
  const [course] = await db
    .update(courses)
    .set({ ...change, version: sql`${courses.version} + 1` })
    .where(
      and(
        is(which),
        isNull(courses.deletedAt),
        which.version === undefined ? undefined : eq(courses.version, which.version),
      ),
    )
    .returning();
  return course;
}

/** The deleted course, locked until the transaction ends. */
export async function findDeletedCourse(db: Queryable, which: OneCourse): Promise<Course | undefined> {
  const [course] = await db
    .select()
    .from(courses)
    .where(and(is(which), isNotNull(courses.deletedAt)))
    .for('update');
  return course;
}

export async function undeleteCourse(db: Queryable, which: OneCourse): Promise<Course | undefined> {
  const [course] = await db.update(courses).set({ deletedAt: null }).where(is(which)).returning();
  return course;
}

export async function deleteCoursesBefore(db: Queryable, instant: Date): Promise<void> {
  await db.delete(courses).where(lt(courses.deletedAt, instant));
}
