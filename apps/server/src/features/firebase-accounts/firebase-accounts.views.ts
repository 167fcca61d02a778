import type { TokenHolder, VerifiedAccount } from '@syllabi/identity';
import type { FirebaseAccount } from './firebase-accounts.repository.ts';

export const toVerifiedAccount = (
  { issuedAt: _unused, ...holder }: TokenHolder,
  createdAt: Date,
): VerifiedAccount => ({ ...holder, createdAt, deletionDueAt: null });

/** Google tells only the person themselves that an account is switched off: their tokens stop coming. */
export const toAccountSummary = ({
  accountId,
  email,
  emailVerified,
  displayName,
  photoUrl,
  firstSeenAt,
  saidAt,
}: FirebaseAccount) => ({
  id: accountId,
  email,
  emailVerified,
  displayName,
  photoUrl,
  disabled: false,
  createdAt: firstSeenAt,
  lastSignInAt: saidAt,
  deletionDueAt: null,
});
