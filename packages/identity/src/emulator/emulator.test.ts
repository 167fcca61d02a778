import { describe, expect, test } from 'vitest';
import { useTestEmulator } from '../testing/emulator.ts';
import { PROJECT_ID, useTestIdentity } from '../testing/test-identity.ts';
import { decode, unsigned } from './tokens.ts';

const emulator = useTestEmulator();
const product = useTestIdentity();
const OWN = `/emulator/v1/projects/${PROJECT_ID}`;
const ANN = { email: 'ann@example.org', password: 'secret' };

interface Sent {
  method?: string;
  body?: object | undefined;
  headers?: Record<string, string>;
}

async function send(path: string, { method = 'POST', body, headers = {} }: Sent = {}) {
  const answer = await fetch(`http://${emulator.host()}${path}`, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, headers: answer.headers, json: await answer.json().catch(() => ({})) };
}

/** A call of a client: with an API key. */
const call = async (name: string, body: object = {}) =>
  (
    await send(`/v${name.includes('/') ? 2 : 1}/accounts${name.includes('/') ? '' : ':'}${name}?key=any`, {
      body,
    })
  ).json;
const refusal = async (name: string, body: object = {}) => (await call(name, body)).error?.message;
const list = async (what: string) => (await send(`${OWN}/${what}`, { method: 'GET' })).json[what];

describe('who may call', () => {
  const signUp = '/v1/accounts:signUp';
  test.each<[string, string, Record<string, string>, number]>([
    ['any API key', `${signUp}?key=whatever`, {}, 200],
    ['a key in the header', signUp, { 'x-goog-api-key': 'whatever' }, 200],
    ['no key', signUp, {}, 403],
    ['an owner', signUp, { authorization: 'bearer OWNER' }, 200],
    ['a token like Google’s', signUp, { authorization: 'Bearer ya29.something' }, 200],
    ['another token', signUp, { authorization: 'Bearer else' }, 401],
    ['no key, about a project', `/v1/projects/${PROJECT_ID}/accounts:query`, {}, 403],
    ['a key alone, about a project', `/v1/projects/${PROJECT_ID}/accounts:query?key=any`, {}, 400],
    ['a key alone, to set it up', `/v2/projects/${PROJECT_ID}/tenants?key=any`, {}, 400],
    ['an owner who names no project', '/v1/accounts:batchCreate', { authorization: 'Bearer owner' }, 400],
    ['nobody, a path that cannot be read', '/v1/%zz', {}, 400],
    ['nobody, an unknown path', '/v1/nothing?key=any', {}, 404],
  ])('%s', async (_who, path, headers, status) => {
    expect((await send(path, { body: {}, headers })).status).toBe(status);
  });

  test('pages of every origin', async () => {
    const headers = { origin: 'https://page.example', 'access-control-request-headers': 'x-client-version' };
    const answer = await send(signUp, { method: 'OPTIONS', headers });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://page.example');
    expect(answer.headers.get('access-control-allow-headers')).toBe('x-client-version');
    expect((await send(signUp, { method: 'OPTIONS' })).status).toBe(204);
  });

  test('under each of the names that the calls have had', async () => {
    for (const path of [
      '/v1/accounts:signUp',
      '/identitytoolkit.googleapis.com/v1/accounts:signUp',
      '/www.googleapis.com/identitytoolkit/v3/relyingparty/signupNewUser',
    ]) {
      expect((await send(`${path}?key=any`, { body: {} })).json.localId).toMatch(/^\w{28}$/);
    }
  });
});

