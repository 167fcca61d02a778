import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { emailCodes } from './email-codes.tables.ts';

export type StoredEmailCode = typeof emailCodes.$inferSelect;
export type EmailCodesTable = ReturnType<typeof createEmailCodesRepository>;

export function createEmailCodesRepository(db: Database) {
  const isOpen = (ticketDigest: string, now: Date) =>
    and(eq(emailCodes.ticketDigest, ticketDigest), isNull(emailCodes.usedAt), gt(emailCodes.expiresAt, now));
  return {
    add: (code: typeof emailCodes.$inferInsert) => db.insert(emailCodes).values(code),

    async find(ticketDigest: string): Promise<StoredEmailCode | undefined> {
      const [found] = await db.select().from(emailCodes).where(eq(emailCodes.ticketDigest, ticketDigest));
      return found;
    },

    /** Counts a try before the code is looked at; answers whether there was one left. */
    async takeTry(ticketDigest: string, { most, now }: { most: number; now: Date }): Promise<boolean> {
      const taken = await db
        .update(emailCodes)
        .set({ tries: sql`${emailCodes.tries} + 1` })
        .where(and(isOpen(ticketDigest, now), lt(emailCodes.tries, most)))
        .returning({ tries: emailCodes.tries });
      return taken.length === 1;
    },

    /** Spends the code. Of any number of callers that try at once, one is told `true`. */
    async spend(ticketDigest: string, now: Date): Promise<boolean> {
      const spent = await db
        .update(emailCodes)
        .set({ usedAt: now })
        .where(isOpen(ticketDigest, now))
        .returning({ ticketDigest: emailCodes.ticketDigest });
      return spent.length === 1;
    },

    purge: (before: Date) => db.delete(emailCodes).where(lt(emailCodes.expiresAt, before)),
  };
}
