import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLIENT_ID, startIssuer, type TestIssuer } from '../testing/issuer.ts';
import { anEnrolledPerson } from '../testing/people.ts';
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
