import { and, asc, desc, eq, ilike, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { courses } from '../courses/courses.tables.ts';
import { documents } from '../documents/documents.tables.ts';
import { tasks } from '../tasks/tasks.tables.ts';
import type { SearchAnswer } from './search.schemas.ts';

interface Search {
  workspaceId: string;
  q: string;
  limit: number;
}

const badge = { id: courses.id, code: courses.code, title: courses.title, color: courses.color };

const patternOf = (q: string): string => `%${q.replace(/[\\%_]/g, '\\$&')}%`;
/** `bio101` finds `BIO 101`. */
const tightly = (q: string): string => patternOf(q.replace(/\s+/g, ''));

export const searchCourses = (
  db: Queryable,
  { workspaceId, q, limit }: Search,
): Promise<SearchAnswer['courses']> =>
  db
    .select(badge)
    .from(courses)
    .where(
      and(
        eq(courses.workspaceId, workspaceId),
        isNull(courses.deletedAt),
        or(ilike(courses.title, patternOf(q)), sql`replace(${courses.code}, ' ', '') ilike ${tightly(q)}`),
      ),
    )
    .orderBy(sql`${courses.archivedAt} nulls first`, asc(courses.code), asc(courses.title))
    .limit(limit);

/** What is open comes first, then what is due last. */
export const searchTasks = (
  db: Queryable,
  { workspaceId, q, limit }: Search,
): Promise<SearchAnswer['tasks']> =>
  db
    .select({
      id: tasks.id,
      title: tasks.title,
      kind: tasks.kind,
      status: tasks.status,
      dueOn: tasks.dueOn,
      course: badge,
    })
    .from(tasks)
    .leftJoin(courses, eq(courses.id, tasks.courseId))
    .where(
      and(
        eq(tasks.workspaceId, workspaceId),
        isNull(tasks.deletedAt),
        or(ilike(tasks.title, patternOf(q)), sql`replace(${courses.code}, ' ', '') ilike ${tightly(q)}`),
      ),
    )
    .orderBy(sql`(${tasks.status} = 'done')`, sql`${tasks.dueOn} nulls last`, asc(tasks.id))
    .limit(limit);

export const searchDocuments = (
  db: Queryable,
  { workspaceId, q, limit }: Search,
): Promise<SearchAnswer['documents']> =>
  db
    .select({ id: documents.id, name: documents.name, course: badge })
    .from(documents)
    .leftJoin(courses, eq(courses.id, documents.courseId))
    .where(
      and(
        eq(documents.workspaceId, workspaceId),
        isNull(documents.deletedAt),
        or(ilike(documents.name, patternOf(q)), sql`replace(${courses.code}, ' ', '') ilike ${tightly(q)}`),
      ),
    )
    .orderBy(desc(documents.id))
    .limit(limit);
