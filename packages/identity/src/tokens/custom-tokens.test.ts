import { getAdditionalUserInfo, getIdTokenResult, signInWithCustomToken } from '@firebase/auth';
import { SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { aNewcomer } from '../testing/people.ts';
import { aBrowser, authCode } from '../testing/sdk.ts';
import { useTestIdentity } from '../testing/test-identity.ts';

const server = useTestIdentity();
let host = '';

beforeAll(async () => {
  host = new URL(await server.it.app.listen({ host: '127.0.0.1', port: 0 })).host;
});

describe('a custom token', () => {
  test('lets somebody in, with claims that last as long as the session', async () => {
    const token = await server.it.identity.createCustomToken('teacher-7', { role: 'teacher' });
    const signedIn = await signInWithCustomToken(aBrowser(host), token);
    expect(signedIn.user).toMatchObject({ uid: 'teacher-7', email: null });
    expect(getAdditionalUserInfo(signedIn)?.isNewUser).toBe(true);
    for (const anew of [false, true]) {
      const { claims, signInProvider } = await getIdTokenResult(signedIn.user, anew);
      expect({ role: claims.role, signInProvider }).toEqual({ role: 'teacher', signInProvider: 'custom' });
    }
    const again = await signInWithCustomToken(
      aBrowser(host),
      await server.it.identity.createCustomToken('teacher-7'),
    );
    expect(getAdditionalUserInfo(again)?.isNewUser).toBe(false);
    expect((await getIdTokenResult(again.user)).claims.role).toBeUndefined();
  });

  test('opens an account that exists, unless it is disabled', async () => {
    const { localId, email } = await aNewcomer(server.it);
    const token = await server.it.identity.createCustomToken(localId);
    expect((await signInWithCustomToken(aBrowser(host), token)).user).toMatchObject({ uid: localId, email });
    await server.it.identity.accounts.setDisabled(localId, true);
    expect(await authCode(signInWithCustomToken(aBrowser(host), token))).toBe('auth/user-disabled');
  });

  test('presented by many at once makes one account and lets everybody in', async () => {
    const token = await server.it.identity.createCustomToken('teacher-8');
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => server.it.call('/v1/accounts:signInWithCustomToken', { token })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers.filter(({ json }) => json.isNewUser)).toHaveLength(1);
  });

  test('is good for an hour', async () => {
    const token = await server.it.identity.createCustomToken('late');
    server.it.clock.pass(3600);
    expect(await authCode(signInWithCustomToken(aBrowser(host), token))).toBe('auth/invalid-custom-token');
  });

  test.each<[string, Record<string, unknown>]>([
    ['a reserved name', { sub: 'someone' }],
    ['the session', { sid: 'x' }],
    ['too much', { essay: 'x'.repeat(1001) }],
  ])('cannot claim %s', async (_what, claims) => {
    await expect(server.it.identity.createCustomToken('u', claims)).rejects.toThrow('FORBIDDEN_CLAIM');
  });
});

describe('is not taken for a custom token:', () => {
  const audience =
    'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';

  test.each<[string, () => Promise<string> | string]>([
    ['an ID token', async () => (await aNewcomer(server.it)).idToken],
    ['one without signature', () => new UnsecuredJWT({ uid: 'u', aud: audience, iat: 1, exp: 9e9 }).encode()],
    ['JSON, as emulators take it', () => JSON.stringify({ uid: 'u' })],
    [
      'one signed by a secret of one’s own',
      () =>
        new SignJWT({ uid: 'u', aud: audience, iat: 1, exp: 9e9 })
          .setProtectedHeader({ alg: 'HS256', kid: 'x' })
          .sign(new TextEncoder().encode('x'.repeat(32))),
    ],
  ])('%s', async (_what, forge) => {
    const token = await forge();
    expect(await server.it.outcome('/v1/accounts:signInWithCustomToken', { token })).toBe(
      'INVALID_CUSTOM_TOKEN',
    );
  });

  test('and a custom token is not taken for an ID token', async () => {
    const token = await server.it.identity.createCustomToken('u');
    expect(await server.it.outcome('/v1/accounts:lookup', { idToken: token })).toBe('INVALID_ID_TOKEN');
    expect(await server.it.identity.verifyIdToken(token)).toBeUndefined();
  });

  test('nothing at all', async () => {
    expect(await server.it.outcome('/v1/accounts:signInWithCustomToken', {})).toBe('MISSING_CUSTOM_TOKEN');
  });
});
