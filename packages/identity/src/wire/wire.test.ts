import { describe, expect, test } from 'vitest';
import { aNewcomer, GOOD_PASSWORD } from '../testing/people.ts';
import { useTestIdentity } from '../testing/test-identity.ts';

const server = useTestIdentity();

describe('refusals on the wire', () => {
  const signUp = '/v1/accounts:signUp';
  const signIn = '/v1/accounts:signInWithPassword';
  const send = '/v1/accounts:sendOobCode';
  const reset = '/v1/accounts:resetPassword';
  const update = '/v1/accounts:update';
  const link = '/v1/accounts:signInWithEmailLink';
  const uri = '/v1/accounts:createAuthUri';
  const email = 'someone@example.org';

  test.each<[string, object, string]>([
    [signUp, { email }, 'MISSING_PASSWORD'],
    [signUp, { password: GOOD_PASSWORD }, 'MISSING_EMAIL'],
    [signUp, { email: 'a@b', password: GOOD_PASSWORD }, 'INVALID_EMAIL'],
    [
      signUp,
      { email, password: 'short' },
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least 8 characters]',
    ],
    [
      signUp,
      { email, password: 'password1' },
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must not be easy to guess]',
    ],
    [signUp, { returnSecureToken: true }, 'ADMIN_ONLY_OPERATION'],
    [signIn, { password: GOOD_PASSWORD }, 'MISSING_EMAIL'],
    [signIn, { email }, 'MISSING_PASSWORD'],
    [signIn, { email: 'x', password: 'y' }, 'INVALID_EMAIL'],
    [signIn, { email, password: 'y' }, 'INVALID_LOGIN_CREDENTIALS'],
    [signIn, { email: 7, password: 'y' }, 'INVALID_ARGUMENT : Invalid value at email'],
    [update, { idToken: 'x', displayName: 'a\0b' }, 'INVALID_ARGUMENT : Invalid value at displayName'],
    [
      signUp,
      { email, password: GOOD_PASSWORD, displayName: 'half a \ud83d' },
      'INVALID_ARGUMENT : Invalid value at displayName',
    ],
    [
      signUp,
      { email: '\ud83d@example.org', password: GOOD_PASSWORD },
      'INVALID_ARGUMENT : Invalid value at email',
    ],
    [
      '/v2/accounts/passkeySignIn:finalize',
      { authenticatorAuthenticationResponse: { id: 'a\0b', response: {} } },
      'INVALID_ARGUMENT : Invalid value at authenticatorAuthenticationResponse.id',
    ],
    [
      update,
      { idToken: 'x', deletePasskey: ['y'], password: GOOD_PASSWORD },
      'INVALID_ARGUMENT : deletePasskey cannot be combined with other changes',
    ],
    [send, {}, 'MISSING_REQ_TYPE'],
    [send, { requestType: 'OOB_REQ_TYPE_UNSPECIFIED' }, 'MISSING_REQ_TYPE'],
    [send, { requestType: 'withoutType' }, 'INVALID_REQ_TYPE'],
    [send, { requestType: 'RECOVER_EMAIL', email }, 'INVALID_REQ_TYPE'],
    [send, { requestType: 'PASSWORD_RESET' }, 'MISSING_EMAIL'],
    [send, { requestType: 'PASSWORD_RESET', email: 'x' }, 'INVALID_EMAIL'],
    [send, { requestType: 'PASSWORD_RESET', email, continueUrl: 'nowhere' }, 'INVALID_CONTINUE_URI'],
    [
      send,
      { requestType: 'PASSWORD_RESET', email, continueUrl: 'https://evil.example' },
      'UNAUTHORIZED_DOMAIN',
    ],
    [
      send,
      { requestType: 'PASSWORD_RESET', email, continueUrl: 'javascript:alert(1)' },
      'UNAUTHORIZED_DOMAIN',
    ],
    [send, { requestType: 'EMAIL_SIGNIN', email, linkDomain: 'evil.example' }, 'INVALID_HOSTING_LINK_DOMAIN'],
    [send, { requestType: 'VERIFY_EMAIL' }, 'MISSING_ID_TOKEN'],
    [send, { requestType: 'VERIFY_EMAIL', idToken: 'x' }, 'INVALID_ID_TOKEN'],
    [send, { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: 'x' }, 'MISSING_NEW_EMAIL'],
    [reset, {}, 'MISSING_OOB_CODE'],
    [reset, { oobCode: 'x' }, 'INVALID_OOB_CODE'],
    [reset, { oobCode: 'x', newPassword: GOOD_PASSWORD }, 'INVALID_OOB_CODE'],
    [update, { displayName: 'Ann' }, 'INVALID_REQ_TYPE : Unsupported request parameters.'],
    [update, { oobCode: 'x' }, 'INVALID_OOB_CODE'],
    [update, { idToken: 'x', displayName: 'Ann' }, 'INVALID_ID_TOKEN'],
    [link, { email }, 'MISSING_OOB_CODE'],
    [link, { email, oobCode: 'x' }, 'INVALID_OOB_CODE'],
    [uri, { identifier: email }, 'MISSING_CONTINUE_URI'],
    [uri, { identifier: 'x', continueUri: 'http://localhost' }, 'INVALID_IDENTIFIER'],
    [uri, { identifier: email, continueUri: 'x' }, 'INVALID_CONTINUE_URI'],
    ['/v1/accounts:lookup', {}, 'MISSING_ID_TOKEN'],
    ['/v1/accounts:delete', {}, 'MISSING_ID_TOKEN'],
    ['/v1/accounts:delete', { idToken: 'x' }, 'INVALID_ID_TOKEN'],
    ['/v1/accounts:signInWithIdp', { postBody: 'id_token=x' }, 'OPERATION_NOT_ALLOWED'],
    ['/v2/accounts:revokeToken', { idToken: 'x' }, 'MISSING_TOKEN'],
  ])('%s %j: %s', async (path, body, message) => {
    const { status, json } = await server.it.call(path, body);
    expect({ status, json }).toEqual({
      status: 400,
      json: { error: { code: 400, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } },
    });
  });

  test('a new name must be short, and a picture an address of the web', async () => {
    const { idToken } = await aNewcomer(server.it);
    const change = (fields: object) => server.it.outcome(update, { idToken, ...fields });
    expect(await change({ displayName: 'x'.repeat(257) })).toBe('INVALID_ARGUMENT');
    expect(await change({ photoUrl: 'javascript:alert(1)' })).toBe('INVALID_ARGUMENT');
    expect(await change({ photoUrl: 'https://example.org/me.png' })).toBe('ok');
  });

  test('the last way in cannot be taken away', async () => {
    const { idToken } = await aNewcomer(server.it);
    const body = { idToken, deleteProvider: ['password'] };
    expect(await server.it.outcome(update, body)).toBe('OPERATION_NOT_ALLOWED');
  });

  test('a fault of ours is logged, and says nothing of itself', async () => {
    const broken = await server.it.serveAnother();
    await server.it.pool.query('alter table identity.accounts rename to elsewhere');
    const { status, json } = await broken.call(signIn, { email, password: 'x' });
    await server.it.pool.query('alter table identity.elsewhere rename to accounts');
    expect({ status, message: json.error.message }).toEqual({ status: 500, message: 'INTERNAL_ERROR' });
    await broken.app.close();
  });
});

