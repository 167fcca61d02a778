import { and, asc, eq, gt, ilike, or, type SQL } from 'drizzle-orm';
import { accounts } from '../accounts/accounts.tables.ts';
import type { Database } from '../database/database.ts';

export interface ListFilter {
  /** Part of an address or a name. */
  search?: string | undefined;
  disabled?: boolean | undefined;
  /** Only ids after this one. */
  after?: string | undefined;
  limit: number;
}

export type AccountList = ReturnType<typeof createAccountList>;

export function createAccountList(db: Database) {
  return {
    /** In the order of ids, which is the one order that never changes between two pages. */
    find: ({ search, disabled, after, limit }: ListFilter) =>
      db
        .select()
        .from(accounts)
        .where(
          and(
            after === undefined ? undefined : gt(accounts.id, after),
            disabled === undefined ? undefined : eq(accounts.disabled, disabled),
            search === undefined ? undefined : contains(search),
          ),
        )
        .orderBy(asc(accounts.id))
        .limit(limit),
  };
}

function contains(words: string): SQL | undefined {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  return or(ilike(accounts.email, pattern), ilike(accounts.displayName, pattern));
}
