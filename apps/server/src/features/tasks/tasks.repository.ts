import type { Repeat } from '@syllabi/calendar';
import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import type { CourseBadge } from '../../vocabulary/courses.ts';
import type { EvidenceView } from '../../vocabulary/evidence.ts';
import { badgeColumns, courses } from '../courses/courses.tables.ts';
import { findings } from '../findings/findings.tables.ts';
import { subtasks, taskComments } from './task-parts.tables.ts';
import { taskSeries } from './task-series.tables.ts';
import { tasks } from './tasks.tables.ts';

export type Task = typeof tasks.$inferSelect;
export type NewTask = typeof tasks.$inferInsert;
export type TaskChange = Partial<Omit<NewTask, 'id' | 'workspaceId' | 'version' | 'sequence'>>;

/** What stands beside a task in other tables. */
interface Beside {
  course: CourseBadge | null;
  /** Where it stands in which syllabus. */
  source: { documentId: string; evidence: EvidenceView[] } | null;
  repeat: Repeat | null;
  subtasks: { done: number; total: number };
  comments: number;
}

/** A task with what is shown beside it. */
export type TaskWithSource = Task & Beside;

/** A task with how it comes back. */
export type RepeatingTask = Task & Pick<Beside, 'repeat'>;

export interface OneTask {
  workspaceId: string;
  taskId: string;
}

const ofTask = (column: typeof subtasks.taskId | typeof taskComments.taskId) => sql`${column} = ${tasks.id}`;

export const taskColumns = {
  task: tasks,
  course: badgeColumns,
  source: { documentId: findings.documentId, evidence: findings.evidence },
  repeat: taskSeries.repeat,
  subtasksDone: sql<number>`(select count(*)::int from ${subtasks} where ${ofTask(subtasks.taskId)} and ${subtasks.isDone})`,
  subtasksTotal: sql<number>`(select count(*)::int from ${subtasks} where ${ofTask(subtasks.taskId)})`,
  comments: sql<number>`(select count(*)::int from ${taskComments} where ${ofTask(taskComments.taskId)})`,
};

interface TaskRow extends Omit<Beside, 'subtasks'> {
  task: Task;
  subtasksDone: number;
  subtasksTotal: number;
}

export const toTaskWithSource = ({
  task,
  subtasksDone,
  subtasksTotal,
  ...beside
}: TaskRow): TaskWithSource => ({
  ...task,
  ...beside,
  subtasks: { done: subtasksDone, total: subtasksTotal },
});

export async function findTasks(
  db: Queryable,
  { workspaceId, taskIds }: { workspaceId: string; taskIds: string[] },
): Promise<TaskWithSource[]> {
  const rows = await db
    .select(taskColumns)
    .from(tasks)
    .leftJoin(courses, eq(courses.id, tasks.courseId))
    .leftJoin(findings, eq(findings.id, tasks.findingId))
    .leftJoin(taskSeries, eq(taskSeries.id, tasks.seriesId))
    .where(and(eq(tasks.workspaceId, workspaceId), inArray(tasks.id, taskIds), isNull(tasks.deletedAt)));
  return rows.map(toTaskWithSource);
}

export async function findTask(
  db: Queryable,
  { workspaceId, taskId }: OneTask,
): Promise<TaskWithSource | undefined> {
  const [task] = await findTasks(db, { workspaceId, taskIds: [taskId] });
  return task;
}

/** Holds the rows until the transaction ends, always in one order, so that two bulk edits cannot block each other. */
export async function lockTasks(
  db: Queryable,
  { workspaceId, taskIds, deleted }: { workspaceId: string; taskIds: string[]; deleted: boolean },
): Promise<RepeatingTask[]> {
  const rows = await db
    .select({ task: tasks, repeat: taskSeries.repeat })
    .from(tasks)
    .leftJoin(taskSeries, eq(taskSeries.id, tasks.seriesId))
    .where(
      and(
        eq(tasks.workspaceId, workspaceId),
        inArray(tasks.id, taskIds),
        deleted ? isNotNull(tasks.deletedAt) : isNull(tasks.deletedAt),
      ),
    )
    .orderBy(tasks.id)
    .for('update', { of: tasks });
  return rows.map(({ task, repeat }) => ({ ...task, repeat }));
}

