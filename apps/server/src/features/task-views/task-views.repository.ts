import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { taskViews } from './task-views.tables.ts';

export type SavedView = typeof taskViews.$inferSelect;

export interface Own {
  workspaceId: string;
  accountId: string;
}

const isOwn = ({ workspaceId, accountId }: Own) =>
  and(eq(taskViews.workspaceId, workspaceId), eq(taskViews.accountId, accountId));

export const selectViews = (db: Queryable, own: Own): Promise<SavedView[]> =>
  db.select().from(taskViews).where(isOwn(own)).orderBy(asc(taskViews.id));

export async function insertView(db: Queryable, view: SavedView): Promise<void> {
  await db.insert(taskViews).values(view);
}

export async function updateView(
  db: Queryable,
  { viewId, ...own }: Own & { viewId: string },
  change: Partial<Pick<SavedView, 'name' | 'search'>>,
): Promise<boolean> {
  const changed = await db
    .update(taskViews)
    .set(change)
    .where(and(isOwn(own), eq(taskViews.id, viewId)))
    .returning({ id: taskViews.id });
  return changed.length > 0;
}

export async function deleteView(
  db: Queryable,
  { viewId, ...own }: Own & { viewId: string },
): Promise<boolean> {
  const deleted = await db
    .delete(taskViews)
    .where(and(isOwn(own), eq(taskViews.id, viewId)))
    .returning({ id: taskViews.id });
  return deleted.length > 0;
}

export async function deleteViewsOf(
  db: Queryable,
  { accountId, workspaceId }: { accountId: string; workspaceId?: string },
): Promise<void> {
  const isThere = workspaceId === undefined ? undefined : eq(taskViews.workspaceId, workspaceId);
  await db.delete(taskViews).where(and(eq(taskViews.accountId, accountId), isThere));
}
