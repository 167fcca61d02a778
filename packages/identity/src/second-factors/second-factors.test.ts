import {
  type Auth,
  createUserWithEmailAndPassword,
  getIdTokenResult,
  getMultiFactorResolver,
  type MultiFactorError,
  type MultiFactorResolver,
  multiFactor,
  signInWithEmailAndPassword,
  TotpMultiFactorGenerator,
  type User,
  updatePassword,
} from '@firebase/auth';
import { beforeAll, describe, expect, test } from 'vitest';
import { codeOf } from '../testing/authenticator.ts';
import { aNewcomer, anEmail, anEnrolledPerson, firstProof, GOOD_PASSWORD } from '../testing/people.ts';
import { aBrowser, authCode } from '../testing/sdk.ts';
import { useTestIdentity } from '../testing/test-identity.ts';

const server = useTestIdentity();
const limited = useTestIdentity({ rateLimits: 'on' });
let host = '';

beforeAll(async () => {
  host = new URL(await server.it.app.listen({ host: '127.0.0.1', port: 0 })).host;
});

interface Person {
  auth: Auth;
  user: User;
  email: string;
}

async function aVerifiedPerson(): Promise<Person> {
  const auth = aBrowser(host);
  const email = anEmail();
  const { user } = await createUserWithEmailAndPassword(auth, email, GOOD_PASSWORD);
  await server.it.pool.query('update identity.accounts set email_verified = true where email = $1', [email]);
  await user.getIdToken(true);
  return { auth, user, email };
}

async function enroll({ user }: Person): Promise<string> {
  const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
  const code = codeOf(secret.secretKey, server.it);
  const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, code);
  await multiFactor(user).enroll(assertion, 'Telephone');
  server.it.clock.pass(30);
  return secret.secretKey;
}

/** Signs in as far as the password goes. */
async function firstStep(email: string): Promise<MultiFactorResolver> {
  const auth = aBrowser(host);
  try {
    await signInWithEmailAndPassword(auth, email, GOOD_PASSWORD);
  } catch (error) {
    return getMultiFactorResolver(auth, error as MultiFactorError);
  }
  throw new Error('no second step was asked');
}

const secondStep = (resolver: MultiFactorResolver, code: string) =>
  resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(resolver.hints[0]?.uid ?? '', code));

describe('two-step verification', () => {
  test('is switched on by a code, and then asked at every sign-in', async () => {
    const person = await aVerifiedPerson();
    const secret = await enroll(person);
    expect(multiFactor(person.user).enrolledFactors).toMatchObject([
      { displayName: 'Telephone', factorId: 'totp' },
    ]);

    const resolver = await firstStep(person.email);
    expect(resolver.hints).toMatchObject([{ displayName: 'Telephone' }]);
    const { user } = await secondStep(resolver, codeOf(secret, server.it));
    const { claims } = await getIdTokenResult(user);
    expect(claims.firebase).toMatchObject({
      sign_in_provider: 'password',
      sign_in_second_factor: 'totp',
      second_factor_identifier: resolver.hints[0]?.uid,
    });
    const refreshed = await getIdTokenResult(user, true);
    expect(refreshed.claims.firebase).toMatchObject({ sign_in_second_factor: 'totp' });
  });

  test('gives no token for the password alone', async () => {
    const person = await aVerifiedPerson();
    await enroll(person);
    const body = { email: person.email, password: GOOD_PASSWORD };
    const { json } = await server.it.call('/v1/accounts:signInWithPassword', body);
    expect(Object.keys(json).sort()).toEqual(['email', 'localId', 'mfaInfo', 'mfaPendingCredential']);
    expect(json.mfaInfo).toMatchObject([{ totpInfo: {} }]);
  });

  test('ends the sessions that had one proof only, and tells the owner', async () => {
    const person = await aVerifiedPerson();
    const { user: elsewhere } = await signInWithEmailAndPassword(aBrowser(host), person.email, GOOD_PASSWORD);
    server.it.clock.pass(1);
    await enroll(person);
    expect(await authCode(elsewhere.reload())).toBe('auth/user-token-expired');
    expect(await authCode(person.user.reload())).toBe('ok');
    expect(server.it.outbox).toMatchObject([{ kind: 'secondFactorAdded', to: person.email }]);
  });

  test('is asked after an e-mail link too', async () => {
    const person = await aVerifiedPerson();
    await enroll(person);
    const { email } = person;
    await server.it.call('/v1/accounts:sendOobCode', { requestType: 'EMAIL_SIGNIN', email });
    const oobCode = new URL(server.it.outbox.at(-1)?.link ?? '').searchParams.get('oobCode') ?? '';
    const { json } = await server.it.call('/v1/accounts:signInWithEmailLink', { email, oobCode });
    expect(json).toMatchObject({ mfaPendingCredential: expect.any(String) });
    expect(json.idToken).toBeUndefined();
  });

  test('is switched off by the person, who is told', async () => {
    const person = await aVerifiedPerson();
    await enroll(person);
    const [factor] = multiFactor(person.user).enrolledFactors;
    await multiFactor(person.user).unenroll(factor?.uid ?? '');
    expect(multiFactor(person.user).enrolledFactors).toEqual([]);
    expect(server.it.outbox.at(-1)).toMatchObject({ kind: 'secondFactorRemoved' });
    expect(await authCode(signInWithEmailAndPassword(aBrowser(host), person.email, GOOD_PASSWORD))).toBe(
      'ok',
    );
  });

  test.each([
    ['set up', (user: User) => multiFactor(user).getSession().then(TotpMultiFactorGenerator.generateSecret)],
    ['switched off', (user: User) => multiFactor(user).unenroll('any')],
  ])('is %s only after a recent sign-in', async (_what, act) => {
    const { user } = await aVerifiedPerson();
    server.it.clock.pass(301);
    expect(await authCode(act(user))).toBe('auth/requires-recent-login');
  });

  test('needs an address that is verified, for the day the telephone is lost', async () => {
    const { user } = await createUserWithEmailAndPassword(aBrowser(host), anEmail(), GOOD_PASSWORD);
    const session = await multiFactor(user).getSession();
    expect(await authCode(TotpMultiFactorGenerator.generateSecret(session))).toBe('auth/unverified-email');
  });

  test('is there once', async () => {
    const person = await aVerifiedPerson();
    await enroll(person);
    const session = await multiFactor(person.user).getSession();
    expect(await authCode(TotpMultiFactorGenerator.generateSecret(session))).toBe(
      'auth/second-factor-already-in-use',
    );
  });
});

