import type { Repeat } from '@syllabi/calendar';
import type { Transaction } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { recordHistory } from './history.repository.ts';
import {
  copyParts,
  deleteSeries,
  findSeries,
  insertSeries,
  lockOccurrence,
  updateSeries,
} from './series.repository.ts';
import { seriesAfter, successorOf, toTemplate } from './series.rules.ts';
import { insertTask, setDeleted, type Task } from './tasks.repository.ts';

interface Actor {
  actorId: string;
  now: Date;
}

/** What a task needs to know of its series. */
type Membership = Pick<Task, 'seriesId' | 'occurrenceOn'>;

/** Makes a task repeat, repeat otherwise, or repeat no more. */
export async function putRepeat(
  tx: Transaction,
  { task, repeat, now }: { task: Task; repeat: Repeat | null; now: Date },
): Promise<Membership> {
  const { seriesId, workspaceId, dueOn } = task;
  if (!repeat || !dueOn) {
    if (seriesId) await deleteSeries(tx, seriesId);
    return { seriesId: null, occurrenceOn: null };
  }
  const series = { repeat, template: toTemplate(task), anchoredOn: dueOn };
  if (seriesId) {
    await updateSeries(tx, seriesId, series);
    return { seriesId, occurrenceOn: dueOn };
  }
  const id = newId();
  await insertSeries(tx, { ...series, id, workspaceId, createdAt: now });
  return { seriesId: id, occurrenceOn: dueOn };
}

/** What was changed of this one holds for what comes after it. */
export async function putFollowing(tx: Transaction, task: Task): Promise<Membership> {
  const { seriesId, occurrenceOn, dueOn } = task;
  const series = seriesId && (await findSeries(tx, seriesId));
  if (!series || !occurrenceOn || !dueOn) return { seriesId, occurrenceOn };
  const after = seriesAfter(series, { task: { ...task, dueOn }, occurrenceOn });
  const { repeat, template, anchoredOn } = after;
  await updateSeries(tx, series.id, { repeat, template, anchoredOn });
  return { seriesId, occurrenceOn: after.occurrenceOn };
}

/** Done, a task makes the one after it; coming twice does no harm. */
export async function makeNext(tx: Transaction, task: Task, { actorId, now }: Actor): Promise<void> {
  const next = await nextOf(tx, task);
  if (!next) return;
  if (next.existing) {
    if (next.existing.deletedAt) await setDeleted(tx, { taskIds: [next.existing.id], deletedAt: null });
    return;
  }
  const id = newId();
  const { workspaceId, seriesId } = task;
  const stamps = { createdBy: actorId, createdAt: now, updatedAt: now };
  await insertTask(tx, { ...next.fields, ...stamps, id, workspaceId, seriesId });
  await copyParts(tx, { from: task.id, to: id, now });
  await recordHistory(tx, [{ taskId: id, actorId, action: 'created', at: now }]);
}

/** Open again, a task takes the one after it back, unless somebody has begun with that. */
export async function withdrawNext(tx: Transaction, task: Task, { now }: Actor): Promise<void> {
  const existing = (await nextOf(tx, task))?.existing;
  const isUntouched =
    existing?.status === 'todo' && existing.updatedAt.getTime() === existing.createdAt.getTime();
  if (isUntouched && !existing.deletedAt) await setDeleted(tx, { taskIds: [existing.id], deletedAt: now });
}

async function nextOf(tx: Transaction, { seriesId, occurrenceOn }: Task) {
  const series = seriesId && occurrenceOn ? await findSeries(tx, seriesId) : undefined;
  const fields = series && occurrenceOn ? successorOf(series, occurrenceOn) : undefined;
  if (!series || !fields) return undefined;
  const existing = await lockOccurrence(tx, { seriesId: series.id, occurrenceOn: fields.occurrenceOn });
  return { fields, existing };
}
