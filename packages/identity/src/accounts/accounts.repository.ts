import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Database, isUniqueViolation } from '../database/database.ts';
import { randomAccountId } from '../random.ts';
import { secondFactors } from '../second-factors/second-factors.tables.ts';
import { EmailExists } from '../wire/errors.ts';
import { accounts, deletions, providerLinks } from './accounts.tables.ts';
import { type Account, type AccountChanges, gatherAccounts, type NewAccount } from './accounts.types.ts';

export type Accounts = ReturnType<typeof createAccountsRepository>;

export function createAccountsRepository(db: Database) {
  async function find(condition: SQL): Promise<Account[]> {
    const rows = await db
      .select({ account: accounts, link: providerLinks, factor: secondFactors })
      .from(accounts)
      .leftJoin(providerLinks, eq(providerLinks.accountId, accounts.id))
      .leftJoin(secondFactors, eq(secondFactors.accountId, accounts.id))
      .where(condition);
    return gatherAccounts(rows);
  }

  return {
    findById: async (id: string) => (await find(eq(accounts.id, id)))[0],
    findByEmail: async (email: string) => (await find(eq(accounts.email, email)))[0],
    findMany: async (ids: readonly string[]) => (ids.length ? find(inArray(accounts.id, [...ids])) : []),

    /** Throws `EMAIL_EXISTS` when another account has the address. */
    async create(fields: NewAccount, now: Date): Promise<Account> {
      const [created] = await emailIsUnique(() =>
        db
          .insert(accounts)
          .values({ ...fields, id: fields.id ?? randomAccountId(), createdAt: now, validSince: now })
          .returning(),
      );
      if (!created) throw new Error('an insert returned no row');
      return { ...created, links: [], factors: [] };
    },

    /** Throws `EMAIL_EXISTS` when another account has the new address. */
    async change(id: string, changes: AccountChanges): Promise<void> {
      if (Object.keys(changes).length === 0) return;
      await emailIsUnique(() => db.update(accounts).set(changes).where(eq(accounts.id, id)));
    },

    /** The account is gone at once; the row in `deletions` stays until its data are erased elsewhere too. */
    async remove(id: string, now: Date): Promise<void> {
      await db.transaction(async (tx) => {
        const gone = await tx.delete(accounts).where(eq(accounts.id, id)).returning({ id: accounts.id });
        if (gone.length) await tx.insert(deletions).values({ accountId: id, deletedAt: now });
      });
    },

    pendingDeletions: async () =>
      (await db.select({ id: deletions.accountId }).from(deletions)).map(({ id }) => id),
    finishDeletion: (id: string) => db.delete(deletions).where(eq(deletions.accountId, id)),
    count: async () => Number((await db.select({ n: sql<string>`count(*)` }).from(accounts))[0]?.n ?? 0),
  };
}

async function emailIsUnique<T>(write: () => PromiseLike<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error) ? EmailExists() : error;
  }
}
