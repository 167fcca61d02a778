import { asc, countDistinct, gt, inArray } from 'drizzle-orm';
import { accounts, providerLinks } from '../accounts/accounts.tables.ts';
import type { ProviderLink } from '../accounts/accounts.types.ts';
import type { Database, Transaction } from '../database/database.ts';
import { secondFactors } from '../second-factors/second-factors.tables.ts';

export interface ImportedAccount {
  account: typeof accounts.$inferInsert;
  links: readonly ProviderLink[];
}

/** One account of a batch: new here, here before, or another account has its address or is linked with its person. */
export type Outcome = 'imported' | 'present' | 'email taken' | 'person taken';

export type ExportedAccount = typeof accounts.$inferSelect & { links: readonly ProviderLink[] };
export type UsersFile = ReturnType<typeof createUsersFileRepository>;

export function createUsersFileRepository(db: Database) {
  return {
    /** Keeps a batch, all of it or none. What is here already stays as it is. Answers by account id. */
    add: (batch: readonly ImportedAccount[]): Promise<Map<string, Outcome>> =>
      db.transaction(async (tx) => {
        const inserted = await tx
          .insert(accounts)
          .values(batch.map(({ account }) => account))
          .onConflictDoNothing()
          .returning({ id: accounts.id });
        const isNew = new Set(inserted.map(({ id }) => id));
        const links = batch.flatMap((one) => (isNew.has(one.account.id) ? one.links : []));
        const isShort = await addLinks(tx, links);
        const rest = batch.map(({ account }) => account.id).filter((id) => !isNew.has(id));
        const found = rest.length
          ? await tx.select({ id: accounts.id }).from(accounts).where(inArray(accounts.id, rest))
          : [];
        const isPresent = new Set(found.map(({ id }) => id));
        const outcomeOf = (id: string): Outcome => {
          if (isShort.has(id)) return 'person taken';
          if (isNew.has(id)) return 'imported';
          return isPresent.has(id) ? 'present' : 'email taken';
        };
        return new Map(batch.map(({ account: { id } }) => [id, outcomeOf(id)]));
      }),

    /** The next accounts after this id, in the order of ids. */
    async after(id: string, limit: number): Promise<ExportedAccount[]> {
      const found = await db
        .select()
        .from(accounts)
        .where(gt(accounts.id, id))
        .orderBy(asc(accounts.id))
        .limit(limit);
      const ids = found.map((account) => account.id);
      const links = ids.length
        ? await db.select().from(providerLinks).where(inArray(providerLinks.accountId, ids))
        : [];
      const linksOf = Map.groupBy(links, ({ accountId }) => accountId);
      return found.map((account) => ({ ...account, links: linksOf.get(account.id) ?? [] }));
    },

    countWithSecondFactor: async (): Promise<number> =>
      (await db.select({ n: countDistinct(secondFactors.accountId) }).from(secondFactors))[0]?.n ?? 0,
  };
}

/** Accounts of which another has a link are not kept at all; answers their ids. */
async function addLinks(tx: Transaction, links: readonly ProviderLink[]): Promise<Set<string>> {
  if (links.length === 0) return new Set();
  const kept = await tx
    .insert(providerLinks)
    .values([...links])
    .onConflictDoNothing()
    .returning();
  const isKept = new Set(kept.map(keyOf));
  const short = links.filter((link) => !isKept.has(keyOf(link))).map(({ accountId }) => accountId);
  if (short.length > 0) await tx.delete(accounts).where(inArray(accounts.id, short));
  return new Set(short);
}

const keyOf = ({ accountId, providerId, rawId }: ProviderLink) =>
  JSON.stringify([accountId, providerId, rawId]);