describe('the door', () => {
  test.each([
    ['no key', '/v1/projects', 403, 'The request is missing a valid API key.'],
    ['a wrong key', '/v1/projects?key=wrong', 400, 'API key not valid. Please pass a valid API key.'],
    ['an unknown path', '/v1/nothing?key=test-api-key', 404, 'NOT_FOUND'],
  ])('%s: %s answers %i', async (_what, url, status, message) => {
    const answer = await server.it.app.inject({ url });
    expect({ status: answer.statusCode, message: answer.json().error.message }).toEqual({ status, message });
  });

  test.each([
    '"__proto__": { "password": "taken from above" }',
    '"constructor": { "prototype": { "email": "x" } }',
  ])('a field that reaches for what every object has is dropped: %s', async (field) => {
    const answer = await server.it.app.inject({
      method: 'POST',
      url: '/v1/accounts:signInWithPassword?key=test-api-key',
      headers: { 'content-type': 'application/json' },
      payload: `{ "email": "someone@example.org", ${field} }`,
    });
    expect(answer.json().error.message).toBe('MISSING_PASSWORD');
    expect(({} as { password?: string; email?: string }).password).toBeUndefined();
    expect(({} as { password?: string; email?: string }).email).toBeUndefined();
  });

  test('a body that is not JSON, or is too long, is refused in the same form', async () => {
    const send = (payload: string) =>
      server.it.app.inject({
        method: 'POST',
        url: '/v1/accounts:signUp?key=test-api-key',
        headers: { 'content-type': 'application/json' },
        payload,
      });
    expect((await send('{')).json().error).toMatchObject({ code: 400 });
    expect((await send(JSON.stringify({ email: 'x'.repeat(70_000) }))).json().error).toMatchObject({
      code: 400,
    });
  });

  test('every call is served under the names Google’s hosts give it too', async () => {
    const { idToken } = await aNewcomer(server.it);
    for (const prefix of ['', '/identitytoolkit.googleapis.com']) {
      expect(await server.it.outcome(`${prefix}/v1/accounts:lookup`, { idToken })).toBe('ok');
      expect((await server.it.call(`${prefix}/v2/passwordPolicy`)).status).toBe(200);
    }
    expect(await server.it.outcome('/securetoken.googleapis.com/v1/token', {})).toBe('MISSING_GRANT_TYPE');
  });

  test('lets pages of authorized domains in, and no others', async () => {
    const ask = async (origin: string) => {
      const { statusCode, headers } = await server.it.app.inject({
        method: 'OPTIONS',
        url: '/v1/accounts:signUp',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type,x-client-version',
        },
      });
      return { statusCode, allowed: headers['access-control-allow-origin'] };
    };
    expect(await ask('https://app.example.org')).toEqual({
      statusCode: 204,
      allowed: 'https://app.example.org',
    });
    expect(await ask('http://localhost:5173')).toEqual({ statusCode: 204, allowed: 'http://localhost:5173' });
    expect(await ask('https://evil.example')).toEqual({ statusCode: 204, allowed: undefined });
    expect(await ask('https://app.example.org.evil.example')).toMatchObject({ allowed: undefined });
  });

  test('answers are kept by nobody, published keys for an hour', async () => {
    const { headers } = await server.it.call('/v1/accounts:lookup', {});
    expect(headers['cache-control']).toBe('no-store');
    const keys = await server.it.app.inject({ url: '/.well-known/jwks.json' });
    expect(keys.headers['cache-control']).toBe('public, max-age=3600');
  });
});

