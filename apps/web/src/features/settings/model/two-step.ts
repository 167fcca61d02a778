import type { User } from '@firebase/auth';
import { callAccountApi } from '@/lib/account-api';
import { requireUser } from './account';

// The account SDK has calls for all but the recovery codes. They would weigh on the sign-in page, which they share a
// file with, so this asks the account API itself.
const ISSUER = 'Syllabi';

export interface NewSecret {
  /** What the QR code holds. */
  address: string;
  /** The secret to type. */
  secret: string;
  sessionInfo: string;
}

interface Tokens {
  idToken: string;
  refreshToken: string;
}

/** A secret for an authenticator app. It counts for nothing until a code of it was checked. */
export async function newSecret(): Promise<NewSecret> {
  const user = await requireUser();
  const { totpSessionInfo } = await ask<{
    totpSessionInfo: { sharedSecretKey: string; sessionInfo: string; hashingAlgorithm: string };
  }>(user, 'mfaEnrollment:start', { totpEnrollmentInfo: {} });
  const { sharedSecretKey: secret, sessionInfo, hashingAlgorithm: algorithm } = totpSessionInfo;
  const query = new URLSearchParams({ secret, issuer: ISSUER, algorithm, digits: '6', period: '30' });
  const label = `${ISSUER}:${encodeURIComponent(user.email ?? '')}`;
  return { address: `otpauth://totp/${label}?${query}`, secret, sessionInfo };
}

export async function switchOn({ sessionInfo }: NewSecret, verificationCode: string): Promise<void> {
  const user = await requireUser();
  const totpVerificationInfo = { sessionInfo, verificationCode };
  const displayName = 'Authenticator app';
  await goOnWith(user, await ask(user, 'mfaEnrollment:finalize', { displayName, totpVerificationInfo }));
}

export async function switchOff(mfaEnrollmentId: string): Promise<void> {
  const user = await requireUser();
  await goOnWith(user, await ask(user, 'mfaEnrollment:withdraw', { mfaEnrollmentId }));
}

/** Ten codes, shown this once; those of before are void. */
export async function makeRecoveryCodes(): Promise<string[]> {
  const user = await requireUser();
  const { recoveryCodes } = await ask<{ recoveryCodes: string[] }>(user, 'recoveryCodes:generate', {});
  return recoveryCodes;
}

const ask = async <Answer>(user: User, call: string, body: object): Promise<Answer> =>
  callAccountApi<Answer>(`/v2/accounts/${call}`, { ...body, idToken: await user.getIdToken() });

/** A change of the factors ends every session; the tokens of the one that goes on are put in the place of the old. */
const goOnWith = (user: User, tokens: Tokens): Promise<void> =>
  (user as User & SdkUser)._updateTokensIfNecessary(tokens, true);

/** What the SDK's own calls do with the tokens they are answered. */
interface SdkUser {
  _updateTokensIfNecessary(tokens: Tokens, reload: boolean): Promise<void>;
}
