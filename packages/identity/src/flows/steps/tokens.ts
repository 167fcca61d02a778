import type { Account } from '../../accounts/accounts.types.ts';
import type { Session } from '../../sessions/sessions.repository.ts';
import type { Start } from '../context.ts';

/** Makes a step that opens a session and issues its first tokens. */
export const issueTokens =
  (signInProvider: string) =>
  ({
    account,
    tokenIssuer,
    action,
    client,
    now,
  }: Pick<Start, 'tokenIssuer' | 'action' | 'client' | 'now'> & { account: Account }) =>
    tokenIssuer.forSignIn(account, { signInProvider }, { action, client, now });

/** Issues tokens with the account's new claims for the session that goes on. */
export const issueFreshTokens = async ({
  account,
  session,
  tokenIssuer,
  now,
}: Pick<Start, 'tokenIssuer' | 'now'> & { account: Account; session: Session }) => ({
  tokens: await tokenIssuer.forSession(account, session, now),
});
