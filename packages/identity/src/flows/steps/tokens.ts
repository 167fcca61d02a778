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

/** Makes a step that opens a session by a way in that was added: the second proof of the one that asked still counts. */
export const issueTokensByNewWay =
  (signInProvider: string) =>
  (
    known: Pick<Start, 'tokenIssuer' | 'action' | 'client' | 'now'> & { account: Account; session: Session },
  ) => {
    const { account, session, tokenIssuer, action, client, now } = known;
    const { secondFactor } = session;
    const method = { signInProvider, ...(secondFactor && { secondFactor }) };
    return tokenIssuer.forSignIn(account, method, { action, client, now });
  };

/** Issues tokens with the account's new claims for the session that goes on. */
export const issueFreshTokens = async ({
  account,
  session,
  tokenIssuer,
  now,
}: Pick<Start, 'tokenIssuer' | 'now'> & { account: Account; session: Session }) => ({
  tokens: await tokenIssuer.forSession(account, session, now),
});
