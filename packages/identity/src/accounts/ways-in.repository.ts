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

interface Asking {
  accountId: string;
  sessionId: string;
}

/** The same for a session, which then ends no sooner than `tx`. Throws `TOKEN_EXPIRED` when it has ended by now. */
export async function lockStanding(tx: Transaction, { accountId, sessionId }: Asking): Promise<void> {
  await lockAccount(tx, accountId);
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
