import { and, eq, inArray, isNull } from 'drizzle-orm';
import { oobCodes } from '../codes/codes.tables.ts';
import type { Database } from '../database/database.ts';
import { isUniqueViolation } from '../database/database.ts';
import { passkeys } from '../passkeys/passkeys.tables.ts';
import { sessions } from '../sessions/sessions.tables.ts';
import { EmailExists } from '../wire/errors.ts';
import { accounts, providerLinks } from './accounts.tables.ts';
import type { AccountChanges } from './accounts.types.ts';

export type Credentials = ReturnType<typeof createCredentialsRepository>;

interface Replacement {
  because: string;
  now: Date;
  /** Other providers through which the person shall not come in any more. */
  unlink?: readonly string[] | undefined;
  /** Whether the passkeys shall go, too. */
  dropPasskeys?: boolean | undefined;
}

export function createCredentialsRepository(db: Database) {
  return {
    /**
     * Changes how a person comes in, and in the same transaction ends all sessions and mailed codes that the old way
     * in had brought about. Answers what is different now. The account comes before its sessions, as in
     * `sessions.open`, so that no sign-in with the old credentials slips in between. Throws `EMAIL_EXISTS` when another
     * account has the new address.
     */
    async replace(
      accountId: string,
      changes: AccountChanges,
      { because, now, unlink = [], dropPasskeys }: Replacement,
    ) {
      try {
        await db.transaction(async (tx) => {
          const unlinked = inArray(providerLinks.providerId, [...unlink]);
          await tx.delete(providerLinks).where(and(eq(providerLinks.accountId, accountId), unlinked));
          if (dropPasskeys) await tx.delete(passkeys).where(eq(passkeys.accountId, accountId));
          await tx
            .update(accounts)
            .set({ ...changes, validSince: now })
            .where(eq(accounts.id, accountId));
          await tx
            .update(sessions)
            .set({ revokedAt: now, revokedBecause: because })
            .where(and(eq(sessions.accountId, accountId), isNull(sessions.revokedAt)));
          await tx
            .update(oobCodes)
            .set({ usedAt: now })
            .where(
              and(
                eq(oobCodes.accountId, accountId),
                isNull(oobCodes.usedAt),
                eq(oobCodes.requestType, 'PASSWORD_RESET'),
              ),
            );
        });
        return { ...changes, validSince: now };
      } catch (error) {
        throw isUniqueViolation(error) ? EmailExists() : error;
      }
    },
  };
}
