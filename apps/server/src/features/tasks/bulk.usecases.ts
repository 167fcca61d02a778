import { Temporal } from 'temporal-polyfill';
import type { Transaction } from '../../platform/database.ts';
import { TaskNotFound } from './tasks.errors.ts';
import { findTasks, lockTasks, type Task, type TaskWithSource, updateTask } from './tasks.repository.ts';
import type { BulkChange, TaskPatch } from './tasks.schemas.ts';
import { applyChange, type TaskDeps } from './tasks.usecases.ts';

type ChangeTasks = TaskDeps & { workspaceId: string; change: BulkChange };

interface Answer {
  tasks: TaskWithSource[];
  undo: BulkChange;
}

/** Changes many tasks, all or none, and says how to take it back. */
export function changeTasks({ db, clock, workspaceId, change }: ChangeTasks): Promise<Answer> {
  return db.transaction(async (tx) => {
    const taskIds = idsOf(change);
    const deleted = change.action === 'restore';
    const locked = await lockTasks(tx, { workspaceId, taskIds, deleted });
    if (locked.length !== new Set(taskIds).size) throw new TaskNotFound();
    for (const task of locked) await changeOne(tx, { task, change, now: clock.now() });
    return { tasks: await findTasks(tx, { workspaceId, taskIds }), undo: undoOf(change, locked) };
  });
}

const idsOf = (change: BulkChange): string[] =>
  change.action === 'put-back' ? change.tasks.map(({ id }) => id) : change.taskIds;

async function changeOne(
  tx: Transaction,
  { task, change, now }: { task: Task; change: BulkChange; now: Date },
) {
  if (change.action === 'delete' || change.action === 'restore') {
    const deletedAt = change.action === 'delete' ? now : null;
    await updateTask(tx, task, { change: { deletedAt }, isShown: true });
  } else {
    await applyChange(tx, { task, change: editOf(task, change), now });
  }
}

type Edit = Exclude<BulkChange, { action: 'delete' | 'restore' }>;

function editOf(task: Task, change: Edit): TaskPatch {
  switch (change.action) {
    case 'status':
      return { status: change.status };
    case 'reschedule':
      return moveTo(task, change.dueOn);
    case 'shift':
      return task.dueOn ? moveTo(task, addDays(task.dueOn, change.days)) : {};
    case 'put-back': {
      const before = change.tasks.find(({ id }) => id === task.id);
      return before ? { status: before.status, dueOn: before.dueOn, endOn: before.endOn } : {};
    }
  }
}

/** A window keeps its length. */
function moveTo({ dueOn, endOn }: Task, day: string): TaskPatch {
  if (!dueOn || !endOn) return { dueOn: day };
  const days = Temporal.PlainDate.from(dueOn).until(endOn, { largestUnit: 'day' }).days;
  return { dueOn: day, endOn: addDays(day, days) };
}

const addDays = (date: string, days: number): string =>
  Temporal.PlainDate.from(date).add({ days }).toString();

function undoOf(change: BulkChange, before: Task[]): BulkChange {
  const taskIds = before.map(({ id }) => id);
  if (change.action === 'delete') return { action: 'restore', taskIds };
  if (change.action === 'restore') return { action: 'delete', taskIds };
  const tasks = before.map(({ id, status, dueOn, endOn }) => ({ id, status, dueOn, endOn }));
  return { action: 'put-back', tasks };
}