describe('tokens', () => {
  test('are signed by nobody, and a refresh token may be used again', async () => {
    const { idToken, refreshToken } = await call('signUp', ANN);
    expect(decode(idToken)?.header).toEqual({ alg: 'none', typ: 'JWT' });
    for (const grant of [
      { grant_type: 'refresh_token', refresh_token: refreshToken },
      { grantType: 'refresh_token', refreshToken },
    ]) {
      const { json } = await send('/securetoken.googleapis.com/v1/token?key=any', { body: grant });
      expect(decode(json.id_token)?.payload).toMatchObject({ email: ANN.email, aud: PROJECT_ID });
    }
  });

  test('of before a new password are void, from the next second on', async () => {
    const { idToken } = await call('signUp', ANN);
    emulator.clock.pass(2);
    const { idToken: next } = await call('update', { idToken, password: 'other secret' });
    expect(await refusal('lookup', { idToken })).toBe('TOKEN_EXPIRED');
    expect(await refusal('lookup', { idToken: next })).toBeUndefined();
  });

  test.each([
    ['no token', 'nonsense', 'INVALID_ID_TOKEN'],
    ['of nobody', unsigned({ user_id: 'nobody', iat: 0, firebase: {} }), 'USER_NOT_FOUND'],
  ])('%s', async (_what, idToken, code) => {
    expect(await refusal('lookup', { idToken })).toBe(code);
  });
});

describe('what strangers learn', () => {
  const wrong = { ...ANN, password: 'wrong one' };
  const unknown = { ...ANN, email: 'nobody@example.org' };

  test('is everything, unless the project protects addresses', async () => {
    await call('signUp', ANN);
    const ask = async () => ({
      wrong: await refusal('signInWithPassword', wrong),
      unknown: await refusal('signInWithPassword', unknown),
      reset: await refusal('sendOobCode', { requestType: 'PASSWORD_RESET', email: unknown.email }),
      methods: (await call('createAuthUri', { identifier: ANN.email, continueUri: 'http://localhost' }))
        .signinMethods,
    });
    expect(await ask()).toEqual({
      wrong: 'INVALID_PASSWORD',
      unknown: 'EMAIL_NOT_FOUND',
      reset: 'EMAIL_NOT_FOUND',
      methods: ['password'],
    });
    await emulator.configure({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } });
    expect(await ask()).toEqual({
      wrong: 'INVALID_LOGIN_CREDENTIALS',
      unknown: 'INVALID_LOGIN_CREDENTIALS',
      reset: undefined,
      methods: undefined,
    });
    await emulator.configure({ emailPrivacyConfig: { enableImprovedEmailPrivacy: false } });
  });
});

