import { afterEach, expect, test, vi } from 'vitest';
import { callAccountApi } from './account-api';

vi.mock('./capabilities', () => ({ loadCapabilities: async () => ({ identity: { apiKey: 'a key' } }) }));
afterEach(() => {
  vi.unstubAllGlobals();
});

const answers = (status: number, body: unknown) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })),
  );
const refused = () => callAccountApi('/v2/accounts:x', {}).catch(({ code }: { code: string }) => code);

test('a call names the project by its key and sends JSON', async () => {
  answers(200, { recoveryCodes: ['one'] });
  expect(await callAccountApi('/v2/accounts/recoveryCodes:generate', { idToken: 't' })).toEqual({
    recoveryCodes: ['one'],
  });
  expect(fetch).toHaveBeenCalledWith(
    '/v2/accounts/recoveryCodes:generate?key=a%20key',
    expect.objectContaining({ method: 'POST', body: '{"idToken":"t"}' }),
  );
});

test.each([
  ['CREDENTIAL_TOO_OLD_LOGIN_AGAIN', 'auth/requires-recent-login'],
  ['INVALID_CODE', 'auth/invalid-verification-code'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'auth/too-many-requests'],
  ['UNVERIFIED_EMAIL : Need to verify email first', 'auth/unverified-email'],
])('%s is told as %s', async (message, code) => {
  answers(400, { error: { message } });
  expect(await refused()).toBe(code);
});

test('an answer that is no JSON, and a server that is not there, have codes too', async () => {
  answers(502, '<html>');
  expect(await refused()).toBe('auth/internal-error');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await refused()).toBe('auth/network-request-failed');
});