describe('what clients ask before anyone signs in', () => {
  test('the project and where it may be used', async () => {
    expect((await server.it.call('/v1/projects')).json).toEqual({
      projectId: 'test-project',
      authorizedDomains: ['localhost', 'app.example.org'],
    });
  });

  test('no reCAPTCHA', async () => {
    expect((await server.it.call('/v2/recaptchaConfig')).json).toEqual({
      recaptchaKey: 'projects/test-project/keys/none',
      recaptchaEnforcementState: [],
    });
  });

  test('the password policy', async () => {
    expect((await server.it.call('/v2/passwordPolicy')).json).toMatchObject({
      schemaVersion: 1,
      customStrengthOptions: { minPasswordLength: 8, maxPasswordLength: 4096 },
      enforcementState: 'ENFORCE',
      forceUpgradeOnSignin: false,
    });
  });
});

test('a lookup tells what the SDK shows of an account, and no hash', async () => {
  const { idToken, localId, email } = await aNewcomer(server.it);
  const at = server.it.clock.now().getTime();
  expect((await server.it.call('/v1/accounts:lookup', { idToken })).json).toEqual({
    kind: 'identitytoolkit#GetAccountInfoResponse',
    users: [
      {
        localId,
        email,
        emailVerified: false,
        passwordHash: 'UkVEQUNURUQ=',
        passwordUpdatedAt: at,
        providerUserInfo: [{ providerId: 'password', federatedId: email, email, rawId: email }],
        validSince: String(at / 1000),
        disabled: false,
        lastLoginAt: String(at),
        createdAt: String(at),
        lastRefreshAt: server.it.clock.now().toISOString(),
      },
    ],
  });
});
