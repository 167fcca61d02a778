import { and, asc, count, eq, exists, gt, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../platform/database.ts';
import type { CourseBadge } from '../../vocabulary/courses.ts';
import { calendarFeeds } from '../calendar-feeds/calendar-feeds.tables.ts';
import { badgeColumns, courses } from '../courses/courses.tables.ts';
import { documents } from '../documents/documents.tables.ts';
import { findings, isAsked, isProposed, questions } from '../findings/findings.tables.ts';
import { people } from '../people/people.tables.ts';
import { tasks } from '../tasks/tasks.tables.ts';
import type { CourseForOverview } from './overview.rules.ts';

export interface AwaitingReview {
  documentId: string;
  name: string;
  course: CourseBadge | null;
  open: number;
  questions: number;
}

/** Nobody has looked at it, or at what a new version wants of it. */
const isToReview = or(eq(findings.review, 'open'), isProposed);

/** Read documents with something left to look at, the newest first. */
export async function awaitingReview(db: Queryable, workspaceId: string): Promise<AwaitingReview[]> {
  const isOpen = and(eq(findings.documentId, documents.id), isToReview);
  const isAskedOfIt = and(eq(questions.documentId, documents.id), isAsked);
  return db
    .select({
      documentId: documents.id,
      name: documents.name,
      course: badgeColumns,
      open: db.$count(findings, isOpen),
      questions: db.$count(questions, isAskedOfIt),
    })
    .from(documents)
    .leftJoin(courses, eq(courses.id, documents.courseId))
    .where(
      and(
        eq(documents.workspaceId, workspaceId),
        isNull(documents.deletedAt),
        eq(documents.status, 'ready'),
        or(
          exists(db.select().from(findings).where(isOpen)),
          exists(db.select().from(questions).where(isAskedOfIt)),
        ),
      ),
    )
    .orderBy(sql`${documents.id} desc`)
    .limit(20);
}

/** A term whose days nobody knows begins no later than with the first thing that its syllabus says is due. */
const firstDay = sql<
  string | null
>`coalesce(${courses.termStart}::text, (select min(t.due_on)::text from ${tasks} t
  where t.course_id = ${courses.id} and t.deleted_at is null and t.finding_id is not null))`;

export async function coursesWithReview(db: Queryable, workspaceId: string): Promise<CourseForOverview[]> {
  const reviews = db
    .select({ courseId: documents.courseId, count: count().as('count') })
    .from(findings)
    .innerJoin(documents, eq(documents.id, findings.documentId))
    .where(and(eq(findings.workspaceId, workspaceId), isNull(documents.deletedAt), isToReview))
    .groupBy(documents.courseId)
    .as('reviews');
  return db
    .select({
      ...badgeColumns,
      toReview: sql<number>`coalesce(${reviews.count}, 0)::int`,
      term: { name: courses.termName, start: firstDay, end: courses.termEnd },
    })
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
  const documentsHere = and(eq(documents.workspaceId, workspaceId), isNull(documents.deletedAt));
  const reviewed = and(
    eq(findings.workspaceId, workspaceId),
    inArray(findings.review, ['accepted', 'dismissed']),
  );
  const fetched = and(
    eq(calendarFeeds.workspaceId, workspaceId),
    eq(calendarFeeds.accountId, accountId),
    gt(calendarFeeds.fetches, 0),
  );
  const done = and(eq(tasks.workspaceId, workspaceId), eq(tasks.status, 'done'));
  const named = and(eq(people.accountId, accountId), ne(people.name, ''));
  const isThere = (table: PgTable, which: SQL | undefined) =>
    sql<boolean>`exists(select from ${table} where ${which})`;
  const [steps] = await db
    .select({
      hasDocument: isThere(documents, documentsHere),
      hasReviewed: isThere(findings, reviewed),
      hasSubscribed: isThere(calendarFeeds, fetched),
      hasFinished: isThere(tasks, done),
      hasName: isThere(people, named),
    })
    .from(sql`(values (1)) as once`);
  if (!steps) throw new Error('one row of answers');
  return steps;
}
