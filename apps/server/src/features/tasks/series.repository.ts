import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { subtasks, taskReminders } from './task-parts.tables.ts';
import { taskSeries } from './task-series.tables.ts';
import type { Task } from './tasks.repository.ts';
import { tasks } from './tasks.tables.ts';

type SeriesRow = typeof taskSeries.$inferSelect;

export async function findSeries(db: Queryable, seriesId: string): Promise<SeriesRow | undefined> {
  const [series] = await db.select().from(taskSeries).where(eq(taskSeries.id, seriesId)).for('update');
  return series;
}

export async function insertSeries(db: Queryable, series: typeof taskSeries.$inferInsert): Promise<void> {
  await db.insert(taskSeries).values(series);
}

export async function updateSeries(
  db: Queryable,
  seriesId: string,
  change: Partial<Pick<SeriesRow, 'repeat' | 'template' | 'anchoredOn'>>,
): Promise<void> {
  await db.update(taskSeries).set(change).where(eq(taskSeries.id, seriesId));
}

/** Its tasks stay, as tasks that come once. */
export async function deleteSeries(db: Queryable, seriesId: string): Promise<void> {
  await db.delete(taskSeries).where(eq(taskSeries.id, seriesId));
}

/** Deleted ones too: each day of a series has one task at most. */
export async function lockOccurrence(
  db: Queryable,
  { seriesId, occurrenceOn }: { seriesId: string; occurrenceOn: string },
): Promise<Task | undefined> {
  const [task] = await db
    .select()
    .from(tasks)
    .where(and(eq(tasks.seriesId, seriesId), eq(tasks.occurrenceOn, occurrenceOn)))
    .for('update');
  return task;
}

/** The checklist, open again, and everybody's reminders. */
export async function copyParts(
  db: Queryable,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<void> {
  const at = now.toISOString();
  await db.execute(sql`
    insert into ${subtasks} (id, task_id, title, position, created_at)
    select gen_random_uuid(), ${to}, title, position, ${at} from ${subtasks} where task_id = ${from}`);
  await db.execute(sql`
    insert into ${taskReminders} (id, task_id, account_id, minutes_before, created_at)
    select gen_random_uuid(), ${to}, account_id, minutes_before, ${at} from ${taskReminders} where task_id = ${from}`);
}
