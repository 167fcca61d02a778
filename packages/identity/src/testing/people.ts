import { codeOf } from './authenticator.ts';
import type { TestServer } from './test-identity.ts';

export const GOOD_PASSWORD = 'correct horse battery';

let made = 0;

export function anEmail() {
  made += 1;
  return `student${made}@example.org`;
}

export interface SignedIn {
  email: string;
  password: string;
  localId: string;
  idToken: string;
  refreshToken: string;
}

/** A person who has just signed up. */
export async function aNewcomer(
  server: TestServer,
  { email = anEmail(), password = GOOD_PASSWORD } = {},
): Promise<SignedIn> {
  const { json } = await server.call('/v1/accounts:signUp', { email, password, returnSecureToken: true });
  if (json.error) throw new Error(json.error.message);
  return { email, password, ...json };
}

export interface Enrolled extends SignedIn {
  secret: string;
}

/** A person with two-step verification, signed in with both proofs. */
export async function anEnrolledPerson(server: TestServer): Promise<Enrolled> {
  const person = await aNewcomer(server);
  await server.pool.query('update identity.accounts set email_verified = true where id = $1', [
    person.localId,
  ]);
  const { idToken } = person;
  const started = await server.call('/v2/accounts/mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} });
  const { sharedSecretKey: secret, sessionInfo } = started.json.totpSessionInfo;
  const totpVerificationInfo = { sessionInfo, verificationCode: codeOf(secret, server) };
  const { json } = await server.call('/v2/accounts/mfaEnrollment:finalize', {
    idToken,
    totpVerificationInfo,
  });
  server.clock.pass(30);
  return { ...person, ...json, secret };
}

/** Signs in as far as the password goes: what the second step has to send along. */
export async function firstProof(server: TestServer, { email, password }: SignedIn) {
  const { json } = await server.call('/v1/accounts:signInWithPassword', { email, password });
  return {
    mfaPendingCredential: json.mfaPendingCredential,
    mfaEnrollmentId: json.mfaInfo?.[0].mfaEnrollmentId,
  };
}
