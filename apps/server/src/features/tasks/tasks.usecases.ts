import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { InvalidRequest } from '../../platform/errors.ts';
import type { Account } from '../../platform/http/types.ts';
import { versionOutdated } from '../../platform/http/versions.ts';
import { newId } from '../../platform/ids.ts';
import { readCursor, toPage } from '../../platform/pages.ts';
import { countByFacet, countTasks, selectTasks, type TaskPosition } from './task-list.repository.ts';
import { TaskNotFound } from './tasks.errors.ts';
import {
  findTask,
  insertTask,
  lockTasks,
  type OneTask,
  type Task,
  type TaskChange,
  type TaskWithSource,
  updateTask,
} from './tasks.repository.ts';
import {
  changedFields,
  completionOf,
  editedFieldsAfter,
  faultsOfTimes,
  isShownInCalendars,
} from './tasks.rules.ts';
import type { TaskCreate, TaskPatch, TaskQuery } from './tasks.schemas.ts';
import { toTaskView } from './tasks.views.ts';

export interface TaskDeps {
  db: Database;
  clock: Clock;
  /** Throws where the workspace has no such course. */
  requireCourse: (db: Queryable, which: { workspaceId: string; courseId: string }) => Promise<unknown>;
}

interface ListTasks {
  db: Database;
  workspaceId: string;
  query: TaskQuery;
}

const position: z.ZodType<TaskPosition> = z.tuple([z.string(), z.string(), z.uuid()]);

export async function listTasks({ db, workspaceId, query }: ListTasks) {
  const { sort, order, limit, cursor, facets, ...rest } = query;
  const filter = { ...rest, workspaceId };
  const after = readCursor(cursor, position);
  const rows = await selectTasks(db, { filter, sort, order, limit: limit + 1, after });
  const { items, nextCursor } = toPage(rows, { limit, cursorOf: (row) => row.position });
  return {
    items: items.map(({ task }) => task),
    nextCursor,
    facets: facets
      ? {
          total: await countTasks(db, filter),
          status: await countByFacet(db, { filter, facet: 'status' }),
          courseId: await countByFacet(db, { filter, facet: 'courseId' }),
          kind: await countByFacet(db, { filter, facet: 'kind' }),
        }
      : null,
  };
}

export async function readTask({ db, ...which }: OneTask & { db: Queryable }): Promise<TaskWithSource> {
  const task = await findTask(db, which);
  if (!task) throw new TaskNotFound();
  return task;
}

type CreateTask = TaskDeps & { workspaceId: string; account: Account; task: TaskCreate };

export async function createTask({ db, clock, requireCourse, workspaceId, account, task }: CreateTask) {
  const {
    dueOn = null,
    dueTime = null,
    endOn = null,
    endTime = null,
    courseId = null,
    status = 'todo',
  } = task;
  refuseFaults({ dueOn, dueTime, endOn, endTime });
  if (courseId) await requireCourse(db, { workspaceId, courseId });
  const now = clock.now();
  const taskId = newId();
  await insertTask(db, {
    id: taskId,
    workspaceId,
    courseId,
    dueOn,
    dueTime,
    endOn,
    endTime,
    status,
    title: task.title,
    kind: task.kind ?? 'other',
    weight: task.weight ?? null,
    notes: task.notes ?? '',
    completedAt: completionOf(status, { completedAt: null, now }),
    createdBy: account.id,
    createdAt: now,
    updatedAt: now,
  });
  return readTask({ db, workspaceId, taskId });
}

function refuseFaults(times: Pick<Task, 'dueOn' | 'dueTime' | 'endOn' | 'endTime'>): void {
  const errors = faultsOfTimes(times);
  if (errors.length > 0) throw new InvalidRequest({ errors });
}

type ChangeTask = TaskDeps & OneTask & { version: number; change: TaskPatch };

export async function changeTask({ db, clock, requireCourse, version, change, ...which }: ChangeTask) {
  const task = await readTask({ db, ...which });
  if (change.courseId) await requireCourse(db, { ...which, courseId: change.courseId });
  refuseFaults({ ...task, ...change });
  const isCurrent = task.version === version && (await applyChange(db, { task, change, now: clock.now() }));
  const current = await readTask({ db, ...which });
  if (!isCurrent) throw versionOutdated({ version: current.version, current: toTaskView(current) });
  return current;
}

interface Edit {
  task: Task;
  change: TaskPatch;
  now: Date;
}

/** Writes what differs. False when the task has moved on meanwhile. */
export async function applyChange(db: Queryable, { task, change, now }: Edit): Promise<boolean> {
  const changed = changedFields<Task>(task, change);
  if (changed.length === 0) return true;
  const status = change.status ?? task.status;
  const columns: TaskChange = {
    ...change,
    completedAt: completionOf(status, { completedAt: task.completedAt, now }),
    updatedAt: now,
    ...(task.findingId && { editedFields: editedFieldsAfter(task.editedFields, changed) }),
  };
  return updateTask(db, task, { change: columns, isShown: isShownInCalendars(changed) });
}

export const deleteTask = ({ db, clock, ...which }: TaskDeps & OneTask): Promise<void> =>
  setDeleted({ db, ...which, deletedAt: clock.now() });

export async function restoreTask({ db, clock, requireCourse, ...which }: TaskDeps & OneTask) {
  if (!(await findTask(db, which))) await setDeleted({ db, ...which, deletedAt: null });
  return readTask({ db, ...which });
}

async function setDeleted({
  db,
  workspaceId,
  taskId,
  deletedAt,
}: OneTask & { db: Database; deletedAt: Date | null }): Promise<void> {
  await db.transaction(async (tx) => {
    const deleted = deletedAt === null;
    const [task] = await lockTasks(tx, { workspaceId, taskIds: [taskId], deleted });
    if (!task) throw new TaskNotFound();
    await updateTask(tx, task, { change: { deletedAt }, isShown: true });
  });
}
