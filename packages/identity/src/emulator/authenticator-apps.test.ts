import {
  getMultiFactorResolver,
  type MultiFactorError,
  multiFactor,
  signInWithEmailAndPassword,
  TotpMultiFactorGenerator,
  type TotpSecret,
  type User,
} from '@firebase/auth';
import { describe, expect, test } from 'vitest';
import { codeOf } from '../testing/authenticator.ts';
import { useTestEmulator } from '../testing/emulator.ts';
import { anEmail } from '../testing/people.ts';
import { authCode } from '../testing/sdk.ts';
import { PROJECT_ID } from '../testing/test-identity.ts';

const emulator = useTestEmulator();
const PASSWORD = 'password';
const PROJECT = `/v1/projects/${PROJECT_ID}`;

interface Person {
  email: string;
  tenantId: string | null;
}

async function aPerson(tenantId: string | null = null): Promise<Person & { user: User }> {
  const email = anEmail();
  const place = tenantId ? `${PROJECT}/tenants/${tenantId}` : PROJECT;
  await emulator.asOwner('POST', `${place}/accounts`, { email, password: PASSWORD, emailVerified: true });
  const { user } = await signInWithEmailAndPassword(emulator.aBrowser(tenantId), email, PASSWORD);
  return { email, tenantId, user };
}

async function aTenant(mfaConfig: object): Promise<string> {
  const asked = { allowPasswordSignup: true, mfaConfig };
  const { tenantId } = await emulator.asOwner('POST', `/v2/projects/${PROJECT_ID}/tenants`, asked);
  return tenantId;
}

const newSecret = async ({ user }: { user: User }) =>
  TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());

const shownBy = ({ secretKey }: TotpSecret, steps?: number) => codeOf(secretKey, emulator, steps);

const enroll = ({ user }: { user: User }, secret: TotpSecret, code = shownBy(secret)) =>
  multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), 'App');

async function firstProof({ email, tenantId }: Person) {
  const auth = emulator.aBrowser(tenantId);
  const asked: MultiFactorError = await signInWithEmailAndPassword(auth, email, PASSWORD).catch(
    (error) => error,
  );
  expect(asked.code).toBe('auth/multi-factor-auth-required');
  return getMultiFactorResolver(auth, asked);
}

test('a secret is only for whom it was shown to', async () => {
  const [ann, bob] = [await aPerson(), await aPerson()];
  const secret = await newSecret(ann);
  expect(await authCode(enroll(bob, secret))).toBe('auth/invalid-verification-id');
  expect(multiFactor(bob.user).enrolledFactors).toEqual([]);
  expect(await authCode(enroll(ann, secret))).toBe('ok');
});

test('a tenant that speaks of telephones alone takes no app', async () => {
  const person = await aPerson(await aTenant({ state: 'ENABLED', enabledProviders: ['PHONE_SMS'] }));
  expect(await authCode(newSecret(person))).toBe('auth/operation-not-allowed');
});

test('a tenant that speaks of apps alone asks for them, and of how many codes count', async () => {
  const providerConfigs = [{ state: 'ENABLED', totpProviderConfig: { adjacentIntervals: 0 } }];
  const person = await aPerson(await aTenant({ providerConfigs }));
  const secret = await newSecret(person);
  const last = shownBy(secret, -1);
  expect(await authCode(enroll(person, secret, last))).toBe('auth/invalid-verification-code');
  await enroll(person, secret);

  const resolver = await firstProof(person);
  const uid = resolver.hints[0]?.uid ?? '';
  const prove = (code: string) =>
    resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(uid, code));
  expect(await authCode(prove(last))).toBe('auth/invalid-verification-code');
  expect(await authCode(prove(shownBy(secret)))).toBe('ok');
});

test('a code of no app in particular is refused', async () => {
  const person = await aPerson();
  await enroll(person, await newSecret(person));
  const { mfaPendingCredential } = await emulator.asOwner('POST', '/v1/accounts:signInWithPassword', {
    email: person.email,
    password: PASSWORD,
  });
  const proof = { mfaPendingCredential, totpVerificationInfo: { verificationCode: '123456' } };
  await expect(emulator.asOwner('POST', '/v2/accounts/mfaSignIn:finalize', proof)).rejects.toThrow(
    'MISSING_MFA_ENROLLMENT_ID : No second factor identifier is provided.',
  );
});

describe('accounts that were exported', () => {
  const accounts = async () => (await emulator.asOwner('GET', `${PROJECT}/accounts:batchGet`)).users;
  const bringIn = (users: object[]) => emulator.asOwner('POST', `${PROJECT}/accounts:batchCreate`, { users });

  test('come in again by the same app', async () => {
    const person = await aPerson();
    const secret = await newSecret(person);
    await enroll(person, secret);
    const exported = await accounts();
    await emulator.asOwner('DELETE', `/emulator${PROJECT}/accounts`);
    expect(await bringIn(exported)).toMatchObject({ error: [] });

    const resolver = await firstProof(person);
    const uid = resolver.hints[0]?.uid ?? '';
    const proof = TotpMultiFactorGenerator.assertionForSignIn(uid, shownBy(secret));
    const { user } = await resolver.resolveSignIn(proof);
    expect((await user.getIdTokenResult()).signInSecondFactor).toBe('totp');
    const shown = await emulator.asOwner('POST', `${PROJECT}/accounts:lookup`, { localId: [user.uid] });
    expect(JSON.stringify(shown)).not.toContain(secret.secretKey);
  });

  test('are refused with an app whose secret nobody knows', async () => {
    const mfaInfo = [{ mfaEnrollmentId: 'app', totpInfo: {} }];
    const user = { localId: 'a1', email: anEmail(), emailVerified: true, mfaInfo };
    expect(await bringIn([user])).toMatchObject({
      error: [{ index: 0, message: 'Second factor not supported.' }],
    });
  });
});
