import { and, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { oobCodes } from './codes.tables.ts';

export type StoredCode = typeof oobCodes.$inferSelect;
export type OobCodes = ReturnType<typeof createCodesRepository>;

export function createCodesRepository(db: Database) {
  return {
    add: (code: typeof oobCodes.$inferInsert) => db.insert(oobCodes).values(code),

    async find(digest: string): Promise<StoredCode | undefined> {
      const [found] = await db.select().from(oobCodes).where(eq(oobCodes.digest, digest));
      return found;
    },

    /** Spends the code. Of any number of callers that try at once, one is told `true`. */
    async spend(digest: string, now: Date): Promise<boolean> {
      const spent = await db
        .update(oobCodes)
        .set({ usedAt: now })
        .where(and(eq(oobCodes.digest, digest), isNull(oobCodes.usedAt), gt(oobCodes.expiresAt, now)))
        .returning({ digest: oobCodes.digest });
      return spent.length === 1;
    },

    /** Voids codes for the same that were made after this one. */
    async spendLater({ accountId, requestType, expiresAt }: StoredCode, now: Date): Promise<void> {
      if (!accountId) return;
      const isLater = and(
        eq(oobCodes.accountId, accountId),
        eq(oobCodes.requestType, requestType),
        gt(oobCodes.expiresAt, expiresAt),
        isNull(oobCodes.usedAt),
      );
      await db.update(oobCodes).set({ usedAt: now }).where(isLater);
    },

    purge: (before: Date) => db.delete(oobCodes).where(lt(oobCodes.expiresAt, before)),
  };
}

/** Whoever is thrown out must not change the address by a link that they asked for while they were in. */
export const voidChanges = (db: Pick<Database, 'update'>, accountId: string, now: Date) =>
  voidCodes(db, accountId, { types: ['VERIFY_AND_CHANGE_EMAIL'], now });

/** The same where there is a new way in: a link to choose another password was for the old one. */
export const voidChangesAndResets = (db: Pick<Database, 'update'>, accountId: string, now: Date) =>
  voidCodes(db, accountId, { types: ['VERIFY_AND_CHANGE_EMAIL', 'PASSWORD_RESET'], now });

const voidCodes = (
  db: Pick<Database, 'update'>,
  accountId: string,
  { types, now }: { types: string[]; now: Date },
) =>
  db
    .update(oobCodes)
    .set({ usedAt: now })
    .where(
      and(eq(oobCodes.accountId, accountId), isNull(oobCodes.usedAt), inArray(oobCodes.requestType, types)),
    );
