import { applyActionCode, checkActionCode, confirmPasswordReset, signOut } from '@firebase/auth';
import { callAccountApi } from '@/lib/account-api';
import { loadCapabilities } from '@/lib/capabilities';
import { loadIdentity } from '@/lib/identity';

/** What a mailed code is for, as its link says it and as the provider does. */
const OPERATIONS = {
  resetPassword: 'PASSWORD_RESET',
  verifyEmail: 'VERIFY_EMAIL',
  recoverEmail: 'RECOVER_EMAIL',
  verifyAndChangeEmail: 'VERIFY_AND_CHANGE_EMAIL',
  signIn: 'EMAIL_SIGNIN',
} as const;
export type ActionMode = keyof typeof OPERATIONS;

export const isKnownMode = (mode: string | undefined): mode is ActionMode =>
  mode !== undefined && Object.hasOwn(OPERATIONS, mode);

/** Whether it could be a whole code: one cut off by a mail program, or made up, need not be asked about. */
export const looksLikeCode = (code: string | undefined): code is string => /^[\w-]{20,512}$/.test(code ?? '');

export interface CheckedCode {
  /** The address it is about; a sign-in link does not tell. */
  email: string;
  /** The one that goes, where the address changes. */
  previousEmail: string;
}

/** Looking does not use it up: mail scanners that open links change nothing. */
export async function lookAtCode(mode: ActionMode, code: string): Promise<CheckedCode> {
  const { operation, data } = await checkActionCode(await loadIdentity(), code);
  if (operation !== OPERATIONS[mode])
    throw Object.assign(new Error('The code is for something else'), { code: 'auth/argument-error' });
  return { email: data.email ?? '', previousEmail: data.previousEmail ?? '' };
}

/**
 * Whether a press in this browser is enough. To confirm an address, our own provider asks for more than the mail, or
 * somebody who signed up with another's address, or changed to it, would have it confirmed by its unsuspecting owner.
 */
export async function mayUse(mode: ActionMode, { email, previousEmail }: CheckedCode): Promise<boolean> {
  if (mode !== 'verifyEmail' && mode !== 'verifyAndChangeEmail') return true;
  const { identity } = await loadCapabilities();
  if (identity.provider === 'firebase') return true;
  const auth = await loadIdentity();
  await auth.authStateReady();
  return auth.currentUser?.email === (mode === 'verifyEmail' ? email : previousEmail);
}

/** Uses the code up; whoever is signed in learns of the change at once. */
export async function spendCode(code: string) {
  const auth = await loadIdentity();
  const { identity } = await loadCapabilities();
  const idToken = await auth.currentUser?.getIdToken();
  if (identity.provider === 'embedded' && idToken) {
    await callAccountApi('/v1/accounts:update', { oobCode: code, idToken });
  } else await applyActionCode(auth, code);
  await auth.currentUser?.reload().catch(() => undefined);
  await auth.currentUser?.getIdToken(true).catch(() => undefined);
}

/** Every session of the account ends with it: a browser that has one signs out by itself. */
export async function chooseNewPassword({
  code,
  email,
  password,
}: {
  code: string;
  email: string;
  password: string;
}) {
  const auth = await loadIdentity();
  await confirmPasswordReset(auth, code, password);
  if (auth.currentUser?.email === email) await signOut(auth);
}
