import { describe, expect, test } from 'vitest';
import { codeOf } from '../testing/authenticator.ts';
import { aNewcomer, anEnrolledPerson, firstProof, type SignedIn } from '../testing/people.ts';
import { useTestIdentity } from '../testing/test-identity.ts';

const server = useTestIdentity();
const HOME = '192.0.2.1';
const ELSEWHERE = '203.0.113.7';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const NEWER_FIREFOX = FIREFOX.replaceAll('140', '141');
const SAFARI = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15';

async function signIn({ email, password }: SignedIn, userAgent: string, remoteAddress: string) {
  const { statusCode } = await server.it.app.inject({
    method: 'POST',
    url: '/v1/accounts:signInWithPassword?key=test-api-key',
    headers: { 'user-agent': userAgent },
    payload: { email, password },
    remoteAddress,
  });
  expect(statusCode).toBe(200);
}

const kinds = () => server.it.outbox.splice(0).map(({ kind }) => kind);

/** Somebody who signed in with Firefox at home before. */
async function someoneAtHome() {
  const person = await aNewcomer(server.it);
  await signIn(person, FIREFOX, HOME);
  server.it.outbox.splice(0);
  return person;
}

describe('a sign-in', () => {
  test('from a new address is mailed to the owner, with device, address and time', async () => {
    const person = await someoneAtHome();
    await signIn(person, FIREFOX, ELSEWHERE);
    expect(server.it.outbox).toMatchObject([{ kind: 'newSignIn', to: person.email }]);
    expect(server.it.outbox[0]?.text).toContain('Firefox on Linux');
    expect(server.it.outbox[0]?.text).toContain(ELSEWHERE);
    expect(server.it.outbox[0]?.text).toMatch(/\d{1,2} \w+ 2026 at \d\d:\d\d UTC/);
  });

  test('with a new kind of browser at home is mailed too', async () => {
    const person = await someoneAtHome();
    await signIn(person, SAFARI, HOME);
    expect(kinds()).toEqual(['newSignIn']);
  });

  test('from where the owner was before is not, be the browser updated or the session over', async () => {
    const person = await someoneAtHome();
    await server.it.identity.accounts.revokeSessions(person.localId);
    server.it.clock.pass(20 * 86_400);
    await signIn(person, NEWER_FIREFOX, HOME);
    expect(kinds()).toEqual([]);
  });

  test('from where the owner was half a year ago is mailed again', async () => {
    const person = await someoneAtHome();
    server.it.clock.pass(180 * 86_400);
    await signIn(person, FIREFOX, HOME);
    expect(kinds()).toEqual(['newSignIn']);
  });

  test('is not mailed at the first one, which made the account', async () => {
    await aNewcomer(server.it);
    expect(kinds()).toEqual([]);
  });

  test('with two steps is mailed once the second one is done', async () => {
    const person = await anEnrolledPerson(server.it);
    server.it.outbox.splice(0);
    const proof = await firstProof(server.it, person);
    const totpVerificationInfo = { verificationCode: codeOf(person.secret, server.it) };
    await server.it.call('/v2/accounts/mfaSignIn:finalize', { ...proof, totpVerificationInfo }, ELSEWHERE);
    expect(kinds()).toEqual(['newSignIn']);
  });
});

test('a change of the password on the way is told as such, not as a new sign-in', async () => {
  const { idToken } = await someoneAtHome();
  await server.it.call('/v1/accounts:update', { idToken, password: 'a brand new phrase' }, ELSEWHERE);
  expect(kinds()).toEqual(['passwordChanged']);
});
