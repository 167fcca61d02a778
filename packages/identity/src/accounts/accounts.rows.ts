import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { passkeys } from '../passkeys/passkeys.tables.ts';
import { secondFactors } from '../second-factors/second-factors.tables.ts';
import { accounts, providerLinks } from './accounts.tables.ts';
import type { Account } from './accounts.types.ts';

/** What to select of `accounts` for an {@link Account}: however much belongs to it, it is one row. */
export const wholeAccount = {
  account: accounts,
  links: belonging(providerLinks, ({ linkedAt }) => linkedAt),
  factors: belonging(secondFactors, ({ enrolledAt }) => enrolledAt),
  passkeys: belonging(passkeys, ({ enrolledAt }) => enrolledAt),
};

type Row = Pick<Account, 'links' | 'factors' | 'passkeys'> & {
  account: Omit<Account, 'links' | 'factors' | 'passkeys'>;
};

export const toAccount = ({ account, links, factors, passkeys }: Row): Account =>
  Object.assign(account, { links, factors, passkeys });

/** The rows of a table that belong to the account, the oldest first, as one value. */
function belonging<Table extends PgTable>(table: Table, since: (row: Table['$inferSelect']) => Date) {
  const columns = Object.entries(getTableColumns(table));
  const toRow = (record: Record<string, unknown>) =>
    Object.fromEntries(
      columns.map(([key, column]) => {
        const value = record[column.name] ?? null;
        return [key, value === null ? null : column.mapFromDriverValue(value)];
      }),
    ) as Table['$inferSelect'];
  const toRows = (records: Record<string, unknown>[]) =>
    records.map(toRow).toSorted((one, other) => since(one).getTime() - since(other).getTime());
  return sql`array(select to_json(one) from ${table} as one where one.account_id = ${accounts}.id)`.mapWith(
    toRows,
  );
}
