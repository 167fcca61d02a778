import {
  getMultiFactorResolver,
  type MultiFactorAssertion,
  type MultiFactorError,
  TotpMultiFactorGenerator,
} from '@firebase/auth';
import { callAccountApi } from './account-api';
import { authCodeOf } from './auth-errors';
import { loadIdentity } from './identity';

export interface AuthenticatorApp {
  id: string;
  name: string;
}

/** A proof of who one is that was good and now waits for the second one. */
export interface SecondStep {
  apps: AuthenticatorApp[];
  finishWithCode(code: string, appId?: string): Promise<void>;
  /** A recovery code stands for any app, once. */
  finishWithRecoveryCode(code: string): Promise<void>;
}

export const wantsSecondStep = (error: unknown) => authCodeOf(error) === 'multi-factor-auth-required';

/** Takes up what a sign-in or a re-authentication left behind that failed with `multi-factor-auth-required`. */
export async function openSecondStep(error: unknown): Promise<SecondStep> {
  const resolver = getMultiFactorResolver(await loadIdentity(), error as MultiFactorError);
  const apps = resolver.hints
    .filter(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID)
    .map(({ uid, displayName }, index) => ({
      id: uid,
      name: displayName || `Authenticator app ${index + 1}`,
    }));
  return {
    apps,
    async finishWithCode(code, appId = apps[0]?.id ?? '') {
      await resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(appId, code));
    },
    async finishWithRecoveryCode(code) {
      await resolver.resolveSignIn(recoveryCode(pendingCredentialOf(error), code));
    },
  };
}

const pendingCredentialOf = (error: unknown) =>
  (error as { customData: { _serverResponse: { mfaPendingCredential: string } } }).customData._serverResponse
    .mfaPendingCredential;

/** The SDK knows no recovery codes. It calls `_process` on every assertion and takes the tokens that come of it. */
const recoveryCode = (mfaPendingCredential: string, code: string) =>
  ({
    factorId: TotpMultiFactorGenerator.FACTOR_ID,
    _process: () =>
      callAccountApi('/v2/accounts/mfaSignIn:finalize', { mfaPendingCredential, recoveryCode: code }),
  }) as unknown as MultiFactorAssertion;
