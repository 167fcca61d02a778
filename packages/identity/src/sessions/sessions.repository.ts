import { and, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { accounts, providerLinks } from '../accounts/accounts.tables.ts';
import { type Account, gatherAccounts } from '../accounts/accounts.types.ts';
import type { Database } from '../database/database.ts';
import { networkOf } from '../limits/network.rules.ts';
import { secondFactors } from '../second-factors/second-factors.tables.ts';
import { CredentialTooOld } from '../wire/errors.ts';
import { refreshTokens, sessions } from './sessions.tables.ts';

export type Session = typeof sessions.$inferSelect;
type NewSession = typeof sessions.$inferInsert;
type NewRefreshToken = typeof refreshTokens.$inferInsert;
export type Sessions = ReturnType<typeof createSessionsRepository>;

/** How long a place counts as one the owner signs in from. */
const FAMILIAR_SECONDS = 90 * 86_400;

export function createSessionsRepository(db: Database) {
  // Asked on nearly every request, so that PostgreSQL should plan them once.
  const withOwner = db
    .select({ session: sessions, account: accounts, link: providerLinks, factor: secondFactors })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .leftJoin(providerLinks, eq(providerLinks.accountId, accounts.id))
    .leftJoin(secondFactors, eq(secondFactors.accountId, accounts.id))
    .where(eq(sessions.id, sql.placeholder('id')))
    .prepare('identity_session_with_owner');
  const byRefreshToken = db
    .select({
      token: refreshTokens,
      session: sessions,
      account: accounts,
      link: providerLinks,
      factor: secondFactors,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .leftJoin(providerLinks, eq(providerLinks.accountId, accounts.id))
    .leftJoin(secondFactors, eq(secondFactors.accountId, accounts.id))
    .where(eq(refreshTokens.digest, sql.placeholder('digest')))
    .prepare('identity_session_by_refresh_token');

  return {
    /**
     * Keeps a new session with its first refresh token. Throws `CREDENTIAL_TOO_OLD_LOGIN_AGAIN` when the credentials
     * were changed after `account` was read: what was proven may be the old password.
     */
    async open(account: Account, session: NewSession, token: NewRefreshToken): Promise<void> {
      await db.transaction(async (tx) => {
        const unchanged = await tx
          .update(accounts)
          .set({ lastSignInAt: session.authenticatedAt })
          .where(and(eq(accounts.id, account.id), eq(accounts.validSince, account.validSince)))
          .returning({ id: accounts.id });
        if (unchanged.length === 0) throw CredentialTooOld();
        await tx.insert(sessions).values(session);
        await tx.insert(refreshTokens).values(token);
      });
    },

    async findWithOwner(id: string): Promise<{ session: Session; account: Account } | undefined> {
      const rows = await withOwner.execute({ id });
      const [account] = gatherAccounts(rows);
      return rows[0] && account && { session: rows[0].session, account };
    },

    async findByRefreshToken(digest: string) {
      const rows = await byRefreshToken.execute({ digest });
      const [account] = gatherAccounts(rows);
      return rows[0] && account && { token: rows[0].token, session: rows[0].session, account };
    },

    /**
     * Marks the old token used and keeps the new one, in one statement; answers whether the session still stood.
     * The first use counts: a sibling of a parallel tab must not open the reuse window anew.
     */
    async rotate(oldDigest: string, next: NewRefreshToken, now: Date): Promise<boolean> {
      const { rowCount } = await db.execute(sql`
        with standing as (
          update ${sessions} set last_used_at = ${now.toISOString()}::timestamptz
          where id = ${next.sessionId} and revoked_at is null returning id
        ), spent as (
          update ${refreshTokens} set used_at = coalesce(used_at, ${now.toISOString()}::timestamptz)
          where digest = ${oldDigest}
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

    async revokeAllOf(
      accountId: string,
      { because, now, except }: { because: string; now: Date; except?: string | undefined },
    ) {
      await db
        .update(sessions)
        .set({ revokedAt: now, revokedBecause: because })
        .where(
          and(
            eq(sessions.accountId, accountId),
            isNull(sessions.revokedAt),
            except ? ne(sessions.id, except) : undefined,
          ),
        );
    },

    listStanding: (accountId: string, now: Date): Promise<Session[]> =>
      db
        .select()
        .from(sessions)
        .where(and(eq(sessions.accountId, accountId), isNull(sessions.revokedAt), gt(sessions.endsAt, now)))
        .orderBy(desc(sessions.lastUsedAt)),

    /** Whether the owner of an address has lately signed in from this network address. */
    async isFamiliar(email: string, address: string, now: Date): Promise<boolean> {
      const since = new Date(now.getTime() - FAMILIAR_SECONDS * 1000);
      const found = await db
        .select({ id: sessions.id })
        .from(sessions)
        .innerJoin(accounts, eq(accounts.id, sessions.accountId))
        .where(
          and(
            eq(accounts.email, email),
            eq(sessions.network, networkOf(address)),
            gt(sessions.authenticatedAt, since),
          ),
        )
        .limit(1);
      return found.length > 0;
    },

    /** Removes sessions that ended long ago, and refresh tokens that would be refused for their age anyway. */
    async purge(endedBefore: Date, now: Date): Promise<void> {
      await db
        .delete(sessions)
        .where(or(lt(sessions.endsAt, endedBefore), lt(sessions.revokedAt, endedBefore)));
      await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, now));
    },
  };
}
