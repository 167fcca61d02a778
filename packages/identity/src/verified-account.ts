import type { Account } from './accounts/accounts.types.ts';
import type { Clock } from './clock.ts';
import type { Session, Sessions } from './sessions/sessions.repository.ts';
import { standingOf } from './sessions/sessions.rules.ts';
import type { StandingCache } from './standings.ts';
import type { IdTokens } from './tokens/id-tokens.ts';
import { AccountError } from './wire/errors.ts';

/** Who presented an ID token, as the account is now. */
export interface VerifiedAccount {
  id: string;
  email: string | null;
  emailVerified: boolean;
  displayName: string | null;
  photoUrl: string | null;
  customClaims: Readonly<Record<string, unknown>>;
  createdAt: Date;
  sessionId: string;
  signInProvider: string;
  /** When the person last proved who they are. */
  authenticatedAt: Date;
  /** Set while the owner has asked for the account to be deleted. */
  deletionDueAt: Date | null;
}

interface Deps {
  idTokens: IdTokens;
  sessions: Sessions;
  standings: StandingCache;
  clock: Clock;
}

/** Makes the check that code in the same process runs on the ID tokens it is shown. */
export function createTokenCheck({ idTokens, sessions, standings, clock }: Deps) {
  async function findStanding(sessionId: string): Promise<VerifiedAccount | undefined> {
    const found = await sessions.findWithOwner(sessionId);
    const standing = standingOf(found?.session, found?.account, clock.now());
    return found && standing === 'stands' ? toVerifiedAccount(found.account, found.session) : undefined;
  }

  return async (token: string): Promise<VerifiedAccount | undefined> => {
    try {
      const { sid, sub } = await idTokens.verify(token);
      const verified = await standings.find(sid, () => findStanding(sid));
      return verified?.id === sub ? verified : undefined;
    } catch (error) {
      if (error instanceof AccountError) return undefined;
      throw error;
    }
  };
}

const toVerifiedAccount = (account: Account, session: Session): VerifiedAccount => ({
  id: account.id,
  email: account.email,
  emailVerified: account.emailVerified,
  displayName: account.displayName,
  photoUrl: account.photoUrl,
  customClaims: account.customClaims,
  createdAt: account.createdAt,
  sessionId: session.id,
  signInProvider: session.signInProvider,
  authenticatedAt: session.authenticatedAt,
  deletionDueAt: account.deletionDueAt,
});
