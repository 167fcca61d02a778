import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { passkeys } from '../passkeys/passkeys.tables.ts';
import { sessions } from '../sessions/sessions.tables.ts';
import { OperationNotAllowed, TokenExpired } from '../wire/errors.ts';
import { hasWayIn } from './accounts.rules.ts';
import { accounts, providerLinks } from './accounts.tables.ts';

type Transaction = Pick<Database, 'select'>;

export const LastWayIn = () => OperationNotAllowed({ detail: 'The last way to sign in cannot be removed.' });

/** Removals of ways in of one account take turns, or two at once could each leave what the other takes. */
export const lockAccount = (tx: Transaction, accountId: string) =>
  tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');

/** Throws `TOKEN_EXPIRED` when the session has ended since it was looked at; after this it ends no sooner than `tx`. */
export async function requireStanding(tx: Transaction, sessionId: string): Promise<void> {
  const standing = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
    .for('share');
  if (standing.length === 0) throw TokenExpired();
}

/** Throws `OPERATION_NOT_ALLOWED` when nothing is left by which the owner could come in again. */
export async function requireWayIn(tx: Transaction, accountId: string): Promise<void> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId));
  const links = await tx.select().from(providerLinks).where(eq(providerLinks.accountId, accountId));
  const keys = await tx.select().from(passkeys).where(eq(passkeys.accountId, accountId));
  if (account && !hasWayIn({ ...account, links, passkeys: keys })) throw LastWayIn();
}
