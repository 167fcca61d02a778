import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable, Transaction } from '../../platform/database.ts';
import { versionOutdated } from '../../platform/http/versions.ts';
import { newId } from '../../platform/ids.ts';
import { type PageOf, readCursor, toPage } from '../../platform/pages.ts';
import { takeTurn } from '../../platform/turns.ts';
import { chooseColor } from '../../vocabulary/courses.ts';
import type { Deed, RecordDeed } from '../../vocabulary/deeds.ts';
import { storableText } from '../../vocabulary/values.ts';
import { type CourseParts, partsOfCourse } from './course-parts.repository.ts';
import { CourseNotFound, TooManyCourses } from './courses.errors.ts';
import {
  allCourses,
  type Course,
  type CourseChange,
  countCourses,
  findCourse,
  findDeletedCourse,
  insertCourse,
  type OneCourse,
  selectCourses,
  undeleteCourse,
  updateCourse,
} from './courses.repository.ts';
import type { CourseCreate, CoursePatch } from './courses.schemas.ts';
import { toCourseView } from './courses.views.ts';

export interface CourseDeps {
  db: Database;
  clock: Clock;
  /** Deletes what lies in the course (documents, tasks) at the same instant, by which it is found again. */
  deleteContents: (tx: Transaction, what: { courseId: string; deletedAt: Date }) => Promise<void>;
  restoreContents: (tx: Transaction, what: { courseId: string; deletedAt: Date }) => Promise<void>;
  record: RecordDeed<Transaction>;
}

/** Who does it, for the activity log. */
interface Doer {
  actorId: string;
}

interface ListCourses {
  db: Database;
  workspaceId: string;
  query: { archived: boolean; limit: number; cursor?: string | undefined };
}

const cursorShape = z.object({ name: storableText, id: z.uuid() });

export async function listCourses({ db, workspaceId, query }: ListCourses): Promise<PageOf<Course>> {
  const { archived, limit } = query;
  const after = readCursor(query.cursor, cursorShape);
  const rows = await selectCourses(db, { workspaceId, archived, limit: limit + 1, after });
  const { items, nextCursor } = toPage(rows, {
    limit,
    cursorOf: ({ course, name }) => ({ name, id: course.id }),
  });
  return { items: items.map(({ course }) => course), nextCursor };
}

interface CreateCourse {
  db: Queryable;
  clock: Clock;
  workspaceId: string;
  course: CourseCreate;
}

export async function createCourse({ db, clock, workspaceId, course }: CreateCourse): Promise<Course> {
  const { title, color, instructors = [] } = course;
  const now = clock.now();
  return insertCourse(db, {
    ...toColumns(course),
    title,
    instructors,
    color: color ?? chooseColor((await allCourses(db, workspaceId)).map((other) => other.color)),
    id: newId(),
    workspaceId,
    createdAt: now,
    updatedAt: now,
  });
}

/** Deleted ones count until they cannot be brought back. */
const MOST_COURSES = 1000;

/** Makes a course by hand; those of syllabi come with their documents. */
export function addCourse({
  db,
  record,
  actorId,
  ...what
}: CourseDeps & Doer & Omit<CreateCourse, 'db'>): Promise<Course> {
  return db.transaction(async (tx) => {
    await takeTurn(tx, 'courses', what.workspaceId);
    if ((await countCourses(tx, what.workspaceId)) >= MOST_COURSES) throw new TooManyCourses();
    const course = await createCourse({ ...what, db: tx });
    await record(tx, toDeed('course-added', course, actorId));
    return course;
  });
}

const toDeed = (deed: Deed, { id, workspaceId, code, title }: Course, actorId: string) => ({
  workspaceId,
  actorId,
  deed,
  detail: { name: code ?? title, subjectId: id },
});

/** The columns of what was sent; what was left out stays as it is. */
function toColumns({ term, code, section, ...rest }: CoursePatch): CourseChange {
  return {
    ...rest,
    ...(code !== undefined && { code: code || null }),
    ...(section !== undefined && { section: section || null }),
    ...(term?.name !== undefined && { termName: term.name }),
    ...(term?.start !== undefined && { termStart: term.start }),
    ...(term?.end !== undefined && { termEnd: term.end }),
  };
}

export async function requireCourse(db: Queryable, which: OneCourse): Promise<Course> {
  const course = await findCourse(db, which);
  if (!course) throw new CourseNotFound();
  return course;
}

export interface CourseWithParts extends CourseParts {
  course: Course;
}

export async function readCourseDetails({
  db,
  ...which
}: OneCourse & { db: Database }): Promise<CourseWithParts> {
  const course = await requireCourse(db, which);
  return { course, ...(await partsOfCourse(db, course.id)) };
}

type ChangeCourse = CourseDeps & OneCourse & Doer & { version: number; change: CoursePatch };

export async function changeCourse({
  db,
  clock,
  record,
  actorId,
  version,
  change,
  ...which
}: ChangeCourse): Promise<Course> {
  const columns = { ...toColumns(change), updatedAt: clock.now() };
  const changed = await db.transaction(async (tx) => {
    const course = await updateCourse(tx, { ...which, version }, columns);
    if (course) await record(tx, toDeed('course-changed', course, actorId));
    return course;
  });
  if (changed) return changed;
  const current = await requireCourse(db, which);
  throw versionOutdated({ version: current.version, current: toCourseView(current) });
}

type OneCourseBy = CourseDeps & OneCourse & Doer;

export async function deleteCourse({ db, clock, deleteContents, record, actorId, ...which }: OneCourseBy) {
  const deletedAt = clock.now();
  await db.transaction(async (tx) => {
    const course = await updateCourse(tx, which, { deletedAt });
    if (!course) throw new CourseNotFound();
    await deleteContents(tx, { courseId: which.courseId, deletedAt });
    await record(tx, toDeed('course-deleted', course, actorId));
  });
}

export function restoreCourse({
  db,
  restoreContents,
  record,
  actorId,
  ...which
}: OneCourseBy): Promise<Course> {
  return db.transaction(async (tx) => {
    const deletedAt = (await findDeletedCourse(tx, which))?.deletedAt;
    if (deletedAt) {
      await undeleteCourse(tx, which);
      await restoreContents(tx, { courseId: which.courseId, deletedAt });
    }
    const course = await requireCourse(tx, which);
    if (deletedAt) await record(tx, toDeed('course-restored', course, actorId));
    return course;
  });
}

const setArchived = (deed: Deed, archivedAt: (clock: Clock) => Date | null) => {
  return ({ db, clock, record, actorId, ...which }: OneCourseBy): Promise<Course> =>
    db.transaction(async (tx) => {
      const course = await updateCourse(tx, which, {
        archivedAt: archivedAt(clock),
        updatedAt: clock.now(),
      });
      if (!course) throw new CourseNotFound();
      await record(tx, toDeed(deed, course, actorId));
      return course;
    });
};

export const archiveCourse = setArchived('course-archived', (clock) => clock.now());
export const unarchiveCourse = setArchived('course-unarchived', () => null);
