import { and, eq, lt } from 'drizzle-orm';
import { type Database, isUniqueViolation, type Transaction } from '../database/database.ts';
import { MfaEnrollmentNotFound, SecondFactorExists } from '../wire/errors.ts';
import { secondFactors } from './second-factors.tables.ts';

export type SecondFactor = typeof secondFactors.$inferSelect;
export type SecondFactors = ReturnType<typeof createSecondFactorsRepository>;

export function createSecondFactorsRepository(db: Database) {
  return {
    /** Throws `SECOND_FACTOR_EXISTS` when the account has one already. */
    async add(tx: Transaction, factor: SecondFactor): Promise<void> {
      try {
        await tx.insert(secondFactors).values(factor);
      } catch (error) {
        throw isUniqueViolation(error) ? SecondFactorExists() : error;
      }
    },

    /** Throws `MFA_ENROLLMENT_NOT_FOUND` when the account has none of this id. */
    async remove(tx: Transaction, accountId: string, id: string): Promise<void> {
      const removed = await tx
        .delete(secondFactors)
        .where(and(eq(secondFactors.accountId, accountId), eq(secondFactors.id, id)))
        .returning({ id: secondFactors.id });
      if (removed.length === 0) throw MfaEnrollmentNotFound();
    },

    /** Uses up the code of a time step. Of callers that present the same code at once, one is told `true`. */
    async spendStep(id: string, step: number): Promise<boolean> {
      const spent = await db
        .update(secondFactors)
        .set({ lastStep: step })
        .where(and(eq(secondFactors.id, id), lt(secondFactors.lastStep, step)))
        .returning({ id: secondFactors.id });
      return spent.length === 1;
    },
  };
}
