import {
  type Auth,
  getIdTokenResult,
  getMultiFactorResolver,
  type MultiFactorError,
  signInWithCustomToken,
  TotpMultiFactorGenerator,
} from '@firebase/auth';
import { beforeAll, describe, expect, test } from 'vitest';
import { codeOf } from '../testing/authenticator.ts';
import { aNewcomer, anEmail, anEnrolledPerson } from '../testing/people.ts';
import { aBrowser, authCode } from '../testing/sdk.ts';
import { type TestIdentity, useTestIdentity } from '../testing/test-identity.ts';

const server = useTestIdentity();
const limited = useTestIdentity({ rateLimits: 'on' });
let host = '';

beforeAll(async () => {
  host = new URL(await server.it.app.listen({ host: '127.0.0.1', port: 0 })).host;
});

const SEND = '/v2/accounts:sendEmailCode';
const SIGN_IN = '/v2/accounts:signInWithEmailCode';
const TOO_MANY = 'TOO_MANY_ATTEMPTS_TRY_LATER';

interface Asked {
  sessionInfo: string;
  code: string;
}

/** Asks for a code and reads the mail. */
async function ask(it: TestIdentity, email: string, from?: string): Promise<Asked> {
  const { json } = await it.call(SEND, { email }, from);
  const mail = it.outbox.findLast(({ kind, to }) => kind === 'signInCode' && to === email);
  return { sessionInfo: json.sessionInfo, code: /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '' };
}

const wrong = ({ code }: Asked) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const present = (it: TestIdentity, asked: Asked, from?: string) => it.outcome(SIGN_IN, asked, from);

async function proof(email: string): Promise<string> {
  const { json } = await server.it.call(SIGN_IN, await ask(server.it, email));
  return json.customToken;
}

async function verified(localId: string) {
  await server.it.pool.query('update identity.accounts set email_verified = true where id = $1', [localId]);
}

/** After a custom token the SDK leaves out what the sign-in was for, which its resolver wants to know. */
function resolverOf(auth: Auth, error: MultiFactorError) {
  const operationType = 'signIn' as const;
  Object.assign(error.customData, { operationType });
  return getMultiFactorResolver(auth, Object.assign(error, { operationType }));
}

async function signIn(auth: Auth, email: string) {
  return signInWithCustomToken(auth, await proof(email));
}

describe('signing in with a mailed code', () => {
  test('gives the SDK its session', async () => {
    const { email, localId } = await aNewcomer(server.it);
    await verified(localId);
    const { user } = await signIn(aBrowser(host), email);
    expect(user).toMatchObject({ uid: localId, email, emailVerified: true });
    expect(await getIdTokenResult(user, true)).toMatchObject({ signInProvider: 'emailCode' });
  });

  test('makes an account for a new address', async () => {
    const email = anEmail();
    const { json } = await server.it.call(SIGN_IN, await ask(server.it, email));
    expect(json).toMatchObject({ email, isNewUser: true });
    const { user } = await signInWithCustomToken(aBrowser(host), json.customToken);
    expect(user).toMatchObject({ email, emailVerified: true });
  });

  test('asks for the second factor, which the SDK resolves as always', async () => {
    const person = await anEnrolledPerson(server.it);
    const auth = aBrowser(host);
    const error = await signIn(auth, person.email).catch((refusal: MultiFactorError) => refusal);
    const resolver = resolverOf(auth, error as MultiFactorError);
    const code = codeOf(person.secret, server.it);
    const assertion = TotpMultiFactorGenerator.assertionForSignIn(resolver.hints[0]?.uid ?? '', code);
    const { user } = await resolver.resolveSignIn(assertion);
    expect((await getIdTokenResult(user)).claims.firebase).toMatchObject({
      sign_in_provider: 'emailCode',
      sign_in_second_factor: 'totp',
    });
  });

  test('takes an account with an unproven address away from whoever set its password', async () => {
    const { email, password, idToken } = await aNewcomer(server.it);
    await signIn(aBrowser(host), email);
    expect(await server.it.outcome('/v1/accounts:signInWithPassword', { email, password })).toBe(
      'INVALID_LOGIN_CREDENTIALS',
    );
    expect(await server.it.outcome('/v1/accounts:lookup', { idToken })).toBe('TOKEN_EXPIRED');
  });

  test('takes the digits however they were typed', async () => {
    const asked = await ask(server.it, anEmail());
    const typed = ` ${asked.code.slice(0, 3)}-${asked.code.slice(3)} `;
    expect(await present(server.it, { ...asked, code: typed })).toBe('ok');
  });

  test('is refused to a disabled account, which gets no mail and the same answer', async () => {
    const { email, localId } = await aNewcomer(server.it);
    await server.it.identity.accounts.setDisabled(localId, true);
    const { json } = await server.it.call(SEND, { email });
    expect(Object.keys(json).sort()).toEqual(['codeLength', 'expiresIn', 'sessionInfo']);
    expect(server.it.outbox).toEqual([]);
  });

  test('is not there where it is switched off', async () => {
    const without = await server.it.serveAnother({ emailCodeSignIn: false });
    expect(await without.outcome(SEND, { email: anEmail() })).toBe('OPERATION_NOT_ALLOWED');
    expect(await without.outcome(SIGN_IN, { sessionInfo: 'x', code: '123456' })).toBe(
      'OPERATION_NOT_ALLOWED',
    );
    await without.app.close();
  });
});

