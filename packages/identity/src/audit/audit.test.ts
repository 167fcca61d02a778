import { describe, expect, test } from 'vitest';
import { aNewcomer, anEmail, anEnrolledPerson, firstProof, GOOD_PASSWORD } from '../testing/people.ts';
import { useTestIdentity } from '../testing/test-identity.ts';

const server = useTestIdentity();
const limited = useTestIdentity({ rateLimits: 'on' });
const AWAY = '203.0.113.9';

async function linesOf(localId: string, it = server.it): Promise<string[]> {
  const history = await it.identity.accounts.history(localId);
  return history.map(({ action, outcome }) => `${action} ${outcome}`);
}

function lastCode(): string {
  return new URL(server.it.outbox.at(-1)?.link ?? 'http://nowhere/').searchParams.get('oobCode') ?? '';
}

describe('the audit log tells of', () => {
  test('every attempt to come in, from where and with what', async () => {
    const { email, localId } = await aNewcomer(server.it);
    await server.it.call('/v1/accounts:signInWithPassword', { email, password: 'a guess' }, AWAY);
    const [attempt] = await server.it.identity.accounts.history(localId);
    expect(attempt).toMatchObject({
      action: 'accounts:signInWithPassword',
      outcome: 'INVALID_LOGIN_CREDENTIALS',
      address: AWAY,
      userAgent: 'lightMyRequest',
      at: server.it.clock.now(),
    });
  });

  test('a password that was right and a second step that was not', async () => {
    const person = await anEnrolledPerson(server.it);
    const proof = await firstProof(server.it, person);
    const totpVerificationInfo = { verificationCode: '000000' };
    await server.it.call('/v2/accounts/mfaSignIn:finalize', { ...proof, totpVerificationInfo });
    expect((await linesOf(person.localId)).slice(0, 2)).toEqual([
      'mfaSignIn:finalize INVALID_CODE',
      'accounts:signInWithPassword ok',
    ]);
  });

  test('a stranger who tries to sign up with the address', async () => {
    const { email, localId } = await aNewcomer(server.it);
    await server.it.call('/v1/accounts:signUp', { email, password: GOOD_PASSWORD }, AWAY);
    expect((await linesOf(localId))[0]).toBe('accounts:signUp EMAIL_EXISTS');
  });

  test('each change by its name', async () => {
    const { idToken, email, localId } = await aNewcomer(server.it);
    await server.it.call('/v1/accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    await server.it.call('/v1/accounts:update', { oobCode: lastCode() });
    await server.it.call('/v1/accounts:update', { idToken, displayName: 'Ann' });
    await server.it.call('/v1/accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email });
    await server.it.call('/v1/accounts:update', { idToken, password: 'a brand new phrase' });
    const { accounts } = server.it.identity;
    await accounts.revokeSessions(localId);
    await accounts.setDisabled(localId, true);
    expect(await linesOf(localId)).toEqual([
      'accounts:disable ok',
      'sessions:revokeAll ok',
      'accounts:updateAccess PASSWORD ok',
      'accounts:sendOobCode PASSWORD_RESET ok',
      'accounts:updateProfile ok',
      'accounts:update VERIFY_EMAIL ok',
      'accounts:sendOobCode VERIFY_EMAIL ok',
      'accounts:signUp ok',
    ]);
  });

  test('a refresh token that came twice, and not of every refresh', async () => {
    const { refreshToken, localId } = await aNewcomer(server.it);
    const present = () =>
      server.it.call('/v1/token', { grant_type: 'refresh_token', refresh_token: refreshToken });
    await present();
    server.it.clock.pass(31);
    await present();
    await present();
    expect(await linesOf(localId)).toEqual(['token REUSED TOKEN_EXPIRED', 'accounts:signUp ok']);
  });

  test('guesses that were stopped, once a minute', async () => {
    const { email, localId } = await aNewcomer(limited.it);
    const guess = () =>
      limited.it.call('/v1/accounts:signInWithPassword', { email, password: 'a guess' }, AWAY);
    for (let turn = 0; turn < 14; turn += 1) await guess();
    const stopped = (await linesOf(localId, limited.it)).filter((line) => line.endsWith('TRY_LATER'));
    expect(stopped).toEqual(['accounts:signInWithPassword TOO_MANY_ATTEMPTS_TRY_LATER']);
  });
});

test('the history comes in pages', async () => {
  const { email, password, localId } = await aNewcomer(server.it);
  for (const _time of [1, 2, 3]) await server.it.call('/v1/accounts:signInWithPassword', { email, password });
  const { history } = server.it.identity.accounts;
  const first = await history(localId, { limit: 3 });
  const second = await history(localId, { limit: 3, before: first.at(-1)?.id });
  expect([first.length, second.map(({ action }) => action)]).toEqual([3, ['accounts:signUp']]);
});

test('the history holds nothing of somebody else, nor of who had the address before', async () => {
  const email = anEmail();
  await server.it.call('/v1/accounts:signInWithPassword', { email, password: 'a guess' });
  server.it.clock.pass(60);
  const ann = await aNewcomer(server.it, { email });
  await aNewcomer(server.it);
  expect(await linesOf(ann.localId)).toEqual(['accounts:signUp ok']);
});
