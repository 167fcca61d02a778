import { describe, expect, test, vi } from 'vitest';
import { codeOf } from './testing/authenticator.ts';
import { aNewcomer, anEmail, anEnrolledPerson, type Enrolled, firstProof } from './testing/people.ts';
import { startTestIdentity, type TestIdentity, useTestIdentity } from './testing/test-identity.ts';

// Faults that other account servers shipped, one test each.

const server = useTestIdentity();
const limited = useTestIdentity({ rateLimits: 'on' });
const TOO_MANY = 'TOO_MANY_ATTEMPTS_TRY_LATER';

const SIGN_IN = '/v1/accounts:signInWithPassword';
const FINISH = '/v2/accounts/mfaSignIn:finalize';

/** Every call by which a stranger may name an address. */
const ASKING: [string, (email: string) => [path: string, body: object]][] = [
  ['a wrong password', (email) => [SIGN_IN, { email, password: 'a guess' }]],
  ['a reset', (email) => ['/v1/accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email }]],
  ['a sign-in link', (email) => ['/v1/accounts:sendOobCode', { requestType: 'EMAIL_SIGNIN', email }]],
  ['a sign-in code', (email) => ['/v2/accounts:sendEmailCode', { email }]],
  [
    'the ways in',
    (email) => ['/v1/accounts:createAuthUri', { identifier: email, continueUri: 'http://localhost' }],
  ],
];

/** The answer with whatever is random or personal taken out. */
const shapeOf = (json: object, email: string) =>
  JSON.stringify(json, (key, value) => (/sessionI/.test(key) ? '*' : value)).replaceAll(email, '*');

/** What a statement does and to which tables; a value that is not there is written as `default`. */
const gistOf = (sql: string) =>
  [sql.split(' ')[0], ...new Set(sql.match(/(?<=(?:from|join|into|update) "identity"\.)"\w+"/g))].join(' ');

describe('asking for codes and the like tells nobody who has an account:', () => {
  test.each(ASKING)('%s gets the same answer', async (_what, ask) => {
    const known = await aNewcomer(server.it);
    const answerTo = async (email: string) => {
      const [path, body] = ask(email);
      const { status, json } = await server.it.call(path, body);
      return `${status} ${shapeOf(json, email)}`;
    };
    expect(await answerTo(anEmail())).toBe(await answerTo(known.email));
  });

  test.each(ASKING)('%s does the same work in the database', async (_what, ask) => {
    const known = await aNewcomer(server.it);
    const statementsOf = async (email: string) => {
      const asked = vi.spyOn(server.it.pool, 'query');
      const [path, body] = ask(email);
      await server.it.call(path, body);
      const statements = asked.mock.calls.map(([query]) => gistOf((query as { text?: string }).text ?? ''));
      const answers = await Promise.all(asked.mock.results.map(({ value }) => value));
      asked.mockRestore();
      return statements.map((statement, index) => `${statement}: ${answers[index].rows.length} rows`);
    };
    const [unknown, ofKnown] = [await statementsOf(anEmail()), await statementsOf(known.email)];
    expect(unknown).toEqual(ofKnown);
  });
});

test.each(ASKING.slice(1, 4))('no answer waits for the mail: %s', async (_what, ask) => {
  const { email } = await aNewcomer(server.it);
  const queue = Promise.withResolvers<void>();
  server.it.surroundings.queueOpens = queue.promise;
  const [path, body] = ask(email);
  expect(await server.it.outcome(path, body)).toBe('ok');
  expect(server.it.outbox).toHaveLength(1);
  queue.resolve();
});

describe('unknown addresses are throttled as known ones are:', () => {
  test.each(ASKING.slice(0, 4))('%s', async (_what, ask) => {
    const { email } = await aNewcomer(limited.it);
    const triesUntilStopped = async (address: string, network: string) => {
      for (let turn = 1; turn <= 24; turn += 1) {
        const [path, body] = ask(address);
        if ((await limited.it.outcome(path, body, `${network}.${turn % 2}`)) === TOO_MANY) return turn;
      }
      return 'never';
    };
    const [known, unknown] = [
      await triesUntilStopped(email, '203.0.113'),
      await triesUntilStopped(anEmail(), '198.51.100'),
    ];
    expect(known).toBe(unknown);
    expect(known).not.toBe('never');
  });
});

async function factorOf(person: Enrolled) {
  return (await firstProof(server.it, person)).mfaEnrollmentId;
}

test('switching two-step verification off is no way to try passwords', async () => {
  const person = await anEnrolledPerson(server.it);
  const mfaEnrollmentId = await factorOf(person);
  server.it.clock.pass(301);
  const withdraw = (password: string) => {
    const body = { idToken: person.idToken, mfaEnrollmentId, password };
    return server.it.outcome('/v2/accounts/mfaEnrollment:withdraw', body);
  };
  expect([await withdraw(person.password), await withdraw('a guess')]).toEqual([
    'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
    'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
  ]);
});

test('a recovery code replaces the second proof, never both', async () => {
  const person = await anEnrolledPerson(server.it);
  const { idToken, email } = person;
  const { json } = await server.it.call('/v2/accounts/recoveryCodes:generate', { idToken });
  const [recoveryCode] = json.recoveryCodes;
  const proof = await firstProof(server.it, person);
  expect({
    alone: await server.it.outcome(FINISH, { recoveryCode }),
    asPassword: await server.it.outcome(SIGN_IN, { email, password: recoveryCode }),
    withMadeUpProof: await server.it.outcome(FINISH, { recoveryCode, mfaPendingCredential: 'x' }),
    withThePassword: await server.it.outcome(FINISH, { recoveryCode, ...proof }),
  }).toEqual({
    alone: 'MISSING_CREDENTIAL',
    asPassword: 'INVALID_LOGIN_CREDENTIALS',
    withMadeUpProof: 'INVALID_MFA_PENDING_CREDENTIAL',
    withThePassword: 'ok',
  });
});

test('no descendant of a revoked refresh token lives on', async () => {
  const { refreshToken, idToken } = await aNewcomer(server.it);
  const refresh = (token: string) =>
    server.it.call('/v1/token', { grant_type: 'refresh_token', refresh_token: token });
  const child = (await refresh(refreshToken)).json.refresh_token;
  const grandchild = (await refresh(child)).json;
  await server.it.call('/v2/accounts:revokeToken', { idToken, token: refreshToken });
  for (const token of [refreshToken, child, grandchild.refresh_token]) {
    expect((await refresh(token)).json.error.message).toBe('TOKEN_EXPIRED');
  }
  expect(await server.it.outcome('/v1/accounts:lookup', { idToken: grandchild.id_token })).toBe(
    'TOKEN_EXPIRED',
  );
});

test('a code of the app works once within its half minute', async () => {
  const person = await anEnrolledPerson(server.it);
  const finish = async () => {
    const totpVerificationInfo = { verificationCode: codeOf(person.secret, server.it) };
    const proof = await firstProof(server.it, person);
    return server.it.outcome(FINISH, { ...proof, totpVerificationInfo });
  };
  expect([await finish(), await finish()]).toEqual(['ok', 'INVALID_CODE']);
});

test.each([
  ['PASSWORD_RESET', '/v1/accounts:resetPassword', { newPassword: 'a brand new phrase' }],
  ['VERIFY_EMAIL', '/v1/accounts:update', {}],
  ['EMAIL_SIGNIN', '/v1/accounts:signInWithEmailLink', {}],
])('of two who use one mailed code at once, one wins: %s', async (requestType, path, more) => {
  const { email, idToken } = await aNewcomer(server.it);
  await server.it.call('/v1/accounts:sendOobCode', { requestType, email, idToken });
  const oobCode = new URL(server.it.outbox.at(-1)?.link ?? '').searchParams.get('oobCode');
  const use = () => server.it.outcome(path, { oobCode, email, ...more });
  expect((await Promise.all([use(), use()])).toSorted()).toEqual(['INVALID_OOB_CODE', 'ok']);
});

test('a link in a mail never leads to a page that is not ours', async () => {
  const { email } = await aNewcomer(server.it);
  const ask = (continueUrl: string) =>
    server.it.outcome('/v1/accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email, continueUrl });
  const tries = [
    'https://evil.example/',
    'https://app.example.org.evil.example/',
    'https://app.example.org@evil.example/',
    '//evil.example/',
    'javascript:alert(1)',
    'data:text/html,hello',
  ];
  for (const url of tries) expect(`${url}: ${await ask(url)}`).not.toMatch(/: ok$/);
  expect(await ask('https://app.example.org/done')).toBe('ok');
});

test('a page of another site can neither read an answer nor act for somebody', async () => {
  const { email, password } = await aNewcomer(server.it);
  const answer = await server.it.app.inject({
    method: 'POST',
    url: `${SIGN_IN}?key=test-api-key`,
    headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ email, password }).toString(),
  });
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('a reset by mail does not get around the second step', async () => {
  const { email } = await anEnrolledPerson(server.it);
  await server.it.call('/v1/accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email });
  const oobCode = new URL(server.it.outbox.at(-1)?.link ?? '').searchParams.get('oobCode');
  const password = 'a brand new phrase';
  await server.it.call('/v1/accounts:resetPassword', { oobCode, newPassword: password });
  const { json } = await server.it.call(SIGN_IN, { email, password });
  expect([Object.keys(json).includes('idToken'), json.mfaPendingCredential]).toEqual([
    false,
    expect.any(String),
  ]);
});

test('a fresh server has no account that anybody could know of', async () => {
  const fresh = await startTestIdentity();
  expect(await fresh.identity.accounts.count()).toBe(0);
  await fresh.stop();
});

test('limits hold on after a restart', async () => {
  const { it } = limited as { it: TestIdentity };
  const email = anEmail();
  const guess = (on: { outcome: TestIdentity['outcome'] }) =>
    on.outcome(SIGN_IN, { email, password: 'a guess' }, '192.0.2.77');
  for (let turn = 0; turn < 10; turn += 1) await guess(it);
  const restarted = await it.serveAnother();
  expect(await guess(restarted)).toBe(TOO_MANY);
  await restarted.app.close();
});
