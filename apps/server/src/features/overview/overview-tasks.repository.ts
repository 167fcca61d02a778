import { and, asc, between, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { badgeColumns, courses } from '../courses/courses.tables.ts';
import { tasks } from '../tasks/tasks.tables.ts';
import type { TaskTotals } from './overview.rules.ts';
import type { TaskCard } from './overview.schemas.ts';
import { type DueInWeeks, LARGEST_SHOWN } from './workload.rules.ts';

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

const isShown = and(isNull(courses.deletedAt), isNull(courses.archivedAt));

/** Has a date, and no course or one that is shown. */
const isPlanned = (where: OfWorkspace) =>
  and(isThere(where), isNotNull(tasks.dueOn), or(isNull(tasks.courseId), isShown));

const isPlannedIn = ({ from, to, ...where }: InRange) =>
  and(isPlanned(where), between(tasks.dueOn, from, to));

const isDone = eq(tasks.status, 'done');
const isOpen = inArray(tasks.status, ['todo', 'doing']);

/** What has no time is due by the end of its day. */
const byDue = [asc(tasks.dueOn), sql`${tasks.dueTime} nulls last`, asc(tasks.id)];

const countOf = (which: SQL | undefined) => sql<number>`(count(*) filter (where ${which}))::int`;
const percentOf = (which: SQL | undefined) =>
  sql<number>`coalesce(sum(${tasks.weight}) filter (where ${which}), 0)`;

/** What each course comes to, and what has none. Of what has no date only `open` tells. */
export async function taskTotals(db: Queryable, { today, ...where }: FromToday): Promise<TaskTotals[]> {
  const isDated = and(isNotNull(tasks.dueOn), isNull(courses.deletedAt));
  return db
    .select({
      courseId: tasks.courseId,
      open: countOf(isOpen),
      overdue: countOf(and(isDated, isOpen, lt(tasks.dueOn, today))),
      total: countOf(isDated),
      done: countOf(and(isDated, isDone)),
      percent: percentOf(isDated),
      percentDone: percentOf(and(isDated, isDone)),
      first: sql<string | null>`min(${tasks.dueOn}) filter (where ${isDated})`,
      last: sql<string | null>`max(${tasks.dueOn}) filter (where ${isDated})`,
    })
    .from(tasks)
    .leftJoin(courses, eq(courses.id, tasks.courseId))
    .where(and(isThere(where), isNull(courses.archivedAt)))
    .groupBy(tasks.courseId);
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

export const overdueCards = (db: Queryable, { today, limit, ...where }: Some): Promise<TaskCard[]> =>
  cards(db, where, and(isOpen, lt(tasks.dueOn, today))).limit(limit);

export const nextCards = (db: Queryable, { today, limit, ...where }: Some): Promise<TaskCard[]> =>
  cards(db, where, and(isOpen, gte(tasks.dueOn, today))).limit(limit);

/**
 * Which cards is asked first, and what stands on them then. In one statement PostgreSQL may ask for the first things of all
 * courses once more for every task, which it does where it has not counted a new workspace yet.
 */
async function cardsOf(db: Queryable, where: OfWorkspace, which: Promise<{ id: string }[]>) {
  const ids = (await which).map(({ id }) => id);
  return cards(db, where, inArray(tasks.id, ids));
}

/** The first thing to do in every course that has one. */
export function nextOfCourses(db: Queryable, { today, ...where }: FromToday): Promise<TaskCard[]> {
  const next = db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(isThere(where), eq(tasks.courseId, courses.id), isOpen, gte(tasks.dueOn, today)))
    .orderBy(...byDue)
    .limit(1)
    .as('next');
  const ids = db
    .select({ id: next.id })
    .from(courses)
    .innerJoinLateral(next, sql`true`)
    .where(and(eq(courses.workspaceId, where.workspaceId), isShown));
  return cardsOf(db, where, ids.execute());
}

/** What the weeks of a range come to, counted from its first day. */
export async function dueInWeeks(db: Queryable, range: InRange): Promise<DueInWeeks> {
  const [byCourse, byDay, largest] = await Promise.all([
    weeksByCourse(db, range),
    openByDay(db, range),
    largestOfWeeks(db, range),
  ]);
  return { byCourse, byDay, largest };
}

/** Each course of a week once, in the order in which they first have something due. */
async function weeksByCourse(db: Queryable, range: InRange): Promise<DueInWeeks['byCourse']> {
  const week = sql<number>`(${tasks.dueOn} - ${range.from}::date) / 7`;
  // The first of many by several columns, found without sorting them all: what has no time is due last.
  const place = sql`concat(${tasks.dueOn}, coalesce(${tasks.dueTime}, '24:00'), ${tasks.id}) collate "C"`;
  return db
    .select({
      week: week.as('week'),
      course: badgeColumns,
      firstOn: sql<string>`min(${tasks.dueOn})`,
      tasks: sql<number>`count(*)::int`,
      percent: sql<number>`coalesce(sum(${tasks.weight}), 0)`,
      percentDone: percentOf(isDone),
    })
    .from(tasks)
    .leftJoin(courses, eq(courses.id, tasks.courseId))
    .where(isPlannedIn(range))
    .groupBy(sql`week`, courses.id)
    .orderBy(sql`min(${place})`);
}

const openByDay = (db: Queryable, range: InRange): Promise<DueInWeeks['byDay']> =>
  db
    .select({ date: sql<string>`${tasks.dueOn}`, open: countOf(isOpen) })
    .from(tasks)
    .leftJoin(courses, eq(courses.id, tasks.courseId))
    .where(isPlannedIn(range))
    .groupBy(tasks.dueOn)
    .orderBy(tasks.dueOn);

function largestOfWeeks(db: Queryable, { from, to, ...where }: InRange): Promise<TaskCard[]> {
  const firstDay = sql`${from}::date + 7 * week.number`;
  const largest = db
    .select({ id: tasks.id })
    .from(tasks)
    .leftJoin(courses, eq(courses.id, tasks.courseId))
    .where(and(isPlanned(where), between(tasks.dueOn, firstDay, sql`${firstDay} + 6`)))
    .orderBy(sql`coalesce(${tasks.weight}, 0) desc`, ...byDue)
    .limit(LARGEST_SHOWN)
    .as('largest');
  const ids = db
    .select({ id: largest.id })
    .from(sql`generate_series(0, (${to}::date - ${from}::date) / 7) as week(number)`)
    .innerJoinLateral(largest, sql`true`);
  return cardsOf(db, where, ids.execute());
}
