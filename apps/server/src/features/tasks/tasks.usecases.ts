import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import {
  type Database,
  isDataException,
  isUniqueViolation,
  type Queryable,
  type Transaction,
} from '../../platform/database.ts';
import type { Account } from '../../platform/http/types.ts';
import { versionOutdated } from '../../platform/http/versions.ts';
import { newId } from '../../platform/ids.ts';
import { CursorInvalid, readCursor, toPage } from '../../platform/pages.ts';
import { takeTurn } from '../../platform/turns.ts';
import { type AssignmentDeps, tellAssignees } from './assignment.usecases.ts';
import { applyChange, type Named, refuseFaults, requireNamed } from './edit.usecases.ts';
import { type Deed, recordHistory } from './history.repository.ts';
import { makeNext, putRepeat } from './series.usecases.ts';
import { countByFacet, countTasks, selectTasks, type TaskPosition } from './task-list.repository.ts';
import { TaskIdTaken, TaskNotFound, TooManyTasks } from './tasks.errors.ts';
import {
  countTasksOf,
  findTask,
  insertTask,
  lockTasks,
  type OneTask,
  type RepeatingTask,
  setDeleted,
  type Task,
  type TaskWithSource,
} from './tasks.repository.ts';
import { completionOf } from './tasks.rules.ts';
import type { TaskCreate, TaskPatch, TaskQuery } from './tasks.schemas.ts';
import { toTaskView } from './tasks.views.ts';

