import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { oobCodes } from '../codes/codes.tables.ts';
import { inBatches } from '../database/batches.ts';
import { type Database, isUniqueViolation, type Transaction } from '../database/database.ts';
import { valuesOf } from '../database/rows.ts';
import { prepareSelect } from '../database/statement.ts';
import { randomAccountId } from '../random.ts';
import { CredentialTooOld, EmailExists } from '../wire/errors.ts';
import { toAccount, wholeAccount } from './accounts.rows.ts';
import { accounts, deletions, providerLinks } from './accounts.tables.ts';
import type { Account, AccountChanges, NewAccount, ProviderLink } from './accounts.types.ts';

export type Accounts = ReturnType<typeof createAccountsRepository>;

export function createAccountsRepository(db: Database) {
  const where = (condition: SQL) => db.select(wholeAccount).from(accounts).where(condition);
  const find = async (condition: SQL): Promise<Account[]> => (await where(condition)).map(toAccount);
  // Asked again and again, so that PostgreSQL should plan them once.
  const prepare = (name: string, condition: SQL) =>
    prepareSelect(
      db,
      name,
      wholeAccount,
      sql`select ${valuesOf(wholeAccount)} from ${accounts} where ${condition}`,
    );
  const byId = prepare('identity_account_by_id', eq(accounts.id, sql.placeholder('id')));
  const byEmails = prepare(
    'identity_accounts_by_email',
    sql`${accounts.email} = any(${sql.placeholder('emails')}::text[])`,
  );
  const findByEmails = async (emails: readonly string[]): Promise<(Account | undefined)[]> => {
    const found = (await byEmails({ emails: [...new Set(emails)] })).map(toAccount);
    const byEmail = new Map(found.map((account) => [account.email, account]));
    return emails.map((email) => byEmail.get(email));
  };

  return {
    findById: async (id: string) => (await byId({ id })).map(toAccount)[0],
    findByEmail: inBatches(findByEmails, { atOnce: 2 }),
    findMany: async (ids: readonly string[]) => (ids.length ? find(inArray(accounts.id, [...ids])) : []),

    /** Makes an account, unless another request has just made one of this id or address: then there is no answer. */
    createUnlessThere: (fields: NewAccount, now: Date) => createUnlessThere(db, fields, now),

    /** The same with a link, unless another account has just been linked with that person. */
    createLinkedUnlessThere: (
      fields: NewAccount,
      link: Omit<ProviderLink, 'accountId'>,
      now: Date,
    ): Promise<Account | undefined> =>
      db.transaction(async (tx) => {
        const created = await createUnlessThere(tx, fields, now);
        if (!created) return undefined;
        const values = { ...link, accountId: created.id };
        const links = await tx.insert(providerLinks).values(values).onConflictDoNothing().returning();
        if (links.length > 0) return { ...created, links };
        await tx.delete(accounts).where(eq(accounts.id, created.id));
        return undefined;
      }),

    /** Throws `EMAIL_EXISTS` when another account has the new address. */
    async change(id: string, changes: AccountChanges): Promise<void> {
      if (Object.keys(changes).length === 0) return;
      await emailIsUnique(() => db.update(accounts).set(changes).where(eq(accounts.id, id)));
    },

    /**
     * Changes an account because its address was proven. Throws `CREDENTIAL_TOO_OLD_LOGIN_AGAIN` when it has another by
     * now, of which nothing was proven.
     */
    async changeProven(id: string, email: string, changes: AccountChanges): Promise<void> {
      const proven = await db
        .update(accounts)
        .set({ ...changes, emailVerified: true })
        .where(and(eq(accounts.id, id), eq(accounts.email, email)))
        .returning({ id: accounts.id });
      if (proven.length === 0) throw CredentialTooOld();
    },

    /**
     * The account is gone at once; the row in `deletions` stays until its data are erased elsewhere too. Where `ifDue`,
     * only an account goes whose owner has not thought better of it by now. Answers whether it is gone.
     */
    remove: (id: string, now: Date, { ifDue = false } = {}): Promise<boolean> =>
      db.transaction(async (tx) => {
        const [gone] = await tx
          .delete(accounts)
          .where(and(eq(accounts.id, id), ifDue ? lte(accounts.deletionDueAt, now) : undefined))
          .returning({ email: accounts.email });
        if (!gone) return false;
        await tx.delete(oobCodes).where(eq(oobCodes.accountId, id));
        const told = { email: gone.email, deletedAt: now };
        // One of the same id may have been deleted before, and what is kept of it not be erased yet.
        await tx
          .insert(deletions)
          .values({ accountId: id, ...told })
          .onConflictDoUpdate({ target: deletions.accountId, set: told });
        return true;
      }),

    /** Accounts whose owner did not think better of it in time. */
    dueForDeletion: async (now: Date): Promise<string[]> =>
      (await db.select({ id: accounts.id }).from(accounts).where(lte(accounts.deletionDueAt, now))).map(
        ({ id }) => id,
      ),
    pendingDeletions: (): Promise<{ id: string; email: string | null }[]> =>
      db.select({ id: deletions.accountId, email: deletions.email }).from(deletions),
    finishDeletion: (id: string) => db.delete(deletions).where(eq(deletions.accountId, id)),
    count: async () => Number((await db.select({ n: sql<string>`count(*)` }).from(accounts))[0]?.n ?? 0),
  };
}

async function createUnlessThere(
  on: Transaction,
  fields: NewAccount,
  now: Date,
): Promise<Account | undefined> {
  const [created] = await on
    .insert(accounts)
    .values({ ...fields, id: fields.id ?? randomAccountId(), createdAt: now, validSince: now })
    .onConflictDoNothing()
    .returning();
  return created && { ...created, links: [], factors: [], passkeys: [] };
}

async function emailIsUnique<T>(write: () => PromiseLike<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error) ? EmailExists() : error;
  }
}
