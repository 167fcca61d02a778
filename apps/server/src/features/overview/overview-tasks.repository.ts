import { and, asc, between, eq, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { badgeColumns, courses } from '../courses/courses.tables.ts';
import { dueAt, tasks } from '../tasks/tasks.tables.ts';
import type { DayOfCourse, DueDay, TasksOfDay } from './due-days.rules.ts';
import type { TaskCard } from './overview.schemas.ts';
import { LARGEST_SHOWN } from './workload.rules.ts';

interface OfWorkspace {
  workspaceId: string;
}
interface FromToday extends OfWorkspace {
  today: string;
}
interface InRange extends OfWorkspace {
  from: string;
  to: string;
}

const isThere = ({ workspaceId }: OfWorkspace) =>
  and(eq(tasks.workspaceId, workspaceId), isNull(tasks.deletedAt));

/**
 * Belongs to none of these courses. They are few and looked up in one list: joined to every task, they are fetched for
 * each of them wherever PostgreSQL has not counted a new workspace yet.
 */
const isOfNone = ({ workspaceId }: OfWorkspace, which: SQL | undefined) => sql`(
  ${tasks.courseId} is null
  or ${tasks.courseId} not in (
    select ${courses.id} from ${courses} where ${and(eq(courses.workspaceId, workspaceId), which)}
  )
)`;

const isArchived = isNotNull(courses.archivedAt);
const isHidden = or(isNotNull(courses.deletedAt), isArchived);

/** Has a date, and no course or one that is shown. */
const isPlanned = (where: OfWorkspace) =>
  and(isThere(where), isNotNull(tasks.dueOn), isOfNone(where, isHidden));

const isDone = eq(tasks.status, 'done');
const isOpen = inArray(tasks.status, ['todo', 'doing']);

/** What has no time is due by the end of its day. */
const byDue = [asc(dueAt(tasks)), asc(tasks.id)];

/** What each course comes to on each day, the earliest first. A task of a course that was deleted has no day. */
export async function tasksByDay(db: Queryable, where: OfWorkspace): Promise<TasksOfDay[]> {
  const { courseId, dueOn, weight } = tasks;
  const due = db
    .select({
      ...{ courseId, dueOn, weight },
      earliest: sql`min(${tasks.dueTime})`.as('earliest'),
      tasks: sql<number>`count(*)::int`.as('tasks'),
      done: sql<number>`(count(*) filter (where ${isDone}))::int`.as('done'),
    })
    .from(tasks)
    .where(and(isThere(where), isOfNone(where, isArchived)))
    .groupBy(dueOn, courseId, weight)
    .as('due');
  return db
    .select({
      ...{ course: badgeColumns, tasks: due.tasks, done: due.done },
      dueOn: sql<string>`case when ${courses.deletedAt} is null then ${due.dueOn} end`,
      weight: sql<number>`coalesce(${due.weight}, 0)`,
    })
    .from(due)
    .leftJoin(courses, eq(courses.id, due.courseId))
    .orderBy(asc(due.dueOn), asc(due.earliest), asc(courses.id));
}

/** By when they are due, with what a card shows and no more. */
const cards = (db: Queryable, where: OfWorkspace, which: SQL | undefined) => {
  const { id, title, kind, status, dueTime, weight } = tasks;
  return db
    .select({
      ...{ id, title, kind, status, dueTime, weight },
      dueOn: sql<string>`${tasks.dueOn}`,
      course: badgeColumns,
      isComing: sql<boolean>`false`,
    })
    .from(tasks)
    .leftJoin(courses, eq(courses.id, tasks.courseId))
    .where(and(isPlanned(where), which))
    .orderBy(...byDue)
    .$dynamic();
};

export const cardsOfDays = (db: Queryable, { from, to, ...where }: InRange): Promise<TaskCard[]> =>
  cards(db, where, between(tasks.dueOn, from, to));

interface Some extends FromToday {
  limit: number;
}

/** What a term that is over left undone is past helping. */
export const overdueCards = (db: Queryable, { today, limit, ...where }: Some): Promise<TaskCard[]> =>
  cards(
    db,
    where,
    and(isOpen, sql`${dueAt(tasks)} < ${today}::date`, isOfNone(where, lt(courses.termEnd, today))),
  ).limit(limit);

export const nextCards = (db: Queryable, { today, limit, ...where }: Some): Promise<TaskCard[]> =>
  cards(db, where, and(isOpen, sql`${dueAt(tasks)} >= ${today}::date`)).limit(limit);

/** What stands on the cards of some tasks: which ones is found first, by narrow rows, which are sorted for less. */
async function cardsOf(db: Queryable, where: OfWorkspace, which: Promise<{ id: string }[]>) {
  const ids = (await which).map(({ id }) => id);
  return cards(db, where, inArray(tasks.id, ids));
}

interface OfDays extends OfWorkspace {
  days: readonly DayOfCourse[];
}

/** The first thing to do in every course on its day. */
export function nextOfCourses(db: Queryable, { days, ...where }: OfDays): Promise<TaskCard[]> {
  const courseIds = days.map(({ courseId }) => courseId);
  const dates = days.map(({ dueOn }) => dueOn);
  const isOfDays = sql`(${tasks.courseId}, ${tasks.dueOn}) in (
    select * from unnest(${sql.param(courseIds)}::uuid[], ${sql.param(dates)}::date[])
  )`;
  const next = db
    .selectDistinctOn([tasks.courseId], { id: tasks.id })
    .from(tasks)
    .where(and(isThere(where), isOpen, isOfDays))
    .orderBy(tasks.courseId, ...byDue);
  return cardsOf(db, where, next.execute());
}

const weightOf = sql`coalesce(${tasks.weight}, 0)`;

interface Largest extends OfWorkspace {
  /** The first day of the first week. */
  from: string;
  /** On which they are, and of which weight. */
  days: readonly Pick<DueDay, 'dueOn' | 'weight'>[];
}

/** Of each week those with the most weight. */
export function largestOfWeeks(db: Queryable, { from, days, ...where }: Largest): Promise<TaskCard[]> {
  const week = sql`(${tasks.dueOn} - ${from}::date) / 7`;
  const byWeight = sql.join([sql`${weightOf} desc`, ...byDue], sql`, `);
  const dates = days.map(({ dueOn }) => dueOn);
  const weights = days.map(({ weight }) => weight);
  const isAmong = sql`(${tasks.dueOn}, ${weightOf}) in (
    select * from unnest(${sql.param(dates)}::date[], ${sql.param(weights)}::double precision[])
  )`;
  const ranked = db
    .select({
      id: tasks.id,
      rank: sql<number>`row_number() over (partition by ${week} order by ${byWeight})`.as('rank'),
    })
    .from(tasks)
    .where(and(isPlanned(where), isAmong))
    .as('ranked');
  const largest = db.select({ id: ranked.id }).from(ranked).where(lte(ranked.rank, LARGEST_SHOWN));
  return cardsOf(db, where, largest.execute());
}
