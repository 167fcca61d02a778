import { and, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { lockStanding, requireWayIn } from '../accounts/ways-in.repository.ts';
import { voidChanges } from '../codes/codes.repository.ts';
import { type Database, isUniqueViolation } from '../database/database.ts';
import { sessions } from '../sessions/sessions.tables.ts';
import { InvalidAuthenticatorResponse } from '../wire/errors.ts';
import { passkeys, spentChallenges } from './passkeys.tables.ts';

export type Passkey = typeof passkeys.$inferSelect;
export type Passkeys = ReturnType<typeof createPasskeysRepository>;

interface Removal {
  because: string;
  now: Date;
  /** The session that goes on. */
  except: string;
  /** Nobody may lock themselves out for good: whether some way in has to be left. */
  keepWayIn: boolean;
}

export function createPasskeysRepository(db: Database) {
  return {
    async find(id: string): Promise<Passkey | undefined> {
      const [found] = await db.select().from(passkeys).where(eq(passkeys.id, id));
      return found;
    },

    /**
     * Throws `INVALID_AUTHENTICATOR_RESPONSE` for a credential that is enrolled already, here or elsewhere, and
     * `TOKEN_EXPIRED` when the session has ended that it was asked for in.
     */
    async add(passkey: Passkey, { askedIn }: { askedIn: string }): Promise<void> {
      try {
        await db.transaction(async (tx) => {
          await lockStanding(tx, { accountId: passkey.accountId, sessionId: askedIn });
          await tx.insert(passkeys).values(passkey);
        });
      } catch (error) {
        throw isUniqueViolation(error) ? InvalidAuthenticatorResponse() : error;
      }
    },

    /** Answers the passkey under its new name, or nothing when the account has none of that id. */
    async rename(accountId: string, id: string, name: string): Promise<Passkey | undefined> {
      const [renamed] = await db
        .update(passkeys)
        .set({ name })
        .where(and(eq(passkeys.accountId, accountId), eq(passkeys.id, id)))
        .returning();
      return renamed;
    },

    /**
     * Removes passkeys of an account and ends every session but one, together, so that no sign-in with a passkey that
     * goes is left over. Answers those that were there. Throws `OPERATION_NOT_ALLOWED` when none would be left that has to be.
     */
    remove: (
      accountId: string,
      ids: readonly string[],
      { because, now, except, keepWayIn }: Removal,
    ): Promise<Passkey[]> =>
      db.transaction(async (tx) => {
        await lockStanding(tx, { accountId, sessionId: except });
        const removed = await tx
          .delete(passkeys)
          .where(and(eq(passkeys.accountId, accountId), inArray(passkeys.id, [...ids])))
          .returning();
        if (removed.length === 0) return removed;
        if (keepWayIn) await requireWayIn(tx, accountId);
        await tx
          .update(sessions)
          .set({ revokedAt: now, revokedBecause: because })
          .where(and(eq(sessions.accountId, accountId), isNull(sessions.revokedAt), ne(sessions.id, except)));
        await voidChanges(tx, accountId, now);
        return removed;
      }),

    /**
     * Takes over the authenticator's count, which has to grow if it counts at all. Of two uses that claim the same
     * count, one is told `true`.
     */
    async advance(id: string, counter: number): Promise<boolean> {
      const isHigher = lt(passkeys.counter, counter);
      const neverCounts = and(eq(passkeys.counter, 0), sql`${counter}::bigint = 0`);
      const advanced = await db
        .update(passkeys)
        .set({ counter })
        .where(and(eq(passkeys.id, id), or(isHigher, neverCounts)))
        .returning({ id: passkeys.id });
      return advanced.length === 1;
    },

    /** Answers whether the passkey is still there; waits for a removal that is underway. */
    async noteUse(id: string, { backedUp, now }: { backedUp: boolean; now: Date }): Promise<boolean> {
      const noted = await db
        .update(passkeys)
        .set({ backedUp, lastUsedAt: now })
        .where(eq(passkeys.id, id))
        .returning({ id: passkeys.id });
      return noted.length === 1;
    },

    /** Uses a challenge up. Of callers that answer the same one at once, one is told `true`. */
    async spendChallenge(id: string, expiresAt: Date): Promise<boolean> {
      const spent = await db
        .insert(spentChallenges)
        .values({ id, expiresAt })
        .onConflictDoNothing()
        .returning({ id: spentChallenges.id });
      return spent.length === 1;
    },

    purgeChallenges: (before: Date) =>
      db.delete(spentChallenges).where(lt(spentChallenges.expiresAt, before)),
  };
}
