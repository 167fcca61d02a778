import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLIENT_ID, startIssuer, type TestIssuer } from '../testing/issuer.ts';
import { anEnrolledPerson, GOOD_PASSWORD } from '../testing/people.ts';
import { startTestIdentity, type TestIdentity } from '../testing/test-identity.ts';

let issuer: TestIssuer;
let server: TestIdentity;

beforeAll(async () => {
  let now = () => new Date();
  issuer = await startIssuer({ now: () => now() });
  server = await startTestIdentity({ google: { clientId: CLIENT_ID, issuer: issuer.issuer } });
  now = server.clock.now;
});
afterAll(async () => {
  await server.stop();
  await issuer.stop();
});

test('Google counts as one proof, however strong its own was: the second step is asked', async () => {
  const { email, localId } = await anEnrolledPerson(server);
  const idToken = await issuer.idToken({ sub: 'g-1', email, email_verified: true, amr: ['mfa', 'hwk'] });
  const postBody = new URLSearchParams({ id_token: idToken, providerId: 'google.com' }).toString();
  const { json } = await server.call('/v1/accounts:signInWithIdp', {
    postBody,
    requestUri: 'http://localhost',
  });
  expect(json).toMatchObject({ localId, mfaPendingCredential: expect.any(String) });
  expect(Object.keys(json)).not.toContain('idToken');
});

test('a session that began with two proofs still says so when another way in was added', async () => {
  const { idToken } = await anEnrolledPerson(server);
  const google = await issuer.idToken({ sub: 'g-2', email: 'g-2@example.org', email_verified: true });
  const postBody = new URLSearchParams({ id_token: google, providerId: 'google.com' }).toString();
  const { json } = await server.call('/v1/accounts:signInWithIdp', { idToken, postBody });
  expect(decodeJwt(json.idToken).firebase).toMatchObject({
    sign_in_provider: 'google.com',
    sign_in_second_factor: 'totp',
    second_factor_identifier: expect.any(String),
  });
});

test('and when a password was added', async () => {
  const { idToken, email } = await anEnrolledPerson(server);
  const { json } = await server.call('/v1/accounts:signUp', { idToken, email, password: GOOD_PASSWORD });
  expect(decodeJwt(json.idToken).firebase).toMatchObject({ sign_in_second_factor: 'totp' });
});
