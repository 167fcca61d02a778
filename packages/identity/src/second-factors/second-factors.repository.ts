import { and, eq, lt } from 'drizzle-orm';
import { type Database, isUniqueViolation } from '../database/database.ts';
import { SecondFactorExists } from '../wire/errors.ts';
import { secondFactors } from './second-factors.tables.ts';

export type SecondFactor = typeof secondFactors.$inferSelect;
export type SecondFactors = ReturnType<typeof createSecondFactorsRepository>;

export function createSecondFactorsRepository(db: Database) {
  return {
    /** Throws `SECOND_FACTOR_EXISTS` when the account has one already. */
    async add(factor: SecondFactor): Promise<void> {
      try {
        await db.insert(secondFactors).values(factor);
      } catch (error) {
        throw isUniqueViolation(error) ? SecondFactorExists() : error;
      }
    },

    async remove(accountId: string, id: string): Promise<boolean> {
      const removed = await db
        .delete(secondFactors)
        .where(and(eq(secondFactors.accountId, accountId), eq(secondFactors.id, id)))
        .returning({ id: secondFactors.id });
      return removed.length === 1;
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
