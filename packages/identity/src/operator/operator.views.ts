import type { Account } from '../accounts/accounts.types.ts';
import { isImported } from '../passwords/imported-hashes.ts';
import type { Session } from '../sessions/sessions.repository.ts';

type Listed = Pick<
  Account,
  'id' | 'email' | 'emailVerified' | 'displayName' | 'disabled' | 'createdAt' | 'lastSignInAt'
>;

/** An account in a list; no hash and no secret is in it. */
export const toOperatorView = (account: Listed) => ({
  id: account.id,
  email: account.email,
  emailVerified: account.emailVerified,
  displayName: account.displayName,
  disabled: account.disabled,
  createdAt: account.createdAt,
  lastSignInAt: account.lastSignInAt,
});

/** Everything an operator may know of one account. */
export const toOperatorDetails = (
  account: Account,
  sessions: readonly Session[],
  recoveryCodesLeft: number,
) => ({
  ...toOperatorView(account),
  photoUrl: account.photoUrl,
  deletionDueAt: account.deletionDueAt,
  customClaims: account.customClaims,
  password: passwordKind(account.passwordHash),
  passwordUpdatedAt: account.passwordUpdatedAt,
  emailLink: account.emailLinkSignIn,
  providers: account.links.map(({ providerId, email }) => ({ providerId, email })),
  twoStep: account.factors.length > 0,
  recoveryCodesLeft,
  sessions: sessions.map(({ id, signInProvider, address, userAgent, authenticatedAt, lastUsedAt }) => ({
    id,
    signInProvider,
    address,
    userAgent,
    authenticatedAt,
    lastUsedAt,
  })),
});

function passwordKind(passwordHash: string | null): 'none' | 'set' | 'imported' {
  if (!passwordHash) return 'none';
  return isImported(passwordHash) ? 'imported' : 'set';
}
