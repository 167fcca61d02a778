import type { Account } from './accounts/accounts.types.ts';
import type { Session } from './sessions/sessions.repository.ts';

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
}

export const toVerifiedAccount = (account: Account, session: Session): VerifiedAccount => ({
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
});
