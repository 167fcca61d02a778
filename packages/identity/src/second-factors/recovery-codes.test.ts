import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { aNewcomer, anEnrolledPerson, type Enrolled, firstProof } from '../testing/people.ts';
import { useTestIdentity } from '../testing/test-identity.ts';
import { canonicalRecoveryCode, newRecoveryCodes } from './recovery-codes.rules.ts';

const server = useTestIdentity();

async function withCodes(): Promise<Enrolled & { codes: string[] }> {
  const person = await anEnrolledPerson(server.it);
  const made = await server.it.call('/v2/accounts/recoveryCodes:generate', { idToken: person.idToken });
  return { ...person, codes: made.json.recoveryCodes };
}

const recover = async (person: Enrolled, recoveryCode = '') => {
  const proof = await firstProof(server.it, person);
  return server.it.call('/v2/accounts/mfaSignIn:finalize', { ...proof, recoveryCode });
};

const refusal = async (person: Enrolled, code?: string) =>
  (await recover(person, code)).json.error?.message ?? 'ok';

describe('recovery codes', () => {
  test('are ten, and each lets the owner in once in place of the app, and tells them', async () => {
    const person = await withCodes();
    expect(person.codes).toHaveLength(10);
    const [first = '', second = ''] = person.codes;
    const { json } = await recover(person, first);
    expect(decodeJwt(json.idToken)).toMatchObject({
      sub: person.localId,
      firebase: { sign_in_second_factor: 'recovery_code' },
    });
    expect(server.it.outbox.at(-1)).toMatchObject({ kind: 'recoveryCodeUsed', to: person.email });
    expect([await refusal(person, first), await refusal(person, second)]).toEqual(['INVALID_CODE', 'ok']);
    expect(await server.it.identity.accounts.recoveryCodesLeft(person.localId)).toBe(8);
  });

  test('never stand for the password', async () => {
    const { codes } = await withCodes();
    const body = { recoveryCode: codes[0], mfaPendingCredential: 'made up' };
    expect(await server.it.outcome('/v2/accounts/mfaSignIn:finalize', body)).toBe(
      'INVALID_MFA_PENDING_CREDENTIAL',
    );
    const alone = { recoveryCode: codes[0] };
    expect(await server.it.outcome('/v2/accounts/mfaSignIn:finalize', alone)).toBe('MISSING_CREDENTIAL');
  });

  test('of one person let nobody else in', async () => {
    const ann = await withCodes();
    const bob = await withCodes();
    expect(await refusal(ann, bob.codes[0])).toBe('INVALID_CODE');
  });

  test('presented by two at once let one in', async () => {
    const person = await withCodes();
    const outcomes = await Promise.all([1, 2, 3].map(() => refusal(person, person.codes[0])));
    expect(outcomes.toSorted()).toEqual(['INVALID_CODE', 'INVALID_CODE', 'ok']);
  });

  test('are void when new ones are made, and gone when two-step verification is', async () => {
    const person = await withCodes();
    const { idToken } = person;
    await server.it.call('/v2/accounts/recoveryCodes:generate', { idToken });
    expect(await refusal(person, person.codes[0])).toBe('INVALID_CODE');
    const { mfaEnrollmentId } = await firstProof(server.it, person);
    await server.it.call('/v2/accounts/mfaEnrollment:withdraw', { idToken, mfaEnrollmentId });
    expect(await server.it.identity.accounts.recoveryCodesLeft(person.localId)).toBe(0);
  });

  test('need two-step verification, and a recent sign-in', async () => {
    const { idToken } = await aNewcomer(server.it);
    const make = (token: string) =>
      server.it.outcome('/v2/accounts/recoveryCodes:generate', { idToken: token });
    expect(await make(idToken)).toBe('MFA_ENROLLMENT_NOT_FOUND');
    const person = await anEnrolledPerson(server.it);
    server.it.clock.pass(301);
    expect(await make(person.idToken)).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  });

  test('cannot be read in the database', async () => {
    const { codes } = await withCodes();
    const { rows } = await server.it.pool.query('select * from identity.recovery_codes');
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code);
  });
});

test('every code is new, and written so that it can be read out', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
});

test.each([
  ['7K2QM-0X9RT', '7K2QM0X9RT'],
  ['7k2qm 0x9rt', '7K2QM0X9RT'],
  ['7k2qmOx9rt', '7K2QM0X9RT'],
  ['IlIL1-00000', '1111100000'],
])('%s is meant as %s', (typed, meant) => expect(canonicalRecoveryCode(typed)).toBe(meant));
