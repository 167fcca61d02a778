import { and, asc, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { calendarFeeds } from '../calendar-feeds/calendar-feeds.tables.ts';
import { components, courses, daysOff, meetings } from '../courses/courses.tables.ts';
import { scores } from '../grades/grades.tables.ts';
import { labels } from '../labels/labels.tables.ts';
import { taskViews } from '../task-views/task-views.tables.ts';
import { subtasks, taskComments, taskHistory, taskReminders } from '../tasks/task-parts.tables.ts';
import { tasks } from '../tasks/tasks.tables.ts';
import type { Place } from './place.ts';

export async function coursesOf(db: Queryable, { workspaceId, accountId }: Place) {
  const rows = await db
    .select()
    .from(courses)
    .where(and(eq(courses.workspaceId, workspaceId), isNull(courses.deletedAt)))
    .orderBy(asc(courses.createdAt), asc(courses.id));
  const ids = rows.map(({ id }) => id);
  const [times, parts, off, got] = await Promise.all([
    db
      .select()
      .from(meetings)
      .where(and(inArray(meetings.courseId, ids), isNull(meetings.deletedAt)))
      .orderBy(asc(meetings.id)),
    db
      .select()
      .from(components)
      .where(and(inArray(components.courseId, ids), isNull(components.deletedAt)))
      .orderBy(asc(components.id)),
    db
      .select()
      .from(daysOff)
      .where(and(inArray(daysOff.courseId, ids), isNull(daysOff.deletedAt)))
      .orderBy(asc(daysOff.id)),
    // Scores are each person's own, in a workspace of many too.
    db
      .select({ ...getTableColumns(scores), courseId: components.courseId })
      .from(scores)
      .innerJoin(components, eq(components.id, scores.componentId))
      .where(
        and(inArray(components.courseId, ids), isNull(components.deletedAt), eq(scores.accountId, accountId)),
      )
      .orderBy(asc(scores.id)),
  ]);
  return rows.map((course) => {
    const ofCourse = <Part extends { courseId: string }>(all: Part[]) =>
      all.filter(({ courseId }) => courseId === course.id);
    return {
      ...course,
      meetings: ofCourse(times),
      grading: ofCourse(parts),
      daysOff: ofCourse(off),
      scores: ofCourse(got),
    };
  });
}

/** With the steps of each; of comments and reminders those of the person. */
export async function tasksOf(db: Queryable, { workspaceId, accountId }: Place) {
  const rows = await db
    .select()
    .from(tasks)
    .where(and(eq(tasks.workspaceId, workspaceId), isNull(tasks.deletedAt)))
    .orderBy(asc(tasks.createdAt), asc(tasks.id));
  const there = db.select({ id: tasks.id }).from(tasks).where(eq(tasks.workspaceId, workspaceId));
  const [steps, comments, reminders, deeds] = await Promise.all([
    db.select().from(subtasks).where(inArray(subtasks.taskId, there)).orderBy(asc(subtasks.position)),
    db
      .select()
      .from(taskComments)
      .where(and(inArray(taskComments.taskId, there), eq(taskComments.authorId, accountId)))
      .orderBy(asc(taskComments.id)),
    db
      .select()
      .from(taskReminders)
      .where(and(inArray(taskReminders.taskId, there), eq(taskReminders.accountId, accountId)))
      .orderBy(asc(taskReminders.id)),
    db
      .select()
      .from(taskHistory)
      .where(and(inArray(taskHistory.taskId, there), eq(taskHistory.actorId, accountId)))
      .orderBy(asc(taskHistory.id)),
  ]);
  const byTask = <Part extends { taskId: string }>(parts: Part[]) =>
    Map.groupBy(parts, ({ taskId }) => taskId);
  const [stepsOf, commentsOf, remindersOf, deedsOf] = [
    byTask(steps),
    byTask(comments),
    byTask(reminders),
    byTask(deeds),
  ];
  return rows.map((task) => ({
    ...task,
    subtasks: stepsOf.get(task.id) ?? [],
    comments: commentsOf.get(task.id) ?? [],
    reminders: remindersOf.get(task.id) ?? [],
    history: deedsOf.get(task.id) ?? [],
  }));
}

export const labelsOf = (db: Queryable, { workspaceId }: Place) =>
  db
    .select()
    .from(labels)
    .where(eq(labels.workspaceId, workspaceId))
    .orderBy(asc(labels.createdAt), asc(labels.id));

export const taskViewsOf = (db: Queryable, { workspaceId, accountId }: Place) =>
  db
    .select()
    .from(taskViews)
    .where(and(eq(taskViews.workspaceId, workspaceId), eq(taskViews.accountId, accountId)))
    .orderBy(asc(taskViews.createdAt), asc(taskViews.id));

/** Without their addresses: those are keys, and an archive lies about. */
export const feedsOf = (db: Queryable, { workspaceId, accountId }: Place) =>
  db
    .select({
      id: calendarFeeds.id,
      name: calendarFeeds.name,
      kinds: calendarFeeds.kinds,
      createdAt: calendarFeeds.createdAt,
      lastFetchedAt: calendarFeeds.lastFetchedAt,
    })
    .from(calendarFeeds)
    .where(and(eq(calendarFeeds.workspaceId, workspaceId), eq(calendarFeeds.accountId, accountId)));