/** Those that were deleted and can be brought back are among them. */
export const countTasksOf = (db: Queryable, workspaceId: string): Promise<number> =>
  db.$count(tasks, eq(tasks.workspaceId, workspaceId));

export async function insertTask(db: Queryable, task: NewTask): Promise<void> {
  await db.insert(tasks).values(task);
}

/** PostgreSQL takes 65,535 values in a statement. */
const ROWS_AT_ONCE = 1000;

export async function insertTasks(db: Queryable, rows: NewTask[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await db.insert(tasks).values(rows.slice(start, start + ROWS_AT_ONCE));
}

/** Deletes many at once, or brings them back where `deletedAt` is null. They are locked before. */
export async function setDeleted(
  db: Queryable,
  { taskIds, deletedAt }: { taskIds: string[]; deletedAt: Date | null },
): Promise<void> {
  await db
    .update(tasks)
    .set({ deletedAt, version: sql`${tasks.version} + 1`, sequence: sql`${tasks.sequence} + 1` })
    .where(inArray(tasks.id, taskIds));
}

/** A label that is gone is on no task. */
export async function dropLabel(
  db: Queryable,
  { workspaceId, labelId }: { workspaceId: string; labelId: string },
): Promise<void> {
  await db
    .update(tasks)
    .set({
      labelIds: sql`array_remove(${tasks.labelIds}, ${labelId}::uuid)`,
      version: sql`${tasks.version} + 1`,
    })
    .where(and(eq(tasks.workspaceId, workspaceId), sql`${labelId}::uuid = any(${tasks.labelIds})`));
}

/** Nobody does what was theirs, in one workspace or in all. */
export async function dropAssignee(
  db: Queryable,
  { accountId, workspaceId }: { accountId: string; workspaceId?: string },
): Promise<void> {
  await db
    .update(tasks)
    .set({ assigneeId: null, version: sql`${tasks.version} + 1` })
    .where(
      and(
        eq(tasks.assigneeId, accountId),
        workspaceId === undefined ? undefined : eq(tasks.workspaceId, workspaceId),
      ),
    );
}

/** False when the task is gone or has moved on from `version`. */
export async function updateTask(
  db: Queryable,
  { id, version }: Pick<Task, 'id' | 'version'>,
  { change, isShown }: { change: TaskChange; isShown: boolean },
): Promise<boolean> {
  const updated = await db
    .update(tasks)
    .set({
      ...change,
      version: sql`${tasks.version} + 1`,
      ...(isShown && { sequence: sql`${tasks.sequence} + 1` }),
    })
    .where(and(eq(tasks.id, id), eq(tasks.version, version)))
    .returning({ id: tasks.id });
  return updated.length > 0;
}

export async function lockTaskOfFinding(db: Queryable, findingId: string): Promise<Task | undefined> {
  const [task] = await db.select().from(tasks).where(eq(tasks.findingId, findingId)).for('update');
  return task;
}

export async function deleteTasksOfFindings(
  db: Queryable,
  { findingIds, deletedAt }: { findingIds: string[]; deletedAt: Date },
): Promise<void> {
  if (findingIds.length === 0) return;
  await db
    .update(tasks)
    .set({ deletedAt, version: sql`${tasks.version} + 1` })
    .where(and(inArray(tasks.findingId, findingIds), isNull(tasks.deletedAt)));
}

export async function deleteTasksOfCourse(
  db: Queryable,
  { courseId, deletedAt }: { courseId: string; deletedAt: Date },
): Promise<void> {
  await db
    .update(tasks)
    .set({ deletedAt })
    .where(and(eq(tasks.courseId, courseId), isNull(tasks.deletedAt)));
}

/** Only those that went with the course: what was deleted before stays deleted. */
export async function restoreTasksOfCourse(
  db: Queryable,
  { courseId, deletedAt }: { courseId: string; deletedAt: Date },
): Promise<void> {
  await db
    .update(tasks)
    .set({ deletedAt: null, sequence: sql`${tasks.sequence} + 1` })
    .where(and(eq(tasks.courseId, courseId), eq(tasks.deletedAt, deletedAt)));
}

export async function deleteTasksBefore(db: Queryable, instant: Date): Promise<void> {
  await db.delete(tasks).where(lt(tasks.deletedAt, instant));
}
