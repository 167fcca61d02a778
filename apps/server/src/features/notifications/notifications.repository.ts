import { and, count, desc, eq, inArray, isNull, lt, lte, or } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { workspaces } from '../workspaces/workspaces.tables.ts';
import { notifications } from './notifications.tables.ts';

export type Notification = typeof notifications.$inferSelect;
export type ListedNotification = Notification & { workspaceName: string | null };

/** False when the person was told already. */
export async function insertNotification(
  db: Queryable,
  row: typeof notifications.$inferInsert,
): Promise<boolean> {
  const made = await db
    .insert(notifications)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: notifications.id });
  return made.length > 0;
}

export async function findNotification(db: Queryable, id: string): Promise<Notification | undefined> {
  const [row] = await db.select().from(notifications).where(eq(notifications.id, id));
  return row;
}

const listedFor = (accountId: string) =>
  and(eq(notifications.accountId, accountId), isNull(notifications.hiddenAt));

interface NotificationsQuery {
  accountId: string;
  isUnread: boolean;
  before: string | undefined;
  limit: number;
}

export async function selectNotifications(
  db: Queryable,
  { accountId, isUnread, before, limit }: NotificationsQuery,
): Promise<ListedNotification[]> {
  const rows = await db
    .select({ notification: notifications, workspaceName: workspaces.name })
    .from(notifications)
    .leftJoin(workspaces, eq(workspaces.id, notifications.workspaceId))
    .where(
      and(
        listedFor(accountId),
        isUnread ? isNull(notifications.readAt) : undefined,
        before ? lt(notifications.id, before) : undefined,
      ),
    )
    .orderBy(desc(notifications.id))
    .limit(limit);
  return rows.map(({ notification, workspaceName }) => ({ ...notification, workspaceName }));
}

export async function countUnread(db: Queryable, accountId: string): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(listedFor(accountId), isNull(notifications.readAt)));
  return row?.unread ?? 0;
}

interface Reading {
  accountId: string;
  /** These, or all up to `upTo`. */
  ids: string[] | undefined;
  upTo: string | undefined;
  at: Date;
}

/** The ones that were unread until now. */
export async function markRead(db: Queryable, { accountId, ids, upTo, at }: Reading): Promise<string[]> {
  const marked = await db
    .update(notifications)
    .set({ readAt: at })
    .where(
      and(
        eq(notifications.accountId, accountId),
        isNull(notifications.readAt),
        ids && inArray(notifications.id, ids),
        upTo ? lte(notifications.id, upTo) : undefined,
      ),
    )
    .returning({ id: notifications.id });
  return marked.map(({ id }) => id);
}

export async function markUnread(
  db: Queryable,
  { accountId, ids }: { accountId: string; ids: string[] },
): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: null })
    .where(and(eq(notifications.accountId, accountId), inArray(notifications.id, ids)));
}

interface Told {
  accountIds: string[];
  key: string;
}

export async function rewordTold(
  db: Queryable,
  { accountIds, key, body }: Told & { body: string },
): Promise<void> {
  await db
    .update(notifications)
    .set({ body })
    .where(and(inArray(notifications.accountId, accountIds), eq(notifications.key, key)));
}

export async function deleteTold(db: Queryable, { accountIds, key }: Told): Promise<void> {
  await db
    .delete(notifications)
    .where(and(inArray(notifications.accountId, accountIds), eq(notifications.key, key)));
}

/** What a person was told about a workspace that is closed to them, or everything they were told. */
export async function deleteNotificationsOf(
  db: Queryable,
  { accountId, workspaceId }: { accountId: string; workspaceId?: string },
): Promise<void> {
  await db
    .delete(notifications)
    .where(
      and(
        eq(notifications.accountId, accountId),
        workspaceId ? eq(notifications.workspaceId, workspaceId) : undefined,
      ),
    );
}

export async function deleteNotificationsBefore(
  db: Queryable,
  { read, any }: { read: Date; any: Date },
): Promise<void> {
  await db.delete(notifications).where(or(lt(notifications.readAt, read), lt(notifications.createdAt, any)));
}
