import { Temporal } from 'temporal-polyfill';
import type { Transaction } from '../../platform/database.ts';
import type { Account } from '../../platform/http/types.ts';
import { versionOutdated } from '../../platform/http/versions.ts';
import { addDays } from '../../vocabulary/days.ts';
import { tellAssignees } from './assignment.usecases.ts';
import { applyChange, requireNamed } from './edit.usecases.ts';
import { TaskNotFound } from './tasks.errors.ts';
import {
  findTasks,
  lockTasks,
  type RepeatingTask,
  type Task,
  type TaskWithSource,
} from './tasks.repository.ts';
import type { BulkChange, TaskPatch } from './tasks.schemas.ts';
import { putDeleted, type TaskDeps } from './tasks.usecases.ts';

type ChangeTasks = TaskDeps & { workspaceId: string; account: Account; change: BulkChange };
type Edit = Exclude<BulkChange, { action: 'delete' | 'restore' }>;

interface Answer {
  tasks: TaskWithSource[];
  undo: BulkChange;
}

/** Changes many tasks, all or none, and says how to take it back. */
export async function changeTasks({
  db,
  clock,
  workspaceId,
  account,
  change,
  ...named
}: ChangeTasks): Promise<Answer> {
  const doer = { actorId: account.id, now: clock.now() };
  if (change.action === 'edit')
    await requireNamed(db, named, { ...change.change, labelIds: change.addLabelIds, workspaceId });
  return db.transaction(async (tx) => {
    if (change.action === 'delete' || change.action === 'restore') {
      const { action, taskIds } = change;
      await putDeleted(tx, { ...doer, workspaceId, taskIds, isDeleted: action === 'delete' });
      const tasks = action === 'delete' ? [] : await findTasks(tx, { workspaceId, taskIds });
      return { tasks, undo: { action: action === 'delete' ? 'restore' : 'delete', taskIds } };
    }
    const answer = await editTasks(tx, { ...doer, workspaceId, change });
    if (change.action === 'edit' && change.change.assigneeId)
      await tellAssignees(tx, { ...named, workspaceId, giverId: account.id, given: newlyGiven(answer) });
    return answer;
  });
}

/** Without those that the person had before. */
function newlyGiven({ tasks, undo }: Answer): TaskWithSource[] {
  const before = undo.action === 'put-back' ? undo.tasks : [];
  const assignees = new Map(before.map(({ id, assigneeId }) => [id, assigneeId]));
  return tasks.filter(({ id, assigneeId }) => assigneeId !== assignees.get(id));
}

interface EditTasks {
  workspaceId: string;
  change: Edit;
  actorId: string;
  now: Date;
}

async function editTasks(tx: Transaction, { workspaceId, change, actorId, now }: EditTasks): Promise<Answer> {
  const taskIds = change.action === 'put-back' ? change.tasks.map(({ id }) => id) : change.taskIds;
  const locked = await lockTasks(tx, { workspaceId, taskIds, deleted: false });
  if (locked.length !== new Set(taskIds).size) throw new TaskNotFound();
  if (change.action === 'put-back') refuseOutdated(locked, change);
  for (const task of locked) await applyChange(tx, { task, change: editOf(task, change), actorId, now });
  const tasks = await findTasks(tx, { workspaceId, taskIds });
  return { tasks, undo: undoOf(locked, tasks) };
}

/** What somebody changed since is not put back over. */
function refuseOutdated(locked: Task[], { tasks }: Extract<Edit, { action: 'put-back' }>): void {
  const expected = new Map(tasks.map(({ id, version }) => [id, version]));
  const moved = locked.find(({ id, version }) => (expected.get(id) ?? version) !== version);
  if (moved) throw versionOutdated({ version: moved.version, current: null });
}

function editOf(task: RepeatingTask, change: Edit): TaskPatch {
  switch (change.action) {
    case 'status':
      return { status: change.status };
    case 'reschedule':
      return moveTo(task, change.dueOn);
    case 'shift':
      return task.dueOn ? moveTo(task, addDays(task.dueOn, change.days)) : {};
    case 'edit':
      return { ...change.change, labelIds: labelsAfter(task.labelIds, change) };
    case 'put-back': {
      return toPutBack(change.tasks.find(({ id }) => id === task.id) ?? task);
    }
  }
}

/** What a change of many may touch, and its undo puts back. */
const PUT_BACK = [
  'status',
  'dueOn',
  'endOn',
  'kind',
  'courseId',
  'weight',
  'assigneeId',
  'labelIds',
] as const satisfies (keyof TaskPatch & keyof Task)[];

const toPutBack = <T extends Partial<Task>>(task: T) =>
  Object.fromEntries(PUT_BACK.map((field) => [field, task[field]])) as Pick<T, (typeof PUT_BACK)[number]>;

const labelsAfter = (
  labelIds: string[],
  {
    addLabelIds = [],
    removeLabelIds = [],
  }: Pick<Extract<Edit, { action: 'edit' }>, 'addLabelIds' | 'removeLabelIds'>,
): string[] => [...new Set([...labelIds, ...addLabelIds])].filter((id) => !removeLabelIds.includes(id));

/** A window keeps its length. */
function moveTo({ dueOn, endOn }: Task, day: string): TaskPatch {
  if (!dueOn || !endOn) return { dueOn: day };
  const days = Temporal.PlainDate.from(dueOn).until(endOn, { largestUnit: 'day' }).days;
  return { dueOn: day, endOn: addDays(day, days) };
}

function undoOf(before: Task[], after: TaskWithSource[]): BulkChange {
  const versions = new Map(after.map(({ id, version }) => [id, version]));
  const tasks = before.map((task) => ({
    id: task.id,
    version: versions.get(task.id),
    ...toPutBack(task),
  }));
  return { action: 'put-back', tasks };
}
