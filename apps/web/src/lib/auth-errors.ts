/** The words for a failure of the account provider. Chosen by its code: its own messages are never shown. */
export type AuthField = 'email' | 'password';

export interface AuthFailure {
  message: string;
  /** The field it belongs to; without one it stands above the button. */
  field?: AuthField;
}

const FAILURES: Record<string, AuthFailure> = {
  'invalid-credential': {
    message: 'This e-mail and password do not belong together. Check both, or reset the password.',
  },
  'wrong-password': { message: 'This is not the password of the account.', field: 'password' },
  'user-not-found': {
    message: 'This e-mail and password do not belong together. Check both, or reset the password.',
  },
  'user-disabled': { message: 'This account is switched off. Ask whoever runs this server.' },
  'too-many-requests': {
    message: 'Too many attempts. Wait a few minutes, then try again, or reset the password.',
  },
  'email-already-in-use': {
    message: 'There is an account with this e-mail already. Sign in instead.',
    field: 'email',
  },
  'invalid-email': { message: 'This does not look like an e-mail address.', field: 'email' },
  'missing-email': { message: 'Fill in your e-mail address.', field: 'email' },
  'missing-password': { message: 'Fill in your password.', field: 'password' },
  'weak-password': { message: 'Choose a longer password.', field: 'password' },
  'password-does-not-meet-requirements': {
    message: 'This password is too easy to guess, or lacks what is listed below it. Choose another.',
    field: 'password',
  },
  'requires-recent-login': { message: 'For this, sign in again first.' },
  'user-token-expired': { message: 'You were signed out. Sign in again.' },
  'user-mismatch': { message: 'That is another account. Use the one you are signed in with.' },
  'network-request-failed': { message: 'The server cannot be reached. Check your connection and try again.' },
  'multi-factor-auth-required': { message: 'One more step: enter the code of your authenticator app.' },
  'missing-recaptcha-token': {
    message: 'The check against robots did not load. Reload the page and try again.',
  },
  'web-storage-unsupported': {
    message: 'The browser keeps no data for this site, so you cannot stay signed in. Allow it and try again.',
  },
  'operation-not-allowed': { message: 'This way to sign in is not switched on here.' },
  'invalid-verification-code': {
    message: 'This code is not right, or it was used already. Enter the next one.',
  },
  'expired-action-code': { message: 'This link is too old.' },
  'invalid-action-code': { message: 'This link was used already or is not complete.' },
  'internal-error': { message: 'The server could not answer. Try again in a moment.' },
};

/** What is loaded later brings the words for its own failures along. */
export const addFailures = (more: Record<string, AuthFailure>) => Object.assign(FAILURES, more);

const UNKNOWN: AuthFailure = { message: 'That did not work. Try again in a moment.' };

export function authCodeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code.replace(/^auth\//, '') : '';
}

export const authFailure = (error: unknown): AuthFailure => FAILURES[authCodeOf(error)] ?? UNKNOWN;
