import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import type { CourseBadge } from '../../vocabulary/courses.ts';
import type { EvidenceView } from '../../vocabulary/evidence.ts';
import { badgeColumns, courses } from '../courses/courses.tables.ts';
import { findings } from '../findings/findings.tables.ts';
import { tasks } from './tasks.tables.ts';

export type Task = typeof tasks.$inferSelect;
export type NewTask = typeof tasks.$inferInsert;
export type TaskChange = Partial<Omit<NewTask, 'id' | 'workspaceId' | 'version' | 'sequence'>>;

/** A task with what is shown beside it: its course, and where it stands in which syllabus. */
export interface TaskWithSource extends Task {
  course: CourseBadge | null;
  source: { documentId: string; evidence: EvidenceView[] } | null;
}

export interface OneTask {
  workspaceId: string;
  taskId: string;
}

export const taskColumns = {
  task: tasks,
  course: badgeColumns,
  source: { documentId: findings.documentId, evidence: findings.evidence },
};

interface TaskRow {
  task: Task;
  course: CourseBadge | null;
  source: { documentId: string; evidence: EvidenceView[] } | null;
}

export const toTaskWithSource = ({ task, course, source }: TaskRow): TaskWithSource => ({
  ...task,
  course,
  source,
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
export const lockTasks = (
  db: Queryable,
  { workspaceId, taskIds, deleted }: { workspaceId: string; taskIds: string[]; deleted: boolean },
): Promise<Task[]> =>
  db
    .select()
    .from(tasks)
    .where(
      and(
        eq(tasks.workspaceId, workspaceId),
        inArray(tasks.id, taskIds),
        deleted ? isNotNull(tasks.deletedAt) : isNull(tasks.deletedAt),
      ),
    )
    .orderBy(tasks.id)
    .for('update');

export async function insertTask(db: Queryable, task: NewTask): Promise<void> {
  await db.insert(tasks).values(task);
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
