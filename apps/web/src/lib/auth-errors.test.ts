import { expect, test } from 'vitest';
import { authFailure } from './auth-errors';
import './google/failures';
import './passkeys';

const failed = (code: string) => Object.assign(new Error(`Firebase: raw words (${code}).`), { code });

test.each([
  'unauthorized-domain',
  'popup-blocked',
  'popup-closed-by-user',
  'cancelled-popup-request',
  'user-cancelled',
  'account-exists-with-different-credential',
  'network-request-failed',
  'user-mismatch',
  'multi-factor-auth-required',
  'password-does-not-meet-requirements',
  'missing-recaptcha-token',
  'web-storage-unsupported',
  'internal-error',
  'passkey-cancelled',
  'passkey-credential-not-found',
])('%s has words of its own', (code) => {
  const { message } = authFailure(failed(`auth/${code}`));
  expect(message).not.toBe(authFailure(undefined).message);
  expect(message).not.toMatch(/firebase|auth\//i);
});

test.each([failed('auth/never-heard-of'), new Error('Firebase: raw'), 'text', null])(
  'a failure without a known code shows no raw words',
  (error) => expect(authFailure(error).message).toBe('That did not work. Try again in a moment.'),
);

test('an unknown e-mail and a wrong password say the same', () =>
  expect(authFailure(failed('auth/user-not-found'))).toEqual(authFailure(failed('auth/invalid-credential'))));