describe('a code', () => {
  test.each([
    ['of half a minute ago', -1, 'ok'],
    ['of the next half minute', 1, 'ok'],
    ['of a minute ago', -2, 'auth/invalid-verification-code'],
    ['of a minute later', 2, 'auth/invalid-verification-code'],
  ])('%s: %s', async (_what, steps, outcome) => {
    const person = await aVerifiedPerson();
    const secret = await enroll(person);
    server.it.clock.pass(60);
    const resolver = await firstStep(person.email);
    expect(await authCode(secondStep(resolver, codeOf(secret, server.it, steps)))).toBe(outcome);
  });

  test('works once, even for two at the same moment', async () => {
    const person = await aVerifiedPerson();
    const secret = await enroll(person);
    const code = codeOf(secret, server.it);
    const [one, two] = [await firstStep(person.email), await firstStep(person.email)];
    const outcomes = await Promise.all([one, two].map((resolver) => authCode(secondStep(resolver, code))));
    expect(outcomes.toSorted()).toEqual(['auth/invalid-verification-code', 'ok']);
  });

  test('that switched two-step verification on signs nobody in', async () => {
    const person = await aVerifiedPerson();
    const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(person.user).getSession());
    const code = codeOf(secret.secretKey, server.it);
    await multiFactor(person.user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code));
    expect(await authCode(secondStep(await firstStep(person.email), code))).toBe(
      'auth/invalid-verification-code',
    );
  });

  test('cannot be guessed: after five tries it is one a minute', async () => {
    const { it } = limited;
    const proof = await firstProof(it, await anEnrolledPerson(it));
    const guess = (verificationCode: string) =>
      it.outcome('/v2/accounts/mfaSignIn:finalize', { ...proof, totpVerificationInfo: { verificationCode } });
    const outcomes: string[] = [];
    for (let turn = 0; turn < 6; turn += 1) outcomes.push(await guess(`00000${turn}`));
    expect(outcomes).toEqual([...Array(5).fill('INVALID_CODE'), 'TOO_MANY_ATTEMPTS_TRY_LATER']);
  });
});

describe('the first proof', () => {
  test('lasts ten minutes', async () => {
    const person = await aVerifiedPerson();
    const secret = await enroll(person);
    const resolver = await firstStep(person.email);
    server.it.clock.pass(600);
    const late = secondStep(resolver, codeOf(secret, server.it));
    expect(await authCode(late)).toBe('auth/invalid-multi-factor-session');
  });

  test('is worth nothing after the password was changed', async () => {
    const person = await aVerifiedPerson();
    const secret = await enroll(person);
    const resolver = await firstStep(person.email);
    server.it.clock.pass(30);
    await updatePassword(person.user, 'a brand new phrase');
    const attempt = secondStep(resolver, codeOf(secret, server.it));
    expect(await authCode(attempt)).toBe('auth/invalid-multi-factor-session');
  });

  test('of one person does not go with the code of another', async () => {
    const ann = await aVerifiedPerson();
    const bob = await aVerifiedPerson();
    await enroll(ann);
    const bobsSecret = await enroll(bob);
    const [ofAnn, ofBob] = [await firstStep(ann.email), await firstStep(bob.email)];
    const mixed = TotpMultiFactorGenerator.assertionForSignIn(
      ofBob.hints[0]?.uid ?? '',
      codeOf(bobsSecret, server.it),
    );
    expect(await authCode(ofAnn.resolveSignIn(mixed))).toBe('auth/multi-factor-info-not-found');
  });
});