export interface TaskDeps extends Named, AssignmentDeps {
  db: Database;
  clock: Clock;
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
  const rows = await selectTasks(db, { filter, sort, order, limit: limit + 1, after }).catch((cause) => {
    // A position of another sort reads as none of this one.
    if (after && isDataException(cause)) throw new CursorInvalid({ cause });
    throw cause;
  });
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

export async function createTask({ db, clock, workspaceId, account, task, ...named }: CreateTask) {
  await requireNamed(db, named, { ...task, workspaceId });
  const { repeat = null } = task;
  const row = toRow(task, { workspaceId, accountId: account.id, now: clock.now() });
  refuseFaults({ ...row, repeat });
  const make = db.transaction(async (tx) => {
    await requireRoom(tx, { workspaceId, adding: 1 });
    const series = repeat ? await putRepeat(tx, { task: row, repeat, now: row.createdAt }) : {};
    await insertTask(tx, { ...row, ...series });
    await recordHistory(tx, [createdBy(row)]);
    await tellAssignees(tx, { ...named, workspaceId, giverId: account.id, given: [row] });
  });
  const isNew = await make.then(() => true, ifUnique);
  const made = await findTask(db, { workspaceId, taskId: row.id });
  if (!made || (!isNew && made.createdBy !== account.id)) throw new TaskIdTaken();
  return made;
}

/** What was sent before is not made again. */
function ifUnique(error: unknown): false {
  if (!isUniqueViolation(error, 'tasks_pkey')) throw error;
  return false;
}

/** Several times what anybody plans; it keeps one script from filling the database. */
const MOST_TASKS = 50_000;

/** Those that people write or import count; those of syllabi and what comes back are never refused. */
export async function requireRoom(
  tx: Transaction,
  { workspaceId, adding }: { workspaceId: string; adding: number },
): Promise<void> {
  await takeTurn(tx, 'tasks', workspaceId);
  if ((await countTasksOf(tx, workspaceId)) + adding > MOST_TASKS)
    throw new TooManyTasks({
      detail: `It may have ${MOST_TASKS}, with those deleted in the last days, which are there until they cannot be brought back.`,
    });
}

/** For the history of a task that begins. */
export const createdBy = ({ id, createdBy: actorId, createdAt }: Task): Deed => ({
  taskId: id,
  actorId,
  action: 'created',
  at: createdAt,
});

interface Made {
  workspaceId: string;
  accountId: string;
  now: Date;
}

/** A task of its own, as it was sent; what was left out is empty. */
export function toRow(task: Omit<TaskCreate, 'repeat'>, { workspaceId, accountId, now }: Made): Task {
  const { status = 'todo' } = task;
  return {
    id: task.id ?? newId(),
    workspaceId,
    title: task.title,
    kind: task.kind ?? 'other',
    status,
    dueOn: task.dueOn ?? null,
    dueTime: task.dueTime ?? null,
    endOn: task.endOn ?? null,
    endTime: task.endTime ?? null,
    weight: task.weight ?? null,
    courseId: task.courseId ?? null,
    notes: task.notes ?? '',
    assigneeId: task.assigneeId ?? null,
    labelIds: task.labelIds ?? [],
    findingId: null,
    seriesId: null,
    occurrenceOn: null,
    editedFields: [],
    completedAt: completionOf(status, { completedAt: null, now }),
    deletedAt: null,
    version: 1,
    sequence: 0,
    createdBy: accountId,
    createdAt: now,
    updatedAt: now,
  };
}

type ChangeTask = TaskDeps & OneTask & { account: Account; version: number; change: TaskPatch };

export async function changeTask({ db, clock, account, version, change, ...rest }: ChangeTask) {
  const { workspaceId, taskId } = rest;
  const which = { workspaceId, taskId };
  await requireNamed(db, rest, { ...change, workspaceId });
  const isCurrent = await db.transaction(async (tx) => {
    const [task] = await lockTasks(tx, { workspaceId, taskIds: [taskId], deleted: false });
    if (!task) throw new TaskNotFound();
    if (task.version !== version) return false;
    refuseFaults({ ...task, ...change });
    const isChanged = await applyChange(tx, { task, change, actorId: account.id, now: clock.now() });
    if (isChanged && change.assigneeId && change.assigneeId !== task.assigneeId)
      await tellAssignees(tx, { ...rest, giverId: account.id, given: [asChanged(task, change)] });
    return isChanged;
  });
  const current = await readTask({ db, ...which });
  if (!isCurrent) throw versionOutdated({ version: current.version, current: toTaskView(current) });
  return current;
}

const asChanged = (task: Task, { assigneeId, title = task.title, courseId = task.courseId }: TaskPatch) => ({
  id: task.id,
  title,
  courseId,
  assigneeId: assigneeId ?? null,
});

type OneOfSomebody = Pick<TaskDeps, 'db' | 'clock'> & OneTask & { account: Account };

export async function deleteTask({ db, clock, account, workspaceId, taskId }: OneOfSomebody): Promise<void> {
  await db.transaction((tx) =>
    putDeleted(tx, {
      workspaceId,
      taskIds: [taskId],
      isDeleted: true,
      actorId: account.id,
      now: clock.now(),
    }),
  );
}

export async function restoreTask({ db, clock, account, workspaceId, taskId }: OneOfSomebody) {
  const which = { workspaceId, taskId };
  await db.transaction(async (tx) => {
    if (await findTask(tx, which)) return;
    const now = clock.now();
    await putDeleted(tx, { workspaceId, taskIds: [taskId], isDeleted: false, actorId: account.id, now });
  });
  return readTask({ db, ...which });
}

/** Leaves one task of a series out: what comes after it is made at once. */
export async function skipTask({ db, clock, account, workspaceId, taskId }: OneOfSomebody): Promise<void> {
  await db.transaction(async (tx) => {
    const doer = { actorId: account.id, now: clock.now() };
    const [task] = await putDeleted(tx, { workspaceId, taskIds: [taskId], isDeleted: true, ...doer });
    if (task) await makeNext(tx, task, doer);
  });
}

interface PutDeleted {
  workspaceId: string;
  taskIds: string[];
  isDeleted: boolean;
  actorId: string;
  now: Date;
}

/** Deletes or brings back, all or none; answers with how they were. */
export async function putDeleted(
  tx: Transaction,
  { workspaceId, taskIds, isDeleted, actorId, now }: PutDeleted,
): Promise<RepeatingTask[]> {
  const locked = await lockTasks(tx, { workspaceId, taskIds, deleted: !isDeleted });
  if (locked.length !== new Set(taskIds).size) throw new TaskNotFound();
  await setDeleted(tx, { taskIds, deletedAt: isDeleted ? now : null });
  const action = isDeleted ? 'deleted' : 'restored';
  await recordHistory(
    tx,
    locked.map(({ id }) => ({ taskId: id, actorId, action, at: now })),
  );
  return locked;
}
