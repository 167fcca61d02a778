import { and, between, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { courses } from '../courses/courses.tables.ts';
import { members } from '../members/members.tables.ts';
import { taskReminders } from './task-parts.tables.ts';
import { tasks } from './tasks.tables.ts';

export type DueReminder = Awaited<ReturnType<typeof selectRemindersBetween>>[number];

/** Reminders of open tasks that are due between two days, of people who are still in the workspace. */
export const selectRemindersBetween = (db: Queryable, { from, to }: { from: string; to: string }) =>
  db
    .select({
      reminderId: taskReminders.id,
      accountId: taskReminders.accountId,
      minutesBefore: taskReminders.minutesBefore,
      sentFor: taskReminders.sentFor,
      taskId: tasks.id,
      workspaceId: tasks.workspaceId,
      courseId: tasks.courseId,
      title: tasks.title,
      kind: tasks.kind,
      dueOn: sql<string>`${tasks.dueOn}::text`,
      dueTime: tasks.dueTime,
      course: sql<string | null>`coalesce(${courses.code}, ${courses.title})`,
      timeZone: courses.timeZone,
    })
    .from(taskReminders)
    .innerJoin(tasks, eq(tasks.id, taskReminders.taskId))
    .innerJoin(
      members,
      and(
        eq(members.workspaceId, tasks.workspaceId),
        eq(members.accountId, taskReminders.accountId),
        isNull(members.suspendedAt),
      ),
    )
    .leftJoin(courses, eq(courses.id, tasks.courseId))
    .where(and(isNull(tasks.deletedAt), ne(tasks.status, 'done'), between(tasks.dueOn, from, to)))
    .orderBy(taskReminders.id);

/** False when another process was quicker. */
export async function markReminded(
  db: Queryable,
  { reminderId, sentFor }: { reminderId: string; sentFor: Date },
): Promise<boolean> {
  const marked = await db
    .update(taskReminders)
    .set({ sentFor })
    .where(
      and(
        eq(taskReminders.id, reminderId),
        sql`${taskReminders.sentFor} is distinct from ${sentFor.toISOString()}`,
      ),
    )
    .returning({ id: taskReminders.id });
  return marked.length > 0;
}
