import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { people } from '../people/people.tables.ts';
import type { HistoryAction, HistoryChange } from './history.rules.ts';
import { taskHistory } from './task-parts.tables.ts';

export interface Deed {
  taskId: string;
  actorId: string;
  action: HistoryAction;
  changes?: HistoryChange[];
  at: Date;
}

const ROWS_AT_ONCE = 1000;

/** Told in the transaction of what was done, so that neither stands without the other. */
export async function recordHistory(db: Queryable, deeds: Deed[]): Promise<void> {
  for (let start = 0; start < deeds.length; start += ROWS_AT_ONCE) {
    const rows = deeds.slice(start, start + ROWS_AT_ONCE);
    await db.insert(taskHistory).values(rows.map((deed) => ({ changes: [], ...deed, id: newId() })));
  }
}

export type HistoryEntry = Awaited<ReturnType<typeof selectHistory>>[number];

/** The newest first. */
export const selectHistory = (
  db: Queryable,
  { taskId, limit, after }: { taskId: string; limit: number; after: string | undefined },
) =>
  db
    .select({
      id: taskHistory.id,
      actorId: taskHistory.actorId,
      actorName: people.name,
      action: taskHistory.action,
      changes: taskHistory.changes,
      at: taskHistory.at,
    })
    .from(taskHistory)
    .leftJoin(people, eq(people.accountId, taskHistory.actorId))
    .where(and(eq(taskHistory.taskId, taskId), after ? sql`${taskHistory.id} < ${after}` : undefined))
    .orderBy(desc(taskHistory.id))
    .limit(limit);

/** What somebody did stays told, without saying who it was. */
export async function forgetActor(db: Queryable, accountId: string): Promise<void> {
  await db.update(taskHistory).set({ actorId: null }).where(eq(taskHistory.actorId, accountId));
}