describe('codes', () => {
  test('are mailed nowhere, but listed, and a link does what it is for', async () => {
    const { idToken } = await call('signUp', ANN);
    await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    const [{ oobLink }] = await list('oobCodes');
    expect(
      (await send(oobLink.replace(/^https?:\/\/[^/]+/, ''), { method: 'GET' })).json.authEmulator,
    ).toMatchObject({
      email: ANN.email,
    });
    expect(await list('oobCodes')).toEqual([]);
    expect((await call('lookup', { idToken })).users).toMatchObject([{ emailVerified: true }]);
  });

  test('a link goes on to the page that was asked for', async () => {
    await call('signUp', ANN);
    const continueUrl = 'http://localhost/done';
    await call('sendOobCode', { requestType: 'PASSWORD_RESET', email: ANN.email, continueUrl });
    const [{ oobLink }] = await list('oobCodes');
    const opened = await fetch(`${oobLink}&newPassword=brandnew`, { redirect: 'manual' });
    expect([opened.status, opened.headers.get('location')]).toEqual([303, continueUrl]);
    expect(await refusal('signInWithPassword', { ...ANN, password: 'brandnew' })).toBeUndefined();
  });

  const open = async (link: string) => {
    const opened = await fetch(link, { redirect: 'manual' });
    const answer = (await opened.json().catch(() => ({}))).authEmulator ?? {};
    return { status: opened.status, leadsTo: opened.headers.get('location'), ...answer };
  };

  test('a sign-in link leads to the page that asked, with all that it needs to finish', async () => {
    const continueUrl = 'http://localhost/finish?from=mail';
    await call('sendOobCode', { requestType: 'EMAIL_SIGNIN', email: ANN.email, continueUrl });
    const [{ oobLink, oobCode }] = await list('oobCodes');
    const { status, leadsTo } = await open(oobLink);
    expect(status).toBe(303);
    expect(Object.fromEntries(new URL(leadsTo).searchParams)).toEqual({
      from: 'mail',
      mode: 'signIn',
      lang: 'en',
      oobCode,
      apiKey: 'fake-api-key',
    });
    expect(await call('signInWithEmailLink', { email: ANN.email, oobCode })).toMatchObject({
      isNewUser: true,
    });
  });

  test('a link that is opened with a placeholder or a weak password can be opened again', async () => {
    await call('signUp', ANN);
    await call('sendOobCode', { requestType: 'PASSWORD_RESET', email: ANN.email });
    const [{ oobLink }] = await list('oobCodes');
    expect(await open(oobLink)).toMatchObject({ status: 400, error: 'missing newPassword query parameter' });
    expect((await open(`${oobLink}&newPassword=NEW_PASSWORD_HERE`)).status).toBe(400);
    expect((await open(`${oobLink}&newPassword=short`)).status).toBe(400);
    expect(await open(`${oobLink}&newPassword=brandnew`)).toMatchObject({ status: 200, email: ANN.email });
    expect((await open(`${oobLink}&newPassword=brandnew`)).error).toContain('already been used');
  });

  test('a link works only in the mode it was made for, and tells the new address', async () => {
    const { idToken } = await call('signUp', ANN);
    await call('sendOobCode', {
      requestType: 'VERIFY_AND_CHANGE_EMAIL',
      idToken,
      newEmail: 'new@example.org',
    });
    const [{ oobLink }] = await list('oobCodes');
    for (const mode of ['recoverEmail', 'resetPassword']) {
      expect((await open(oobLink.replace('verifyAndChangeEmail', mode))).status).toBe(400);
    }
    expect(await open(oobLink)).toMatchObject({ status: 200, newEmail: 'new@example.org' });
    expect((await open(oobLink)).error).toContain('already been used');
  });

  test('to a telephone let its owner in, and are a second proof', async () => {
    const phoneNumber = '+15555550100';
    const { sessionInfo } = await call('sendVerificationCode', { phoneNumber });
    const [{ code }] = await list('verificationCodes');
    expect(await refusal('signInWithPhoneNumber', { sessionInfo, code: `${code}0` })).toBe('INVALID_CODE');
    expect(await call('signInWithPhoneNumber', { sessionInfo, code })).toMatchObject({
      isNewUser: true,
      phoneNumber,
    });
    expect(await refusal('signInWithPhoneNumber', { sessionInfo, code })).toBe('INVALID_SESSION_INFO');

    await call('signUp', { ...ANN, mfaInfo: [{ phoneInfo: '+15555550101' }] });
    const { mfaPendingCredential, mfaInfo, idToken } = await call('signInWithPassword', ANN);
    expect({ idToken, shown: mfaInfo[0].phoneInfo }).toEqual({ shown: '+*******0101' });
    const { mfaEnrollmentId } = mfaInfo[0];
    const started = await call('/mfaSignIn:start', { mfaPendingCredential, mfaEnrollmentId });
    const phoneVerificationInfo = {
      ...started.phoneResponseInfo,
      code: (await list('verificationCodes'))[0].code,
    };
    const finished = await call('/mfaSignIn:finalize', { mfaPendingCredential, phoneVerificationInfo });
    expect(decode(finished.idToken)?.payload.firebase).toMatchObject({ sign_in_second_factor: 'phone' });
  });
});

