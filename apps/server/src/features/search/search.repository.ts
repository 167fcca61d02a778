import { and, asc, desc, eq, ilike, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { containing } from '../../platform/like.ts';
import { badgeColumns, courses } from '../courses/courses.tables.ts';
import { documents } from '../documents/documents.tables.ts';
import { tasks } from '../tasks/tasks.tables.ts';
import type { SearchAnswer } from './search.schemas.ts';

interface Search {
  workspaceId: string;
  q: string;
  limit: number;
}

/** `bio101` finds `BIO 101`. */
const tightly = (q: string): string => containing(q.replace(/\s+/g, ''));

export const searchCourses = (
  db: Queryable,
  { workspaceId, q, limit }: Search,
): Promise<SearchAnswer['courses']> =>
  db
    .select(badgeColumns)
    .from(courses)
    .where(
      and(
        eq(courses.workspaceId, workspaceId),
        isNull(courses.deletedAt),
        or(ilike(courses.title, containing(q)), sql`replace(${courses.code}, ' ', '') ilike ${tightly(q)}`),
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
      course: badgeColumns,
    })
    .from(tasks)
    .leftJoin(courses, eq(courses.id, tasks.courseId))
    .where(
      and(
        eq(tasks.workspaceId, workspaceId),
        isNull(tasks.deletedAt),
        or(ilike(tasks.title, containing(q)), sql`replace(${courses.code}, ' ', '') ilike ${tightly(q)}`),
      ),
    )
    .orderBy(sql`(${tasks.status} = 'done')`, sql`${tasks.dueOn} nulls last`, asc(tasks.id))
    .limit(limit);

export const searchDocuments = (
  db: Queryable,
  { workspaceId, q, limit }: Search,
): Promise<SearchAnswer['documents']> =>
  db
    .select({ id: documents.id, name: documents.name, course: badgeColumns })
    .from(documents)
    .leftJoin(courses, eq(courses.id, documents.courseId))
    .where(
      and(
        eq(documents.workspaceId, workspaceId),
        isNull(documents.deletedAt),
        or(ilike(documents.name, containing(q)), sql`replace(${courses.code}, ' ', '') ilike ${tightly(q)}`),
      ),
    )
    .orderBy(desc(documents.id))
    .limit(limit);
