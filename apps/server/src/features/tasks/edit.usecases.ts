import type { Queryable, Transaction } from '../../platform/database.ts';
import { InvalidRequest } from '../../platform/errors.ts';
import { recordHistory } from './history.repository.ts';
import { toHistoryChanges } from './history.rules.ts';
import { makeNext, putFollowing, putRepeat, withdrawNext } from './series.usecases.ts';
import { type RepeatingTask, type Task, type TaskChange, updateTask } from './tasks.repository.ts';
import {
  changedFields,
  completionOf,
  editedFieldsAfter,
  faultsOfTimes,
  isShownInCalendars,
} from './tasks.rules.ts';
import type { TaskPatch } from './tasks.schemas.ts';

/** What a task may name, each thrown at where the workspace has no such thing. */
export interface Named {
  requireCourse: (db: Queryable, which: { workspaceId: string; courseId: string }) => Promise<unknown>;
  requireMember: (db: Queryable, who: { workspaceId: string; accountId: string }) => Promise<unknown>;
  requireLabels: (db: Queryable, which: { workspaceId: string; labelIds: string[] }) => Promise<unknown>;
}

type Names = Pick<TaskPatch, 'courseId' | 'assigneeId' | 'labelIds'>;

export async function requireNamed(
  db: Queryable,
  { requireCourse, requireMember, requireLabels }: Named,
  { workspaceId, courseId, assigneeId, labelIds }: Names & { workspaceId: string },
): Promise<void> {
  if (courseId) await requireCourse(db, { workspaceId, courseId });
  if (assigneeId) await requireMember(db, { workspaceId, accountId: assigneeId });
  if (labelIds?.length) await requireLabels(db, { workspaceId, labelIds });
}

type Times = Pick<Task, 'dueOn' | 'dueTime' | 'endOn' | 'endTime'> & Pick<RepeatingTask, 'repeat'>;

export function refuseFaults(times: Times): void {
  const errors = faultsOfTimes(times);
  if (errors.length > 0) throw new InvalidRequest({ errors });
}

interface Edit {
  task: RepeatingTask;
  change: TaskPatch;
  actorId: string;
  now: Date;
}

/** Writes what differs, tells it, and lets the series follow. False when the task has moved on meanwhile. */
export async function applyChange(tx: Transaction, { task, change, actorId, now }: Edit): Promise<boolean> {
  const { scope = 'this', repeat, ...fields } = change;
  const changed = changedFields<RepeatingTask>(task, { ...fields, ...(repeat !== undefined && { repeat }) });
  if (changed.length === 0) return true;
  const status = change.status ?? task.status;
  const columns: TaskChange = {
    ...fields,
    completedAt: completionOf(status, { completedAt: task.completedAt, now }),
    updatedAt: now,
    ...(task.findingId && { editedFields: editedFieldsAfter(task.editedFields, changed) }),
  };
  const after: Task = { ...task, ...withoutGaps(fields) };
  const series = await seriesOf(tx, { after, scope, now, ...(changed.includes('repeat') && { repeat }) });
  const isShown = isShownInCalendars(changed);
  if (!(await updateTask(tx, task, { change: { ...columns, ...series }, isShown }))) return false;
  const changes = toHistoryChanges<RepeatingTask>(task, { ...fields, repeat: repeat ?? null }, changed);
  await recordHistory(tx, [{ taskId: task.id, actorId, action: 'changed', changes, at: now }]);
  const asItIs = { ...after, ...series };
  if (status === 'done' && task.status !== 'done') await makeNext(tx, asItIs, { actorId, now });
  if (status !== 'done' && task.status === 'done') await withdrawNext(tx, asItIs, { actorId, now });
  return true;
}

interface SeriesChange {
  after: Task;
  repeat?: RepeatingTask['repeat'] | undefined;
  scope: 'this' | 'following';
  now: Date;
}

async function seriesOf(tx: Transaction, { after, repeat, scope, now }: SeriesChange) {
  if (repeat !== undefined) return putRepeat(tx, { task: after, repeat, now });
  return scope === 'following' ? putFollowing(tx, after) : {};
}

/** Fields that were not given do not hide those that stand. */
const withoutGaps = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
