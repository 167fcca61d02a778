import type { Clock } from '../clock.ts';
import { defineError } from '../errors.ts';
import type { Account } from './types.ts';

/** The same five minutes as the account API asks for. */
const RECENT_MS = 5 * 60_000;

export const RecentSignInRequired = defineError(
  'auth/requires-recent-login',
  403,
  'Sign in again to do that.',
);

/** What an attacker at an unlocked screen must not be able to do needs a new proof of who one is. */
export function requireRecentSignIn({ authenticatedAt }: Account, clock: Clock): void {
  const isRecent = authenticatedAt && clock.now().getTime() - authenticatedAt.getTime() <= RECENT_MS;
  if (!isRecent) throw new RecentSignInRequired();
}