describe('a mailed code', () => {
  test('is six digits in the mail and in no answer', async () => {
    const email = anEmail();
    const { json } = await server.it.call(SEND, { email });
    expect(json).toEqual({ sessionInfo: expect.any(String), codeLength: 6, expiresIn: '600' });
    expect(server.it.outbox).toMatchObject([{ kind: 'signInCode', to: email }]);
    expect(server.it.outbox[0]?.text).toMatch(/^\d{6}$/m);
    expect(server.it.outbox[0]?.text).toContain('10 minutes');
    expect(server.it.outbox[0]?.html).not.toContain('<a href');
  });

  test('is worth nothing without the ticket of the browser that asked', async () => {
    const mine = await ask(server.it, anEmail());
    const other = await ask(server.it, anEmail());
    expect(await present(server.it, { ...other, code: mine.code })).toBe('INVALID_CODE');
    expect(await present(server.it, { sessionInfo: 'made up', code: mine.code })).toBe(
      'INVALID_SESSION_INFO',
    );
    expect(await present(server.it, mine)).toBe('ok');
  });

  test('may be tried five times', async () => {
    const asked = await ask(server.it, anEmail());
    const guess = { ...asked, code: wrong(asked) };
    for (const _try of [1, 2, 3, 4, 5]) expect(await present(server.it, guess)).toBe('INVALID_CODE');
    expect(await present(server.it, asked)).toBe('SESSION_EXPIRED');
  });

  test('may be tried five times, however many try at once', async () => {
    const asked = await ask(server.it, anEmail());
    const guesses = Array.from({ length: 12 }, () => present(server.it, { ...asked, code: wrong(asked) }));
    const refused = (await Promise.all(guesses)).filter((outcome) => outcome === 'INVALID_CODE');
    expect(refused).toHaveLength(5);
  });

  test('works once, even for two at the same moment', async () => {
    const asked = await ask(server.it, anEmail());
    const outcomes = await Promise.all([1, 2, 3].map(() => present(server.it, asked)));
    expect(outcomes.toSorted()).toEqual(['SESSION_EXPIRED', 'SESSION_EXPIRED', 'ok']);
  });

  test('lasts ten minutes', async () => {
    const asked = await ask(server.it, anEmail());
    const late = await ask(server.it, anEmail());
    server.it.clock.pass(599);
    expect(await present(server.it, asked)).toBe('ok');
    server.it.clock.pass(1);
    expect(await present(server.it, late)).toBe('SESSION_EXPIRED');
  });

  test.each([
    ['no address', SEND, {}, 'MISSING_EMAIL'],
    ['half an address', SEND, { email: 'ann' }, 'INVALID_EMAIL'],
    ['no ticket', SIGN_IN, { code: '123456' }, 'MISSING_SESSION_INFO'],
    ['no code', SIGN_IN, { sessionInfo: 'x' }, 'MISSING_CODE'],
    ['letters', SIGN_IN, { sessionInfo: 'x', code: 'abcdef' }, 'INVALID_CODE'],
  ])('request with %s is refused', async (_what, path, body, refusal) => {
    expect(await server.it.outcome(path, body)).toBe(refusal);
  });

  test('cannot be read in the database, nor tried out there', async () => {
    const asked = await ask(server.it, anEmail());
    const { rows } = await server.it.pool.query('select * from identity.email_codes');
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${asked.sessionInfo}|"${asked.code}"`));
  });
});

describe('the proof that a code was right', () => {
  test('lasts a minute, and only as long as the ways in stay as they are', async () => {
    const { email, localId, idToken } = await aNewcomer(server.it);
    await verified(localId);
    const late = await proof(email);
    server.it.clock.pass(60);
    expect(await authCode(signInWithCustomToken(aBrowser(host), late))).toBe('auth/invalid-custom-token');
    const early = await proof(email);
    server.it.clock.pass(1);
    await server.it.call('/v1/accounts:update', { idToken, password: 'a brand new phrase' });
    expect(await authCode(signInWithCustomToken(aBrowser(host), early))).toBe('auth/invalid-custom-token');
  });
});

describe('asking for codes', () => {
  test('tells nothing about who has an account, by words or by traces', async () => {
    const known = await aNewcomer(server.it);
    const traces = async (email: string) => {
      await server.it.pool.query('delete from identity.email_codes');
      const { status, json } = await server.it.call(SEND, { email });
      const { rows } = await server.it.pool.query('select tries, used_at from identity.email_codes');
      return { status, fields: Object.keys(json), rows, mails: server.it.outbox.splice(0).length };
    };
    expect(await traces(anEmail())).toEqual(await traces(known.email));
  });

  test('for one address stops after five, whether it is known or not', async () => {
    const { email } = await aNewcomer(limited.it);
    for (const address of [email, anEmail()]) {
      const outcomes: string[] = [];
      for (let turn = 0; turn < 6; turn += 1) {
        outcomes.push(await limited.it.outcome(SEND, { email: address }, `203.0.113.${turn}`));
      }
      expect(outcomes).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', TOO_MANY]);
    }
  });

  test('by strangers never keeps the owner at home from a code, nor do their guesses', async () => {
    const { email } = await aNewcomer(limited.it);
    for (let turn = 0; turn < 6; turn += 1) {
      const from = `198.51.100.${turn}`;
      const asked = await ask(limited.it, email, from);
      if (!asked.sessionInfo) continue;
      const guess = { ...asked, code: wrong(asked) };
      for (const _try of [1, 2, 3, 4]) await present(limited.it, guess, from);
    }
    const stranger = await limited.it.outcome(SEND, { email }, '198.51.100.9');
    const atHome = await ask(limited.it, email, '192.0.2.1');
    expect([stranger, await present(limited.it, atHome, '192.0.2.1')]).toEqual([TOO_MANY, 'ok']);
  });

  test('does not open the way to more than twenty guesses from everywhere', async () => {
    const email = anEmail();
    const outcomes: string[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const asked = await ask(limited.it, email, `203.0.114.${turn}`);
      const guess = { ...asked, code: wrong(asked) };
      for (let again = 0; again < 5; again += 1) {
        outcomes.push(await present(limited.it, guess, `203.0.115.${turn * 5 + again}`));
      }
    }
    expect(outcomes.filter((outcome) => outcome === 'INVALID_CODE')).toHaveLength(20);
    expect(outcomes.at(-1)).toBe(TOO_MANY);
  });
});
