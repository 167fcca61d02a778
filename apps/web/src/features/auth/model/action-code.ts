import { applyActionCode, checkActionCode, confirmPasswordReset } from '@firebase/auth';
import { loadIdentity } from '@/lib/identity';

/** What a mailed code is for. Looking does not use it up: mail scanners that open links change nothing. */
export const MODES = [
  'resetPassword',
  'verifyEmail',
  'recoverEmail',
  'verifyAndChangeEmail',
  'signIn',
] as const;
export type ActionMode = (typeof MODES)[number];

export const isKnownMode = (mode: string | undefined): mode is ActionMode =>
  MODES.some((one) => one === mode);

export async function lookAtCode(code: string): Promise<{ email: string }> {
  const { data } = await checkActionCode(await loadIdentity(), code);
  return { email: data.email ?? '' };
}

/** Uses the code up; whoever is signed in learns of the change at once. */
export async function spendCode(code: string) {
  const auth = await loadIdentity();
  await applyActionCode(auth, code);
  await auth.currentUser?.reload().catch(() => undefined);
  await auth.currentUser?.getIdToken(true).catch(() => undefined);
}

export const chooseNewPassword = async (code: string, password: string) =>
  confirmPasswordReset(await loadIdentity(), code, password);
