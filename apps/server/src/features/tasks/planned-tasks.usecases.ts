import type { Queryable, Transaction } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import type { PlannedTask } from '../../vocabulary/planned-task.ts';
import { recordHistory } from './history.repository.ts';
import { toHistoryChanges } from './history.rules.ts';
import { deleteTasksOfFindings, insertTask, lockTaskOfFinding, updateTask } from './tasks.repository.ts';
import { changedFields, isShownInCalendars, PLANNED_FIELDS } from './tasks.rules.ts';

interface PutTask {
  planned: PlannedTask;
  accountId: string;
  now: Date;
}

/** Makes the task of a finding, brings it back, or follows the finding; what the student edited here stays. */
export async function putPlannedTask(tx: Transaction, { planned, accountId, now }: PutTask): Promise<void> {
  const { findingId, workspaceId, ...fields } = planned;
  const task = await lockTaskOfFinding(tx, findingId);
  const stamps = { createdBy: accountId, createdAt: now, updatedAt: now };
  const deed = { actorId: accountId, at: now };
  if (!task) {
    const id = newId();
    await insertTask(tx, { ...planned, ...stamps, id });
    return recordHistory(tx, [{ ...deed, taskId: id, action: 'created' }]);
  }
  const open = PLANNED_FIELDS.filter((field) => !task.editedFields.includes(field));
  const change = Object.fromEntries(open.map((field) => [field, fields[field]]));
  const changed = changedFields(task, change);
  if (changed.length === 0 && !task.deletedAt) return;
  await updateTask(tx, task, {
    change: { ...change, deletedAt: null, updatedAt: now },
    isShown: task.deletedAt !== null || isShownInCalendars(changed),
  });
  const changes = toHistoryChanges(task, change, changed);
  const action = task.deletedAt ? 'restored' : 'changed';
  await recordHistory(tx, [{ ...deed, taskId: task.id, action, changes }]);
}

/** Takes the tasks of findings out of the plan; their status and notes are there when they come back. */
export const withdrawPlannedTasks = (
  db: Queryable,
  { findingIds, now }: { findingIds: string[]; now: Date },
): Promise<void> => deleteTasksOfFindings(db, { findingIds, deletedAt: now });
