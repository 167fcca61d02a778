import { toAccount, wholeAccount } from '../accounts/accounts.rows.ts';
import type { Account } from '../accounts/accounts.types.ts';
import { sessions } from './sessions.tables.ts';

export type Session = typeof sessions.$inferSelect;

/** A session with whose it is. */
export interface Found {
  session: Session;
  account: Account;
}

/** What to select of `sessions` and `accounts` for a {@link Found}. */
export const sessionWithOwner = { session: sessions, ...wholeAccount };

export const toFound = (row: Parameters<typeof toAccount>[0] & { session: Session }): Found => ({
  session: row.session,
  account: toAccount(row),
});
