import { hasWayIn } from '../../accounts/accounts.rules.ts';
import type { Account } from '../../accounts/accounts.types.ts';
import { secondsAfter } from '../../clock.ts';
import type { Session } from '../../sessions/sessions.repository.ts';
import { type Standing, standingOf } from '../../sessions/sessions.rules.ts';
import {
  type AccountError,
  CredentialTooOld,
  TokenExpired,
  UserDisabled,
  UserNotFound,
} from '../../wire/errors.ts';
import type { Start } from '../context.ts';

const REFUSALS: Record<Exclude<Standing, 'stands'>, () => AccountError> = {
  gone: UserNotFound,
  disabled: UserDisabled,
  ended: TokenExpired,
};

/** Whose ID token it is: asks the tables, since a signature says nothing about what happened after it was made. */
export async function authenticate({
  idToken,
  idTokens,
  sessions,
  accounts,
  now,
}: Pick<Start, 'idTokens' | 'sessions' | 'accounts' | 'now'> & { idToken: string }) {
  const claims = await idTokens.verify(idToken);
  const found = await sessions.findWithOwner(claims.sid);
  if (!found || found.account.id !== claims.sub) {
    throw (await accounts.findById(claims.sub)) ? TokenExpired() : UserNotFound();
  }
  const standing = standingOf(found.session, found.account, now);
  if (standing !== 'stands') throw REFUSALS[standing]();
  return found;
}

/**
 * What an attacker at an unlocked screen must not be able to do needs a new proof of who one is. Someone who is
 * anonymous has none to give, and nothing that it could protect.
 */
export function requireRecentSignIn({
  account,
  session,
  settings,
  now,
}: Pick<Start, 'settings' | 'now'> & { account: Account; session: Session }) {
  if (session.signInProvider === 'anonymous' && !hasWayIn(account)) return;
  const { recentSignInSeconds } = settings.lifetimes;
  if (now > secondsAfter(session.authenticatedAt, recentSignInSeconds)) throw CredentialTooOld();
}
