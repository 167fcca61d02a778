import { and, desc, eq, gt, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import { accounts } from '../accounts/accounts.tables.ts';
import { lockAccount } from '../accounts/ways-in.repository.ts';
import { voidChanges } from '../codes/codes.repository.ts';
import type { Database } from '../database/database.ts';
import { prepareFinding } from './found.repository.ts';
import { prepareOpenings } from './openings.repository.ts';
import { preparePresentations } from './refreshes.repository.ts';
import { type Found, type Session, sessionWithOwner, toFound } from './sessions.rows.ts';
import { refreshTokens, sessions } from './sessions.tables.ts';

export type { Session } from './sessions.rows.ts';

type NewRefreshToken = typeof refreshTokens.$inferInsert;
export type Sessions = ReturnType<typeof createSessionsRepository>;

export function createSessionsRepository(db: Database) {
  return {
    ...prepareOpenings(db),

    findWithOwner: prepareFinding(db),

    async findByRefreshToken(digest: string): Promise<Found | undefined> {
      const [found] = await db
        .select(sessionWithOwner)
        .from(refreshTokens)
        .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
        .innerJoin(accounts, eq(accounts.id, sessions.accountId))
        .where(eq(refreshTokens.digest, digest));
      return found && toFound(found);
    },

    present: preparePresentations(db),

    /**
     * Keeps another token for a session whose old one was used a moment ago; answers whether the session still stood. When
     * the old one was used first stays as it is: a parallel tab must not open the reuse window anew.
     */
    async addSibling(next: NewRefreshToken, now: Date): Promise<boolean> {
      const { rowCount } = await db.execute(sql`
        with standing as (
          update ${sessions} set last_used_at = ${now.toISOString()}::timestamptz
          where id = ${next.sessionId} and revoked_at is null returning id
        )
        insert into ${refreshTokens} (digest, session_id, expires_at)
        select ${next.digest}, id, ${next.expiresAt.toISOString()}::timestamptz from standing`);
      return rowCount === 1;
    },

    addToken: (token: NewRefreshToken) => db.insert(refreshTokens).values(token),

    /** Ends a session; answers whether it still stood. */
    async revoke(id: string, because: string, now: Date): Promise<boolean> {
      const revoked = await db
        .update(sessions)
        .set({ revokedAt: now, revokedBecause: because })
        .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)))
        .returning({ id: sessions.id });
      return revoked.length === 1;
    },

    /** Ends a session that is in the wrong hands, and what was asked for in it; answers whether it still stood. */
    expel: (id: string, because: string, now: Date): Promise<boolean> =>
      db.transaction(async (tx) => {
        const [expelled] = await tx
          .update(sessions)
          .set({ revokedAt: now, revokedBecause: because })
          .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)))
          .returning({ accountId: sessions.accountId });
        if (expelled) await voidChanges(tx, expelled.accountId, now);
        return expelled !== undefined;
      }),

    revokeAllOf: (
      accountId: string,
      { because, now, except }: { because: string; now: Date; except?: string | undefined },
    ): Promise<void> =>
      db.transaction(async (tx) => {
        // In the order of whatever else ends sessions, or two could wait for each other.
        await lockAccount(tx, accountId);
        await tx
          .update(sessions)
          .set({ revokedAt: now, revokedBecause: because })
          .where(
            and(
              eq(sessions.accountId, accountId),
              isNull(sessions.revokedAt),
              except ? ne(sessions.id, except) : undefined,
            ),
          );
        await voidChanges(tx, accountId, now);
      }),

    listStanding: (accountId: string, now: Date): Promise<Session[]> =>
      db
        .select()
        .from(sessions)
        .where(and(eq(sessions.accountId, accountId), isNull(sessions.revokedAt), gt(sessions.endsAt, now)))
        .orderBy(desc(sessions.lastUsedAt), desc(sessions.authenticatedAt), sessions.id),

    /** Removes sessions that ended long ago, and refresh tokens that are past their time or whose session is gone. */
    async purge(endedBefore: Date, now: Date): Promise<void> {
      await db
        .delete(sessions)
        .where(or(lt(sessions.endsAt, endedBefore), lt(sessions.revokedAt, endedBefore)));
      const itsSession = db
        .select({ id: sessions.id })
        .from(sessions)
        .where(eq(sessions.id, refreshTokens.sessionId));
      await db.delete(refreshTokens).where(or(lt(refreshTokens.expiresAt, now), notExists(itsSession)));
    },
  };
}
