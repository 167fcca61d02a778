import { and, asc, between, desc, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import type { CourseBadge } from '../../vocabulary/courses.ts';
import type { DayRange } from '../../vocabulary/days.ts';
import type { EvidenceView } from '../../vocabulary/evidence.ts';
import { badgeColumns, courses, daysOff, meetings } from '../courses/courses.tables.ts';
import { documents } from '../documents/documents.tables.ts';
import { findings } from '../findings/findings.tables.ts';
import { taskSeries } from '../tasks/task-series.tables.ts';
import { tasks } from '../tasks/tasks.tables.ts';

export interface PlanQuery {
  workspaceId: string;
  courseIds?: string[] | undefined;
  /** Only what touches these days; everything when left out. */
  range?: DayRange;
}

const isShown = () => and(isNull(courses.deletedAt), isNull(courses.archivedAt));

type TaskRow = typeof tasks.$inferSelect;

export interface PlanTask extends TaskRow {
  dueOn: string;
  course: CourseBadge | null;
  timeZone: string | null;
  /** Where in which syllabus it stands. */
  source: { documentId: string; documentName: string; evidence: EvidenceView[] } | null;
}

/** Dated tasks, by when they are due. */
export async function planTasks(
  db: Queryable,
  { workspaceId, courseIds, range }: PlanQuery,
): Promise<PlanTask[]> {
  const rows = await db
    .select({
      task: tasks,
      course: badgeColumns,
      timeZone: courses.timeZone,
      finding: { evidence: findings.evidence },
      document: { id: documents.id, name: documents.name },
    })
    .from(tasks)
    .leftJoin(courses, eq(courses.id, tasks.courseId))
    .leftJoin(findings, eq(findings.id, tasks.findingId))
    .leftJoin(documents, eq(documents.id, findings.documentId))
    .where(
      and(
        eq(tasks.workspaceId, workspaceId),
        isNull(tasks.deletedAt),
        isNotNull(tasks.dueOn),
        or(isNull(tasks.courseId), isShown()),
        courseIds ? inArray(tasks.courseId, courseIds) : undefined,
        range && touches({ first: tasks.dueOn, last: tasks.endOn, range }),
      ),
    )
    .orderBy(asc(tasks.dueOn), sql`${tasks.dueTime} nulls last`, asc(tasks.id));
  return rows.flatMap(({ task, finding, document, ...rest }) => {
    const { dueOn } = task;
    const source = finding &&
      document && { documentId: document.id, documentName: document.name, ...finding };
    return dueOn === null ? [] : [{ ...task, dueOn, source, ...rest }];
  });
}

type SeriesRow = typeof taskSeries.$inferSelect;

export interface PlanSeries extends Pick<SeriesRow, 'repeat' | 'template' | 'anchoredOn'> {
  /** The task of it that is open, and its day in the series: what comes, comes after it. */
  taskId: string;
  occurrenceOn: string;
  sequence: number;
  updatedAt: Date;
  course: CourseBadge | null;
  timeZone: string | null;
}

/** What repeats and goes on. */
export async function planSeries(
  db: Queryable,
  { workspaceId, courseIds }: Omit<PlanQuery, 'range'>,
): Promise<PlanSeries[]> {
  const { repeat, template, anchoredOn } = taskSeries;
  const courseId = sql`(${template}->>'courseId')::uuid`;
  const rows = await db
    .selectDistinctOn([tasks.seriesId], {
      ...{ repeat, template, anchoredOn },
      ...{ taskId: tasks.id, occurrenceOn: tasks.occurrenceOn, status: tasks.status },
      ...{ sequence: tasks.sequence, updatedAt: tasks.updatedAt },
      ...{ course: badgeColumns, timeZone: courses.timeZone },
    })
    .from(tasks)
    .innerJoin(taskSeries, eq(taskSeries.id, tasks.seriesId))
    .leftJoin(courses, eq(courses.id, courseId))
    .where(
      and(
        eq(tasks.workspaceId, workspaceId),
        isNull(tasks.deletedAt),
        isNotNull(tasks.occurrenceOn),
        or(isNull(courses.id), isShown()),
        courseIds ? inArray(courses.id, courseIds) : undefined,
      ),
    )
    .orderBy(tasks.seriesId, desc(tasks.occurrenceOn));
  return rows.flatMap(({ occurrenceOn, status, ...row }) =>
    occurrenceOn === null || status === 'done' ? [] : [{ ...row, occurrenceOn }],
  );
}

interface Touches {
  first: typeof tasks.dueOn | typeof daysOff.startsOn;
  last: typeof tasks.endOn | typeof daysOff.endsOn;
  range: DayRange;
}

const touches = ({ first, last, range }: Touches): SQL | undefined =>
  and(lte(first, range.to), sql`coalesce(${last}, ${first}) >= ${range.from}`);

type MeetingRow = typeof meetings.$inferSelect;

export interface PlanMeeting extends MeetingRow {
  course: CourseBadge;
  timeZone: string | null;
  termStart: string | null;
  termEnd: string | null;
}

/**
 * Weekly class times with the term they are held in. Where the syllabus does not give the term, its first and
 * last dated things stand for it.
 */
export async function planMeetings(
  db: Queryable,
  { workspaceId, courseIds }: Omit<PlanQuery, 'range'>,
): Promise<PlanMeeting[]> {
  const edge = (which: 'min' | 'max') =>
    sql<string | null>`(select ${sql.raw(which)}(t.due_on)::text from tasks t
      where t.course_id = ${courses.id} and t.deleted_at is null and t.finding_id is not null)`;
  const rows = await db
    .select({
      meeting: meetings,
      course: badgeColumns,
      timeZone: courses.timeZone,
      termStart: sql<string | null>`coalesce(${courses.termStart}::text, ${edge('min')})`,
      termEnd: sql<string | null>`coalesce(${courses.termEnd}::text, ${edge('max')})`,
    })
    .from(meetings)
    .innerJoin(courses, eq(courses.id, meetings.courseId))
    .where(
      and(
        eq(courses.workspaceId, workspaceId),
        isNull(meetings.deletedAt),
        isShown(),
        courseIds ? inArray(courses.id, courseIds) : undefined,
      ),
    )
    .orderBy(asc(meetings.startTime), asc(meetings.id));
  return rows.map(({ meeting, ...rest }) => ({ ...meeting, ...rest }));
}

/** What one day's class is about, or what to read for it. */
export interface PlanTopic {
  date: string;
  title: string;
  course: CourseBadge;
  timeZone: string | null;
}

export async function planTopics(
  db: Queryable,
  { workspaceId, courseIds, range }: PlanQuery & Required<Pick<PlanQuery, 'range'>>,
): Promise<PlanTopic[]> {
  return db
    .select({ date: findings.date, title: findings.title, course: badgeColumns, timeZone: courses.timeZone })
    .from(findings)
    .innerJoin(documents, eq(documents.id, findings.documentId))
    .innerJoin(courses, eq(courses.id, documents.courseId))
    .where(
      and(
        eq(findings.workspaceId, workspaceId),
        eq(findings.review, 'accepted'),
        inArray(findings.kind, ['class', 'reading']),
        isNull(documents.deletedAt),
        isShown(),
        courseIds ? inArray(courses.id, courseIds) : undefined,
        between(findings.date, range.from, range.to),
      ),
    )
    .orderBy(asc(findings.date), asc(findings.kind), asc(findings.id));
}

type DayOffRow = typeof daysOff.$inferSelect;
export interface PlanDayOff extends DayOffRow {
  course: CourseBadge;
}

export async function planDaysOff(
  db: Queryable,
  { workspaceId, courseIds, range }: PlanQuery,
): Promise<PlanDayOff[]> {
  const rows = await db
    .select({ dayOff: daysOff, course: badgeColumns })
    .from(daysOff)
    .innerJoin(courses, eq(courses.id, daysOff.courseId))
    .where(
      and(
        eq(courses.workspaceId, workspaceId),
        isNull(daysOff.deletedAt),
        isShown(),
        courseIds ? inArray(courses.id, courseIds) : undefined,
        range && touches({ first: daysOff.startsOn, last: daysOff.endsOn, range }),
      ),
    )
    .orderBy(asc(daysOff.startsOn), asc(daysOff.id));
  return rows.map(({ dayOff, course }) => ({ ...dayOff, course }));
}

export interface PlanTerm {
  courseId: string;
  start: string;
  end: string;
}

/** The terms of the courses, as far as they are known. */
export async function planTerms(db: Queryable, { workspaceId }: PlanQuery): Promise<PlanTerm[]> {
  const rows = await db
    .select({ courseId: courses.id, start: courses.termStart, end: courses.termEnd })
    .from(courses)
    .where(and(eq(courses.workspaceId, workspaceId), isShown()));
  return rows.flatMap(({ courseId, start, end }) =>
    start && end && start <= end ? [{ courseId, start, end }] : [],
  );
}