describe('refusals are worded as suites expect them', () => {
  const owner = { authorization: 'Bearer owner' };
  const accounts = `/v1/projects/${PROJECT_ID}/accounts`;
  test.each<[string, object, Record<string, string>, object]>([
    [
      accounts,
      { email: ['no text'] },
      owner,
      { status: 'INVALID_ARGUMENT', message: 'Invalid JSON payload received. /email must be string' },
    ],
    [`${accounts}:query`, { expression: [{}] }, owner, { code: 501, status: 'NOT_IMPLEMENTED' }],
    [`${accounts}:update`, { provider: ['x'] }, owner, { message: 'provider is not implemented yet.' }],
    [
      `${accounts}:update`,
      { deleteAttribute: ['PROVIDER'] },
      owner,
      { message: 'deleteAttribute: PROVIDER' },
    ],
    [
      `${accounts}:update`,
      { deleteAttribute: ['HAIR'] },
      owner,
      {
        message:
          'Invalid JSON payload received. /deleteAttribute/0 must be equal to one of the allowed values',
      },
    ],
    [
      `${accounts}:sendOobCode`,
      { requestType: 'POSTCARD' },
      owner,
      {
        status: 'INVALID_ARGUMENT',
        message: 'Invalid JSON payload received. /requestType must be equal to one of the allowed values',
      },
    ],
    [
      `${accounts}:sendOobCode`,
      { requestType: 'REVERT_SECOND_FACTOR_ADDITION' },
      owner,
      { code: 501, message: 'REVERT_SECOND_FACTOR_ADDITION' },
    ],
    [
      `${accounts}:lookup`,
      { initialEmail: [ANN.email] },
      owner,
      { code: 501, message: 'Lookup by initialEmail is not implemented.' },
    ],
    [
      '/v2/accounts/mfaSignIn:finalize?key=any',
      { mfaPendingCredential: 'x', phoneVerificationInfo: { sessionInfo: 'x', code: '1' } },
      {},
      { message: 'INVALID_SESSION_INFO' },
    ],
    [accounts, {}, { authorization: 'Bearer else' }, { code: 401, status: 'UNAUTHENTICATED' }],
    [`${accounts}?key=any`, {}, {}, { message: expect.stringMatching(/^INSUFFICIENT_PERMISSION : Only/) }],
    [
      '/v1/accounts:signInWithPassword?key=any',
      { ...ANN, captchaResponse: 'x' },
      {},
      { code: 501, message: 'captcha unimplemented' },
    ],
  ])('%s %j', async (path, body, headers, error) => {
    expect((await send(path, { body, headers })).json).toMatchObject({ error });
  });

  test('of an import, by whether it was to be checked for repetitions', async () => {
    await call('signUp', ANN);
    const users = [{ localId: 'other', email: ANN.email }];
    const refused = async (sanityCheck: boolean) =>
      (await send(`${accounts}:batchCreate`, { body: { users, sanityCheck }, headers: owner })).json.error;
    expect(await refused(true)).toMatchObject([{ message: 'email exists in other account in database' }]);
    expect(await refused(false)).toMatchObject([{ message: expect.stringContaining(ANN.email) }]);
  });
});

test('who is given a password by an administrator is signed in by it, and by nothing else that is changed', async () => {
  const headers = { authorization: 'Bearer owner' };
  const { localId, refreshToken } = await call('signUp', ANN);
  const update = async (changes: object) =>
    (await send(`/v1/projects/${PROJECT_ID}/accounts:update`, { headers, body: { localId, ...changes } }))
      .json;
  const { idToken, expiresIn } = await update({ password: 'another' });
  expect(expiresIn).toBe('3600');
  expect(decode(idToken)?.payload.firebase).toMatchObject({ sign_in_provider: 'password' });
  const named = await update({ displayName: 'Ann', email: '' });
  expect(Object.keys(named)).not.toEqual(expect.arrayContaining(['idToken']));
  expect(Object.keys(named)).not.toEqual(expect.arrayContaining(['newEmail']));

  const elsewhere = await send('/v1/token?key=any', {
    body: { grant_type: 'refresh_token', refresh_token: refreshToken, tenantId: 'elsewhere' },
  });
  expect(elsewhere.json.error.message).toBe('TENANT_ID_MISMATCH');
});

