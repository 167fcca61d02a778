import { describe, expect, test } from 'vitest';
import { useTestEmulator } from '../testing/emulator.ts';
import { API_KEY, createTestClock, useTestIdentity } from '../testing/test-identity.ts';
import { decode } from './tokens.ts';

/**
 * What suites find out about the emulator shall be true of the product: where Firebase leaves no choice, both answer a
 * client in the same words and with the same fields.
 */
const product = useTestIdentity({
  anonymousSignIn: true,
  emailLinkSignIn: true,
  passwordPolicy: { enforcement: 'OFF' },
});
const emulator = useTestEmulator({ clock: createTestClock() });

// biome-ignore lint/suspicious/noExplicitAny: answers are compared field by field
type Json = any;
type Ask = (path: string, body?: object) => Promise<Json>;

const askProduct: Ask = async (path, body) => (await product.it.call(path, body)).json;
const askEmulator: Ask = async (path, body) => {
  const url = `http://${emulator.host()}${path}?key=${API_KEY}`;
  const headers = { 'content-type': 'application/json' };
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json();
};

describe('a refusal', () => {
  const at = (call: string) => `/v1/accounts:${call}`;
  const email = 'ann@example.org';
  test.each<[string, object]>([
    [at('signUp'), { email }],
    [at('signUp'), { password: 'secret' }],
    [at('signUp'), { email: 'nowhere', password: 'secret' }],
    [at('signUp'), { email, password: 'short' }],
    [at('signInWithPassword'), { password: 'secret' }],
    [at('signInWithPassword'), { email }],
    [at('signInWithPassword'), { email: 'nowhere', password: 'secret' }],
    [at('lookup'), {}],
    [at('lookup'), { idToken: 'x' }],
    [at('delete'), {}],
    [at('update'), { displayName: 'Ann' }],
    [at('update'), { oobCode: 'x' }],
    [at('resetPassword'), {}],
    [at('resetPassword'), { oobCode: 'x' }],
    [at('sendOobCode'), {}],
    [at('sendOobCode'), { requestType: 'PASSWORD_RESET' }],
    [at('sendOobCode'), { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: 'x' }],
    [at('signInWithEmailLink'), { email }],
    [at('signInWithEmailLink'), { email, oobCode: 'x' }],
    [at('signInWithCustomToken'), {}],
    [at('createAuthUri'), { identifier: email }],
    [at('createAuthUri'), { identifier: 'x', continueUri: 'http://localhost' }],
    ['/v1/token', {}],
    ['/v1/token', { grant_type: 'else', refresh_token: 'x' }],
    ['/v1/token', { grant_type: 'refresh_token' }],
    ['/v1/token', { grant_type: 'refresh_token', refresh_token: 'x' }],
    ['/v2/accounts/mfaSignIn:finalize', { totpVerificationInfo: {} }],
  ])('%s %j has the same name', async (path, body) => {
    const [ours, theirs] = await Promise.all([askProduct(path, body), askEmulator(path, body)]);
    expect(ours.error.message).toBe(theirs.error.message);
  });
});

/** The fields of an answer, and of each object in it. The salt of a password is told by nobody but the emulator. */
function shapeOf(answer: Json): Json {
  if (Array.isArray(answer)) return answer.map(shapeOf);
  if (typeof answer !== 'object' || answer === null) return typeof answer;
  const fields = Object.entries(answer).filter(([name]) => name !== 'salt');
  return Object.fromEntries(fields.map(([name, value]) => [name, shapeOf(value)]));
}

/** The life of an account, as a client sees it. */
async function live(ask: Ask): Promise<Record<string, Json>> {
  const ann = { email: 'ann@example.org', password: 'secret' };
  const signedUp = await ask('/v1/accounts:signUp', { ...ann, displayName: 'Ann', returnSecureToken: true });
  const signedIn = await ask('/v1/accounts:signInWithPassword', { ...ann, returnSecureToken: true });
  const { idToken, refreshToken } = signedIn;
  const photoUrl = 'https://example.org/ann.png';
  const steps = {
    signedUp,
    taken: await ask('/v1/accounts:signUp', ann),
    signedIn,
    claims: decode(idToken)?.payload,
    lookedUp: await ask('/v1/accounts:lookup', { idToken }),
    sent: await ask('/v1/accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', idToken }),
    refreshed: await ask('/v1/token', { grant_type: 'refresh_token', refresh_token: refreshToken }),
    renamed: await ask('/v1/accounts:update', { idToken, photoUrl }),
    moved: await ask('/v1/accounts:update', { idToken, password: 'other secret', returnSecureToken: true }),
    nameless: await ask('/v1/accounts:signUp', { returnSecureToken: true }),
  };
  return { ...steps, deleted: await ask('/v1/accounts:delete', { idToken: steps.moved.idToken }) };
}

test('an account lives through the same answers; the product’s may say more', async () => {
  const [ours, theirs] = [await live(askProduct), await live(askEmulator)];
  expect(Object.keys(ours)).toEqual(Object.keys(theirs));
  for (const step of Object.keys(ours)) {
    expect({ step, shape: shapeOf(ours[step]) }).toMatchObject({ step, shape: shapeOf(theirs[step]) });
  }
});
