import { and, eq, isNull } from 'drizzle-orm';
import { lockStanding } from '../accounts/ways-in.repository.ts';
import type { Database } from '../database/database.ts';
import type { SecretBox } from '../secret-box.ts';
import type { Session } from '../sessions/sessions.rows.ts';
import { canonicalRecoveryCode, newRecoveryCodes } from './recovery-codes.rules.ts';
import { recoveryCodes } from './recovery-codes.tables.ts';
import { secondFactors } from './second-factors.tables.ts';

export type RecoveryCodes = ReturnType<typeof createRecoveryCodesRepository>;

export function createRecoveryCodesRepository(db: Database, secretBox: SecretBox) {
  // Fifty bits could be tried out by whoever has the table alone: they need the secret key as well.
  const fingerprintOf = (factorId: string, code: string) =>
    secretBox.fingerprint('recovery code', `${factorId} ${canonicalRecoveryCode(code)}`);

  return {
    /**
     * Makes new codes, which are shown this once; those of before are void. Throws `TOKEN_EXPIRED` when the session has
     * ended that they were asked for in.
     */
    async replace(
      factorId: string,
      { accountId, id: sessionId }: Pick<Session, 'accountId' | 'id'>,
    ): Promise<string[]> {
      const codes = newRecoveryCodes();
      const rows = codes.map((code) => ({ fingerprint: fingerprintOf(factorId, code), factorId }));
      await db.transaction(async (tx) => {
        await lockStanding(tx, { accountId, sessionId });
        await tx.delete(recoveryCodes).where(eq(recoveryCodes.factorId, factorId));
        await tx.insert(recoveryCodes).values(rows);
      });
      return codes;
    },

    /** Uses a code up. Of callers that present the same one at once, one is told `true`. */
    async spend(factorId: string, code: string, now: Date): Promise<boolean> {
      const spent = await db
        .update(recoveryCodes)
        .set({ usedAt: now })
        .where(
          and(eq(recoveryCodes.fingerprint, fingerprintOf(factorId, code)), isNull(recoveryCodes.usedAt)),
        )
        .returning({ factorId: recoveryCodes.factorId });
      return spent.length === 1;
    },

    async countLeft(accountId: string): Promise<number> {
      const left = await db
        .select({ factorId: recoveryCodes.factorId })
        .from(recoveryCodes)
        .innerJoin(secondFactors, eq(secondFactors.id, recoveryCodes.factorId))
        .where(and(eq(secondFactors.accountId, accountId), isNull(recoveryCodes.usedAt)));
      return left.length;
    },
  };
}