test('an account that was imported has never been signed in to, unless it says so', async () => {
  const headers = { authorization: 'Bearer owner' };
  const place = `/v1/projects/${PROJECT_ID}/accounts`;
  const users = [{ localId: 'a' }, { localId: 'b', lastLoginAt: '1700000000000' }];
  await send(`${place}:batchCreate`, { body: { users }, headers });
  const { json } = await send(`${place}:query`, { body: {}, headers });
  expect(json.userInfo.map(({ lastLoginAt }: { lastLoginAt?: string }) => lastLoginAt)).toEqual([
    undefined,
    '1700000000000',
  ]);
});

test('a page of no sensible size is one of the usual size', async () => {
  const headers = { authorization: 'Bearer owner' };
  const place = `/v1/projects/${PROJECT_ID}/accounts`;
  await send(place, { body: { localId: 'a' }, headers });
  const page = await send(`${place}:batchGet?maxResults=-1`, { method: 'GET', headers });
  expect(page.json.users).toMatchObject([{ localId: 'a' }]);
});

test('projects and tenants keep their accounts apart', async () => {
  await call('signUp', ANN);
  const elsewhere = { headers: { authorization: 'Bearer owner' }, body: {} };
  const count = async (place: string) =>
    Number((await send(`/v1/projects/${place}/accounts:query`, elsewhere)).json.recordsCount);
  expect(await Promise.all([PROJECT_ID, 'another', `${PROJECT_ID}/tenants/school`].map(count))).toEqual([
    1, 0, 0,
  ]);
  expect(await refusal('signUp', { ...ANN, tenantId: 'school' })).toBeUndefined();
  expect(await count(`${PROJECT_ID}/tenants/school`)).toBe(1);
});

describe('the product has no such mode', () => {
  test.each([
    '/emulator/v1/projects/test-project/oobCodes',
    '/v1/projects/test-project/accounts:query',
    '/v2/projects/test-project/config',
  ])('%s is no path of it', async (url) => {
    const headers = { authorization: 'Bearer owner' };
    const answer = await product.it.app.inject({ url: `${url}?key=test-api-key`, headers });
    expect(answer.statusCode).toBe(404);
  });

  test('a token that nobody signed lets nobody in', async () => {
    const idToken = unsigned({ sub: 'a1', user_id: 'a1', iat: 0, exp: 4_000_000_000, firebase: {} });
    expect(await product.it.outcome('/v1/accounts:lookup', { idToken })).toBe('INVALID_ID_TOKEN');
    const token = JSON.stringify({ uid: 'a1' });
    expect(await product.it.outcome('/v1/accounts:signInWithCustomToken', { token })).toBe(
      'INVALID_CUSTOM_TOKEN',
    );
  });
});

test('a link of a mode that there is not is told so, whatever the mode is called', async () => {
  const { status, json } = await send('/emulator/action?apiKey=any&oobCode=x&mode=constructor', {
    method: 'GET',
  });
  expect({ status, json }).toEqual({ status: 400, json: { authEmulator: { error: 'Invalid mode' } } });
});

test('a tenant goes with what was sent to its people', async () => {
  const headers = { authorization: 'Bearer owner' };
  const tenant = `/v2/projects/${PROJECT_ID}/tenants/leaving`;
  await send(tenant, { method: 'GET', headers });
  await call('sendOobCode', { tenantId: 'leaving', requestType: 'EMAIL_SIGNIN', email: 'bob@example.org' });
  const codes = async () =>
    (await send(`${OWN}/tenants/leaving/oobCodes`, { method: 'GET' })).json.oobCodes.length;
  expect(await codes()).toBe(1);
  await send(tenant, { method: 'DELETE', headers });
  expect(await codes()).toBe(0);
});