describe('refusals', () => {
  test.each<[string, object, string]>([
    ['mfaEnrollment:start', { idToken: 'x' }, 'OPERATION_NOT_ALLOWED'],
    ['mfaEnrollment:start', { idToken: 'x', totpEnrollmentInfo: {} }, 'INVALID_ID_TOKEN'],
    ['mfaEnrollment:finalize', { idToken: 'x', totpVerificationInfo: {} }, 'MISSING_CODE'],
    [
      'mfaEnrollment:finalize',
      { idToken: 'x', totpVerificationInfo: { verificationCode: 'abc' } },
      'INVALID_CODE',
    ],
    ['mfaEnrollment:withdraw', { idToken: 'x' }, 'MISSING_MFA_ENROLLMENT_ID'],
    ['mfaSignIn:finalize', {}, 'MISSING_CREDENTIAL'],
    ['mfaSignIn:finalize', { mfaPendingCredential: 'x' }, 'MISSING_MFA_ENROLLMENT_ID'],
    [
      'mfaSignIn:finalize',
      {
        mfaPendingCredential: 'x',
        mfaEnrollmentId: 'y',
        totpVerificationInfo: { verificationCode: '123456' },
      },
      'INVALID_MFA_PENDING_CREDENTIAL',
    ],
  ])('%s %j: %s', async (call, body, refusal) => {
    expect(await server.it.outcome(`/v2/accounts/${call}`, body)).toBe(refusal);
  });

  test('a secret is confirmed within ten minutes, by whom it was shown to', async () => {
    const ann = await aVerifiedPerson();
    const bob = await aVerifiedPerson();
    const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(ann.user).getSession());
    const assertion = () =>
      TotpMultiFactorGenerator.assertionForEnrollment(secret, codeOf(secret.secretKey, server.it));
    expect(await authCode(multiFactor(bob.user).enroll(assertion()))).toBe('auth/invalid-verification-id');
  });
});

test('with two-step verification an address that is not proven takes no place', async () => {
  const { idToken, localId, email } = await anEnrolledPerson(server.it);
  const update = (changes: object) => server.it.outcome('/v1/accounts:update', { idToken, ...changes });
  expect(await update({ email: anEmail() })).toBe('EMAIL_CHANGE_NEEDS_VERIFICATION');
  expect(await update({ deleteAttribute: ['EMAIL'] })).toBe('EMAIL_CHANGE_NEEDS_VERIFICATION');
  const link = { idToken, email: anEmail(), password: GOOD_PASSWORD };
  expect(await server.it.outcome('/v1/accounts:signUp', link)).toBe('EMAIL_CHANGE_NEEDS_VERIFICATION');
  expect(await server.it.identity.accounts.get(localId)).toMatchObject({ email, emailVerified: true });
});

test('no secret of an app can be read in the database', async () => {
  const person = await aVerifiedPerson();
  const secret = await enroll(person);
  const { rows } = await server.it.pool.query('select * from identity.second_factors');
  expect(JSON.stringify(rows)).not.toContain(secret);
});

describe('what is changed together stands or falls together', () => {
  const breakSessions = `
    create function identity.fail() returns trigger language plpgsql as $$ begin raise 'out of order'; end $$;
    create trigger fails before update of revoked_at on identity.sessions execute function identity.fail()`;
  const mendSessions = 'drop trigger fails on identity.sessions; drop function identity.fail()';

  async function whileSessionsCannotEnd(act: () => Promise<string>): Promise<string> {
    await server.it.pool.query(breakSessions);
    const outcome = await act();
    await server.it.pool.query(mendSessions);
    return outcome;
  }

  test('an app that was enrolled, and the end of the other sessions', async () => {
    const { localId, idToken } = await aNewcomer(server.it);
    await server.it.pool.query('update identity.accounts set email_verified = true where id = $1', [localId]);
    const { json } = await server.it.call('/v2/accounts/mfaEnrollment:start', {
      idToken,
      totpEnrollmentInfo: {},
    });
    const { sharedSecretKey, sessionInfo } = json.totpSessionInfo;
    const totpVerificationInfo = { sessionInfo, verificationCode: codeOf(sharedSecretKey, server.it) };
    const finish = () =>
      server.it.outcome('/v2/accounts/mfaEnrollment:finalize', { idToken, totpVerificationInfo });
    expect(await whileSessionsCannotEnd(finish)).toBe('INTERNAL_ERROR');
    expect(await finish()).toBe('ok');
  });

  test('an app that was taken away, and the end of the other sessions', async () => {
    const { idToken } = await anEnrolledPerson(server.it);
    const { json } = await server.it.call('/v1/accounts:lookup', { idToken });
    const mfaEnrollmentId = json.users[0].mfaInfo[0].mfaEnrollmentId;
    const withdraw = () =>
      server.it.outcome('/v2/accounts/mfaEnrollment:withdraw', { idToken, mfaEnrollmentId });
    expect(await whileSessionsCannotEnd(withdraw)).toBe('INTERNAL_ERROR');
    expect(await withdraw()).toBe('ok');
  });
});
