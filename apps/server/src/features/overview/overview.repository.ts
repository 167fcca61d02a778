import { and, asc, count, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import type { CourseBadge } from '../../vocabulary/courses.ts';
import { calendarFeeds } from '../calendar-feeds/calendar-feeds.tables.ts';
import { badgeColumns, courses } from '../courses/courses.tables.ts';
import { documents } from '../documents/documents.tables.ts';
import { findings, questions } from '../findings/findings.tables.ts';
import { tasks } from '../tasks/tasks.tables.ts';
import type { CourseForOverview } from './overview.rules.ts';

export interface AwaitingReview {
  documentId: string;
  name: string;
  course: CourseBadge | null;
  open: number;
  questions: number;
}

const openFindings = (db: Queryable) =>
  db.$count(findings, and(eq(findings.documentId, documents.id), eq(findings.review, 'open')));

/** Read documents with something left to look at, the newest first. */
export async function awaitingReview(db: Queryable, workspaceId: string): Promise<AwaitingReview[]> {
  const open = openFindings(db);
  const asked = db.$count(
    questions,
    and(eq(questions.documentId, documents.id), isNull(questions.answeredAt)),
  );
  return db
    .select({ documentId: documents.id, name: documents.name, course: badgeColumns, open, questions: asked })
    .from(documents)
    .leftJoin(courses, eq(courses.id, documents.courseId))
    .where(
      and(
        eq(documents.workspaceId, workspaceId),
        isNull(documents.deletedAt),
        eq(documents.status, 'ready'),
        or(gt(open, 0), gt(asked, 0)),
      ),
    )
    .orderBy(sql`${documents.id} desc`)
    .limit(20);
}

export async function coursesWithReview(db: Queryable, workspaceId: string): Promise<CourseForOverview[]> {
  // Named in full: in a query over one table Drizzle leaves the table's name away, and three tables here have an id.
  const toReview = sql<number>`(select count(*)::int from ${findings} f join ${documents} d on d.id = f.document_id
    where d.course_id = ${courses}.id and d.deleted_at is null and f.review = 'open')`;
  return db
    .select({ ...badgeColumns, toReview })
    .from(courses)
    .where(and(eq(courses.workspaceId, workspaceId), isNull(courses.deletedAt), isNull(courses.archivedAt)))
    .orderBy(asc(sql`lower(coalesce(${courses.code}, ${courses.title}))`), asc(courses.id));
}

/** What of the first steps has been taken. */
export async function firstSteps(
  db: Queryable,
  { workspaceId, accountId }: { workspaceId: string; accountId: string },
) {
  const isHere = eq(documents.workspaceId, workspaceId);
  const [documentCount, reviewed, fetched, done] = await Promise.all([
    db.$count(documents, and(isHere, isNull(documents.deletedAt))),
    db.$count(
      findings,
      and(eq(findings.workspaceId, workspaceId), inArray(findings.review, ['accepted', 'dismissed'])),
    ),
    db.$count(
      calendarFeeds,
      and(
        eq(calendarFeeds.workspaceId, workspaceId),
        eq(calendarFeeds.accountId, accountId),
        gt(calendarFeeds.fetches, 0),
      ),
    ),
    db.$count(tasks, and(eq(tasks.workspaceId, workspaceId), eq(tasks.status, 'done'))),
  ]);
  return {
    hasDocument: documentCount > 0,
    hasReviewed: reviewed > 0,
    hasSubscribed: fetched > 0,
    hasFinished: done > 0,
  };
}

export async function countOpenTasks(db: Queryable, workspaceId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(tasks)
    .leftJoin(courses, eq(courses.id, tasks.courseId))
    .where(
      and(
        eq(tasks.workspaceId, workspaceId),
        isNull(tasks.deletedAt),
        isNull(courses.archivedAt),
        inArray(tasks.status, ['todo', 'doing']),
      ),
    );
  return row?.count ?? 0;
}
