import { and, asc, count, eq, ne } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { pushKeys, pushSubscriptions } from './notifications.tables.ts';

export type Subscription = typeof pushSubscriptions.$inferSelect;

const ONLY_PAIR = 1;

export async function findKeys(db: Queryable) {
  const [keys] = await db.select().from(pushKeys).where(eq(pushKeys.id, ONLY_PAIR));
  return keys;
}

/** Keeps the pair that is there when another process was quicker. */
export async function insertKeys(
  db: Queryable,
  keys: { publicKey: string; privateKeySealed: string; createdAt: Date },
): Promise<void> {
  await db
    .insert(pushKeys)
    .values({ id: ONLY_PAIR, ...keys })
    .onConflictDoNothing();
}

/** A browser belongs to whoever used it last. */
export async function saveSubscription(
  db: Queryable,
  subscription: typeof pushSubscriptions.$inferInsert,
): Promise<Subscription> {
  const { id: _, ...fresh } = subscription;
  const [saved] = await db
    .insert(pushSubscriptions)
    .values(subscription)
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: fresh })
    .returning();
  if (!saved) throw new Error('an upsert answers with its row');
  return saved;
}

export const subscriptionsOf = (db: Queryable, accountId: string): Promise<Subscription[]> =>
  db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.accountId, accountId))
    .orderBy(asc(pushSubscriptions.createdAt), asc(pushSubscriptions.id));

/** How many browsers this person has beside the one at this address. */
export async function countOtherSubscriptions(
  db: Queryable,
  accountId: string,
  endpoint: string,
): Promise<number> {
  const others = and(eq(pushSubscriptions.accountId, accountId), ne(pushSubscriptions.endpoint, endpoint));
  const [row] = await db.select({ many: count() }).from(pushSubscriptions).where(others);
  return row?.many ?? 0;
}

export async function findSubscription(db: Queryable, id: string): Promise<Subscription | undefined> {
  const [row] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id));
  return row;
}

export async function deleteSubscription(
  db: Queryable,
  { id, accountId }: { id: string; accountId?: string },
): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(
      and(eq(pushSubscriptions.id, id), accountId ? eq(pushSubscriptions.accountId, accountId) : undefined),
    );
}

export async function deleteSubscriptionsOf(db: Queryable, accountId: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.accountId, accountId));
}
