import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Database, Queryable } from '../../platform/database.ts';
import { firebaseAccounts } from './firebase-accounts.tables.ts';

export type FirebaseAccount = typeof firebaseAccounts.$inferSelect;

export async function findFirebaseAccount(db: Queryable, id: string): Promise<FirebaseAccount | undefined> {
  const [found] = await db.select().from(firebaseAccounts).where(eq(firebaseAccounts.accountId, id));
  return found;
}

export const findFirebaseAccounts = async (
  db: Queryable,
  ids: readonly string[],
): Promise<FirebaseAccount[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(firebaseAccounts)
        .where(inArray(firebaseAccounts.accountId, [...ids]));

type Said = Omit<FirebaseAccount, 'firstSeenAt' | 'erasedAt'>;

/** Keeps what a token said, unless a newer one was here before. Somebody who was erased begins anew. */
export async function keepWhatTokenSaid(
  db: Queryable,
  { accountId, ...said }: Said,
  now: Date,
): Promise<void> {
  await db
    .insert(firebaseAccounts)
    .values({ accountId, ...said, firstSeenAt: now })
    .onConflictDoUpdate({
      target: firebaseAccounts.accountId,
      set: { ...said, erasedAt: null },
      setWhere: lt(firebaseAccounts.saidAt, said.saidAt),
    });
}

/** From now on nothing is known of the person but that they went. */
export async function markErased(db: Queryable, accountId: string, now: Date): Promise<void> {
  await db
    .update(firebaseAccounts)
    .set({ email: null, emailVerified: false, displayName: null, photoUrl: null, erasedAt: now })
    .where(eq(firebaseAccounts.accountId, accountId));
}

export async function forgetErased(db: Database, accountId: string): Promise<void> {
  await db
    .delete(firebaseAccounts)
    .where(and(eq(firebaseAccounts.accountId, accountId), isNotNull(firebaseAccounts.erasedAt)));
}
