import {
  getMultiFactorResolver,
  type MultiFactorError,
  type MultiFactorResolver,
  TotpMultiFactorGenerator,
} from '@firebase/auth';
import { authCodeOf } from '@/lib/auth-errors';
import { loadIdentity } from '@/lib/identity';

/** A sign-in whose password was right and that now waits for a code. Lives only as long as this page. */
let waiting: MultiFactorResolver | undefined;

export async function keepForSecondStep(error: unknown): Promise<boolean> {
  if (authCodeOf(error) !== 'multi-factor-auth-required') return false;
  waiting = getMultiFactorResolver(await loadIdentity(), error as MultiFactorError);
  return true;
}

export const isSecondStepWaiting = () => waiting !== undefined;

export async function finishWithCode(code: string) {
  const hint = waiting?.hints.find(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID);
  if (!waiting || !hint)
    throw Object.assign(new Error('No sign-in waits for a code'), { code: 'auth/user-token-expired' });
  await waiting.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(hint.uid, code));
  waiting = undefined;
}
