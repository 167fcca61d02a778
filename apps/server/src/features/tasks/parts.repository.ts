import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { people } from '../people/people.tables.ts';
import { subtasks, taskComments, taskReminders } from './task-parts.tables.ts';
import { tasks } from './tasks.tables.ts';

export type Subtask = typeof subtasks.$inferSelect;
export type Reminder = typeof taskReminders.$inferSelect;

export const selectSubtasks = (db: Queryable, taskId: string): Promise<Subtask[]> =>
  db
    .select()
    .from(subtasks)
    .where(eq(subtasks.taskId, taskId))
    .orderBy(asc(subtasks.position), asc(subtasks.id));

export async function insertSubtask(db: Queryable, subtask: typeof subtasks.$inferInsert): Promise<void> {
  await db.insert(subtasks).values(subtask);
}

export async function updateSubtask(
  db: Queryable,
  subtaskId: string,
  change: Partial<Pick<Subtask, 'title' | 'isDone'>>,
): Promise<void> {
  await db
    .update(subtasks)
    .set({ ...change, version: sql`${subtasks.version} + 1` })
    .where(eq(subtasks.id, subtaskId));
}

/** Puts the steps in the order given. */
export async function orderSubtasks(db: Queryable, ids: string[]): Promise<void> {
  for (const [position, id] of ids.entries())
    await db.update(subtasks).set({ position }).where(eq(subtasks.id, id));
}

export async function deleteSubtask(db: Queryable, subtaskId: string): Promise<void> {
  await db.delete(subtasks).where(eq(subtasks.id, subtaskId));
}

export type Comment = Awaited<ReturnType<typeof selectComments>>[number];

export const selectComments = (db: Queryable, taskId: string) =>
  db
    .select({
      id: taskComments.id,
      authorId: taskComments.authorId,
      authorName: people.name,
      text: taskComments.text,
      createdAt: taskComments.createdAt,
      editedAt: taskComments.editedAt,
    })
    .from(taskComments)
    .leftJoin(people, eq(people.accountId, taskComments.authorId))
    .where(eq(taskComments.taskId, taskId))
    .orderBy(asc(taskComments.id));

export const countComments = (db: Queryable, taskId: string): Promise<number> =>
  db.$count(taskComments, eq(taskComments.taskId, taskId));

export async function insertComment(db: Queryable, comment: typeof taskComments.$inferInsert): Promise<void> {
  await db.insert(taskComments).values(comment);
}

export async function updateComment(
  db: Queryable,
  commentId: string,
  change: { text: string; editedAt: Date },
): Promise<void> {
  await db.update(taskComments).set(change).where(eq(taskComments.id, commentId));
}

export async function deleteComment(db: Queryable, commentId: string): Promise<void> {
  await db.delete(taskComments).where(eq(taskComments.id, commentId));
}

export async function deleteCommentsOf(db: Queryable, accountId: string): Promise<void> {
  await db.delete(taskComments).where(eq(taskComments.authorId, accountId));
}

export const selectReminders = (
  db: Queryable,
  { taskId, accountId }: { taskId: string; accountId: string },
): Promise<Reminder[]> =>
  db
    .select()
    .from(taskReminders)
    .where(and(eq(taskReminders.taskId, taskId), eq(taskReminders.accountId, accountId)))
    .orderBy(asc(taskReminders.minutesBefore));

/** The same one twice is one. */
export async function insertReminders(
  db: Queryable,
  reminders: (typeof taskReminders.$inferInsert)[],
): Promise<void> {
  await db.insert(taskReminders).values(reminders).onConflictDoNothing();
}

/** Which of some tasks have so many reminders of one person, or more. */
export async function findFullyReminded(
  db: Queryable,
  { taskIds, accountId, most }: { taskIds: string[]; accountId: string; most: number },
): Promise<string[]> {
  const rows = await db
    .select({ taskId: taskReminders.taskId })
    .from(taskReminders)
    .where(and(inArray(taskReminders.taskId, taskIds), eq(taskReminders.accountId, accountId)))
    .groupBy(taskReminders.taskId)
    .having(sql`count(*) >= ${most}`);
  return rows.map(({ taskId }) => taskId);
}

export async function deleteReminder(
  db: Queryable,
  { reminderId, taskId, accountId }: { reminderId: string; taskId: string; accountId: string },
): Promise<void> {
  await db
    .delete(taskReminders)
    .where(
      and(
        eq(taskReminders.id, reminderId),
        eq(taskReminders.taskId, taskId),
        eq(taskReminders.accountId, accountId),
      ),
    );
}

export async function deleteRemindersOf(
  db: Queryable,
  { accountId, workspaceId }: { accountId: string; workspaceId?: string },
): Promise<void> {
  const isInWorkspace =
    workspaceId === undefined
      ? undefined
      : sql`exists (select 1 from ${tasks} where ${tasks.id} = ${taskReminders.taskId} and ${tasks.workspaceId} = ${workspaceId})`;
  await db.delete(taskReminders).where(and(eq(taskReminders.accountId, accountId), isInWorkspace));
}
