import { and, asc, count, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import type { CourseBadge } from '../../vocabulary/courses.ts';
import { calendarFeeds } from '../calendar-feeds/calendar-feeds.tables.ts';
import { badgeColumns, courses } from '../courses/courses.tables.ts';
import { documents } from '../documents/documents.tables.ts';
import { findings, isProposed, questions } from '../findings/findings.tables.ts';
import { tasks } from '../tasks/tasks.tables.ts';
import type { CourseForOverview } from './overview.rules.ts';
import type { TaskCard } from './overview.schemas.ts';

export interface AwaitingReview {
  documentId: string;
  name: string;
  course: CourseBadge | null;
  open: number;
  questions: number;
}

/** Nobody has looked at it, or at what a new version wants of it. */
const isToReview = or(eq(findings.review, 'open'), isProposed);

const openFindings = (db: Queryable) =>
  db.$count(findings, and(eq(findings.documentId, documents.id), isToReview));

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
  const reviews = db
    .select({ courseId: documents.courseId, count: count().as('count') })
    .from(findings)
    .innerJoin(documents, eq(documents.id, findings.documentId))
    .where(and(eq(findings.workspaceId, workspaceId), isNull(documents.deletedAt), isToReview))
    .groupBy(documents.courseId)
    .as('reviews');
  return db
    .select({ ...badgeColumns, toReview: sql<number>`coalesce(${reviews.count}, 0)::int` })
    .from(courses)
    .leftJoin(reviews, eq(reviews.courseId, courses.id))
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

/**
 * Everything with a date by when it is due, with what a card shows and no more: of a full workspace that is much. What
 * belongs to another course than those given is left out.
 */
export async function taskCards(
  db: Queryable,
  { workspaceId, courses: shown }: { workspaceId: string; courses: readonly CourseBadge[] },
): Promise<TaskCard[]> {
  const { id, title, kind, status, dueOn, dueTime, weight, courseId } = tasks;
  const rows = await db
    .select({ id, title, kind, status, dueOn, dueTime, weight, courseId })
    .from(tasks)
    .where(and(eq(tasks.workspaceId, workspaceId), isNull(tasks.deletedAt), isNotNull(dueOn)))
    .orderBy(asc(dueOn), sql`${dueTime} nulls last`, asc(id));
  const badges = new Map(shown.map((badge) => [badge.id, badge]));
  return rows.flatMap(({ courseId, dueOn, ...task }) => {
    const course = courseId === null ? null : badges.get(courseId);
    return course === undefined || dueOn === null ? [] : [{ ...task, dueOn, course, isComing: false }];
  });
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
