import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import { voidChanges, voidChangesAndResets } from '../codes/codes.repository.ts';
import { type Database, isUniqueViolation, type Transaction } from '../database/database.ts';
import { passkeys } from '../passkeys/passkeys.tables.ts';
import { sessions } from '../sessions/sessions.tables.ts';
import { CredentialTooOld, EmailExists, TokenExpired } from '../wire/errors.ts';
import { accounts, providerLinks } from './accounts.tables.ts';
import type { AccountChanges } from './accounts.types.ts';
import { lockStanding, requireWayIn } from './ways-in.repository.ts';

export type Credentials = ReturnType<typeof createCredentialsRepository>;

interface Replacement {
  because: string;
  now: Date;
  /** Other providers through which the person shall not come in any more. */
  unlink?: readonly string[] | undefined;
  /** Whether the passkeys shall go, too. */
  dropPasskeys?: boolean | undefined;
  /** Nobody may lock themselves out for good: whether some way in has to be left. */
  keepWayIn?: boolean | undefined;
  /** The address that was proven, where that is what the change rests on. */
  proven?: string | undefined;
  /** The session in which it was asked for, which has to stand until then. */
  askedIn?: string | undefined;
  /** What else is changed, or not if that fails. */
  also?: ((tx: Transaction) => Promise<void>) | undefined;
}

type TakingBack = Pick<Replacement, 'because' | 'now'>;

async function asEmailExists<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (error) {
    throw isUniqueViolation(error) ? EmailExists() : error;
  }
}

async function replaceIn(
  tx: Transaction,
  accountId: string,
  changes: AccountChanges,
  { because, now, unlink = [], dropPasskeys, keepWayIn, proven, askedIn, also }: Replacement,
) {
  const unlinked = inArray(providerLinks.providerId, [...unlink]);
  await tx.delete(providerLinks).where(and(eq(providerLinks.accountId, accountId), unlinked));
  if (dropPasskeys) await tx.delete(passkeys).where(eq(passkeys.accountId, accountId));
  const isProven = proven === undefined ? undefined : eq(accounts.email, proven);
  const changed = await tx
    .update(accounts)
    .set({ ...changes, validSince: now })
    .where(and(eq(accounts.id, accountId), isProven))
    .returning({ id: accounts.id });
  if (isProven && changed.length === 0) throw CredentialTooOld();
  await also?.(tx);
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: now, revokedBecause: because })
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  if (askedIn && !ended.some(({ id }) => id === askedIn)) throw TokenExpired();
  await voidChangesAndResets(tx, accountId, now);
  if (keepWayIn) await requireWayIn(tx, accountId);
  return { ...changes, validSince: now };
}

const vacate = (tx: Transaction, accountId: string, now: Date) =>
  replaceIn(
    tx,
    accountId,
    { email: null, emailLinkSignIn: false },
    { because: 'address recovered by its owner', now },
  );

export function createCredentialsRepository(db: Database) {
  return {
    /**
     * Changes how a person comes in, and in the same transaction ends all sessions and mailed codes that the old way
     * in had brought about. Answers what is different now. The account comes before its sessions, as in
     * `sessions.open`, so that no sign-in with the old credentials slips in between. Throws `EMAIL_EXISTS` when another
     * account has the new address, `OPERATION_NOT_ALLOWED` for the last way in, `CREDENTIAL_TOO_OLD_LOGIN_AGAIN` when the
     * account has another than was proven, and `TOKEN_EXPIRED` when whoever asked has been thrown out since.
     */
    async replace(accountId: string, changes: AccountChanges, replacement: Replacement) {
      return asEmailExists(db.transaction((tx) => replaceIn(tx, accountId, changes, replacement)));
    },

    /**
     * The same for an address that was proven to be its owner's before: whoever signed up with it while it was free, and
     * never proved it, loses it in the same transaction, so that nobody else takes it in between. Throws `EMAIL_EXISTS`
     * when somebody proved it since.
     */
    async takeBackAddress(accountId: string, email: string, { because, now }: TakingBack): Promise<void> {
      await asEmailExists(
        db.transaction(async (tx) => {
          const both = await tx
            .select({ id: accounts.id, emailVerified: accounts.emailVerified })
            .from(accounts)
            .where(or(eq(accounts.id, accountId), eq(accounts.email, email)))
            .orderBy(accounts.id) // two who take back from each other must not wait for each other
            .for('update');
          const holder = both.find(({ id }) => id !== accountId);
          if (holder && !holder.emailVerified) await vacate(tx, holder.id, now);
          await replaceIn(tx, accountId, { email, emailVerified: true }, { because, now });
        }),
      );
    },

    /**
     * Gives an account another address, which was proven. Where it was confirmed in a session, all others end. Throws
     * `EMAIL_EXISTS` when another account has it, `CREDENTIAL_TOO_OLD_LOGIN_AGAIN` when the account has moved on from the
     * address that the change was asked for, and `TOKEN_EXPIRED` when that session has ended meanwhile.
     */
    async changeAddress(
      accountId: string,
      { from, to }: { from: string; to: string },
      { because, now, confirmedIn }: { because: string; now: Date; confirmedIn: string | undefined },
    ): Promise<void> {
      await asEmailExists(
        db.transaction(async (tx) => {
          if (confirmedIn) await lockStanding(tx, { accountId, sessionId: confirmedIn });
          const changed = await tx
            .update(accounts)
            .set({ email: to, emailVerified: true })
            .where(and(eq(accounts.id, accountId), eq(accounts.email, from)))
            .returning({ id: accounts.id });
          if (changed.length === 0) throw CredentialTooOld();
          if (!confirmedIn) return;
          const others = and(
            eq(sessions.accountId, accountId),
            isNull(sessions.revokedAt),
            ne(sessions.id, confirmedIn),
          );
          await tx.update(sessions).set({ revokedAt: now, revokedBecause: because }).where(others);
          await voidChanges(tx, accountId, now);
        }),
      );
    },
  };
}
