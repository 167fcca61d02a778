import { describe, expect, test } from 'vitest';
import { codeOf } from '../testing/authenticator.ts';
import { lockAccount, whileThrownOut, whileWaiting } from '../testing/meanwhile.ts';
import { aNewcomer, anEmail, anEnrolledPerson, firstProof } from '../testing/people.ts';
import { useTestIdentity } from '../testing/test-identity.ts';

const server = useTestIdentity();
const UPDATE = '/v1/accounts:update';
const SEND = '/v1/accounts:sendOobCode';
const RESET = '/v1/accounts:resetPassword';
const TOO_OLD = 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN';

async function codeInMail(kind: string): Promise<string> {
  await server.it.identity.settled();
  const link = server.it.outbox.findLast((mail) => mail.kind === kind)?.link ?? 'http://nowhere';
  return new URL(link).searchParams.get('oobCode') ?? '';
}

/** Gives the account somebody else's address, after a request has read it and before it writes. */
const whileTakingAddress = (localId: string, email: string, request: () => Promise<string>) =>
  whileWaiting(server.it.pool, {
    hold: (client) =>
      client.query('update identity.accounts set email = $2, email_verified = false where id = $1', [
        localId,
        email,
      ]),
    request,
  });

const whoOpensLink = {
  confirms: async ({ idToken }: { idToken: string }) => {
    await server.it.call(SEND, { requestType: 'VERIFY_EMAIL', idToken });
    const oobCode = await codeInMail('verifyEmail');
    return () => server.it.outcome(UPDATE, { oobCode });
  },
  'chooses a new password': async ({ email }: { email: string }) => {
    await server.it.call(SEND, { requestType: 'PASSWORD_RESET', email });
    const oobCode = await codeInMail('resetPassword');
    return () => server.it.outcome(RESET, { oobCode, newPassword: 'some other phrase' });
  },
  'moves to another address': async ({ idToken }: { idToken: string }) => {
    await server.it.call(SEND, { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: anEmail() });
    const oobCode = await codeInMail('verifyAndChangeEmail');
    return () => server.it.outcome(UPDATE, { oobCode });
  },
  'links the address': async ({ email, idToken }: { email: string; idToken: string }) => {
    await server.it.call(SEND, { requestType: 'EMAIL_SIGNIN', email });
    const oobCode = await codeInMail('signIn');
    return () => server.it.outcome('/v1/accounts:signInWithEmailLink', { email, oobCode, idToken });
  },
  'signs in': async ({ email }: { email: string }) => {
    await server.it.call(SEND, { requestType: 'EMAIL_SIGNIN', email });
    const oobCode = await codeInMail('signIn');
    return () => server.it.outcome('/v1/accounts:signInWithEmailLink', { email, oobCode });
  },
};

test.each([
  ['confirms', false],
  ['chooses a new password', false],
  ['moves to another address', true],
  ['links the address', true],
  ['signs in', false],
  ['signs in', true],
] as const)(
  'whoever %s by a link proves nothing of the address that the account takes at that moment (confirmed before: %s)',
  async (how, wasVerified) => {
    const person = await aNewcomer(server.it);
    const { localId } = person;
    await server.it.pool.query('update identity.accounts set email_verified = $2 where id = $1', [
      localId,
      wasVerified,
    ]);
    const open = await whoOpensLink[how](person);
    const somebodyElses = anEmail();
    expect(await whileTakingAddress(localId, somebodyElses, open)).toBe(TOO_OLD);
    expect(await server.it.identity.accounts.get(localId)).toMatchObject({
      email: somebodyElses,
      emailVerified: false,
    });
  },
);

test('a first proof of before a new password is worth nothing, even within the same second', async () => {
  const person = await anEnrolledPerson(server.it);
  const proof = await firstProof(server.it, person);
  server.it.clock.pass(0.5);
  await server.it.call(UPDATE, { idToken: person.idToken, password: 'another phrase yet' });
  const totpVerificationInfo = { verificationCode: codeOf(person.secret, server.it) };
  expect(await server.it.outcome('/v2/accounts/mfaSignIn:finalize', { ...proof, totpVerificationInfo })).toBe(
    'INVALID_MFA_PENDING_CREDENTIAL',
  );
});

interface Victim {
  localId: string;
  email: string;
  idToken: string;
  refreshToken: string;
}

test.each<[string, (victim: Victim) => Promise<unknown>]>([
  [
    'the owner has chosen a new password',
    async ({ email }) => {
      await server.it.call(SEND, { requestType: 'PASSWORD_RESET', email });
      const oobCode = await codeInMail('resetPassword');
      await server.it.call(RESET, { oobCode, newPassword: 'a phrase of the owner' });
    },
  ],
  [
    'the owner has signed out everywhere',
    ({ localId }) => server.it.identity.accounts.revokeSessions(localId),
  ],
  [
    'the owner has ended that session',
    async ({ localId }) => {
      const { accounts } = server.it.identity;
      for (const { id } of await accounts.sessions(localId)) await accounts.revokeSession(localId, id);
    },
  ],
  [
    'the operator has ended the sessions',
    ({ localId }) => server.it.identity.operator.revokeSessions(localId),
  ],
  [
    'the refresh token was found in two hands',
    async ({ refreshToken }) => {
      const refresh = () =>
        server.it.call('/v1/token', { grant_type: 'refresh_token', refresh_token: refreshToken });
      await refresh();
      server.it.clock.pass(31);
      await refresh();
    },
  ],
])('a thief’s link to another address is worth nothing once %s', async (_what, throwOut) => {
  const victim = await aNewcomer(server.it);
  const { idToken, localId, email } = victim;
  await server.it.call(SEND, { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: anEmail() });
  const oobCode = await codeInMail('verifyAndChangeEmail');
  await throwOut(victim);
  expect(await server.it.outcome(UPDATE, { oobCode })).toBe('INVALID_OOB_CODE');
  expect((await server.it.identity.accounts.get(localId))?.email).toBe(email);
});

test('one’s own link to another address stays good after signing out', async () => {
  const { idToken, refreshToken, localId } = await aNewcomer(server.it);
  const newEmail = anEmail();
  await server.it.call(SEND, { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail });
  const oobCode = await codeInMail('verifyAndChangeEmail');
  await server.it.call('/v2/accounts:revokeToken', { idToken, token: refreshToken });
  expect(await server.it.outcome(UPDATE, { oobCode })).toBe('ok');
  expect((await server.it.identity.accounts.get(localId))?.email).toBe(newEmail);
});

test('an owner gets the address back although the thief has signed up with it anew', async () => {
  const { idToken, localId, email } = await aNewcomer(server.it);
  await server.it.call(UPDATE, { idToken, email: anEmail() });
  const oobCode = await codeInMail('recoverEmail');
  const squatter = await aNewcomer(server.it, { email });
  expect(await server.it.outcome(UPDATE, { oobCode })).toBe('ok');
  const { accounts } = server.it.identity;
  expect(await accounts.get(localId)).toMatchObject({ email, emailVerified: true });
  expect(await accounts.get(squatter.localId)).toMatchObject({ email: null });
  expect(await server.it.outcome('/v1/accounts:lookup', { idToken: squatter.idToken })).toBe('TOKEN_EXPIRED');
});

test('an old address that somebody has proven to be theirs since is not taken from them', async () => {
  const { idToken, email } = await aNewcomer(server.it);
  await server.it.call(UPDATE, { idToken, email: anEmail() });
  const oobCode = await codeInMail('recoverEmail');
  const owner = await aNewcomer(server.it, { email });
  await server.it.pool.query('update identity.accounts set email_verified = true where id = $1', [
    owner.localId,
  ]);
  expect(await server.it.outcome(UPDATE, { oobCode })).toBe('EMAIL_EXISTS');
  expect(await server.it.identity.accounts.get(owner.localId)).toMatchObject({ email });
});

test('an address that is taken back goes to nobody else in between', async () => {
  const { localId, email, idToken } = await aNewcomer(server.it);
  await server.it.call(UPDATE, { idToken, email: anEmail() });
  const oobCode = await codeInMail('recoverEmail');
  const squatter = { email, password: 'a phrase of the squatter' };
  expect(await server.it.outcome('/v1/accounts:signUp', squatter)).toBe('ok');
  const recovery = await whileWaiting(server.it.pool, {
    hold: (client) => lockAccount(client, localId),
    request: () => server.it.outcome(UPDATE, { oobCode }),
    async meanwhile() {
      expect(await server.it.outcome('/v1/accounts:signUp', squatter)).toBe('EMAIL_EXISTS');
    },
  });
  expect(recovery).toBe('ok');
  expect(await server.it.identity.accounts.get(localId)).toMatchObject({ email, emailVerified: true });
});

describe('whoever is thrown out at that moment', () => {
  async function aVerifiedPerson() {
    const person = await aNewcomer(server.it);
    const verify = 'update identity.accounts set email_verified = true where id = $1';
    await server.it.pool.query(verify, [person.localId]);
    return person;
  }

  test('sets no password', async () => {
    const { localId, email, password, idToken } = await aNewcomer(server.it);
    const change = () => server.it.outcome(UPDATE, { idToken, password: 'a phrase of the thief' });
    expect(await whileThrownOut(server.it.pool, localId, change)).toBe('TOKEN_EXPIRED');
    expect(await server.it.outcome('/v1/accounts:signInWithPassword', { email, password })).toBe('ok');
  });

  test('adds no password', async () => {
    const { localId, email, password, idToken } = await aNewcomer(server.it);
    const add = () =>
      server.it.outcome('/v1/accounts:signUp', { idToken, email, password: 'a phrase of the thief' });
    expect(await whileThrownOut(server.it.pool, localId, add)).toBe('TOKEN_EXPIRED');
    expect(await server.it.outcome('/v1/accounts:signInWithPassword', { email, password })).toBe('ok');
  });

  test('enrolls no app', async () => {
    const { localId, idToken } = await aVerifiedPerson();
    const start = { idToken, totpEnrollmentInfo: {} };
    const { json } = await server.it.call('/v2/accounts/mfaEnrollment:start', start);
    const { sharedSecretKey, sessionInfo } = json.totpSessionInfo;
    const totpVerificationInfo = { sessionInfo, verificationCode: codeOf(sharedSecretKey, server.it) };
    const finish = () =>
      server.it.outcome('/v2/accounts/mfaEnrollment:finalize', { idToken, totpVerificationInfo });
    expect(await whileThrownOut(server.it.pool, localId, finish)).toBe('TOKEN_EXPIRED');
    expect((await server.it.identity.accounts.signInMethods(localId))?.twoStep).toBeNull();
  });

  test('takes away no way in', async () => {
    const { localId, idToken } = await aNewcomer(server.it);
    await server.it.pool.query(
      `insert into identity.provider_links (provider_id, raw_id, account_id, linked_at)
       values ('google.com', $1, $1, now())`,
      [localId],
    );
    const unlink = () => server.it.outcome(UPDATE, { idToken, deleteProvider: ['google.com'] });
    expect(await whileThrownOut(server.it.pool, localId, unlink)).toBe('TOKEN_EXPIRED');
    expect((await server.it.identity.accounts.signInMethods(localId))?.providers).toHaveLength(1);
  });

  test('gets no recovery codes', async () => {
    const { localId, idToken } = await anEnrolledPerson(server.it);
    const make = () => server.it.outcome('/v2/accounts/recoveryCodes:generate', { idToken });
    expect(await whileThrownOut(server.it.pool, localId, make)).toBe('TOKEN_EXPIRED');
    expect(await server.it.identity.accounts.recoveryCodesLeft(localId)).toBe(0);
  });

  test('switches two-step verification not off', async () => {
    const { idToken, localId } = await anEnrolledPerson(server.it);
    const { json } = await server.it.call('/v1/accounts:lookup', { idToken });
    const { mfaEnrollmentId } = json.users[0].mfaInfo[0];
    const withdraw = () =>
      server.it.outcome('/v2/accounts/mfaEnrollment:withdraw', { idToken, mfaEnrollmentId });
    expect(await whileThrownOut(server.it.pool, localId, withdraw)).toBe('TOKEN_EXPIRED');
    expect((await server.it.identity.accounts.signInMethods(localId))?.twoStep).not.toBeNull();
  });
});

test('two links opened at once both let the newcomer in', async () => {
  const email = anEmail();
  for (const _mail of [1, 2, 3]) await server.it.call(SEND, { requestType: 'EMAIL_SIGNIN', email });
  await server.it.identity.settled();
  const outcomes = await Promise.all(
    server.it.outbox
      .map(({ link }) => new URL(link).searchParams.get('oobCode') ?? '')
      .map((oobCode) => server.it.outcome('/v1/accounts:signInWithEmailLink', { email, oobCode })),
  );
  expect(outcomes).toEqual(['ok', 'ok', 'ok']);
});

test('of two ways in that are taken away at once, one stays', async () => {
  for (const _time of [1, 2, 3]) {
    const { idToken, localId } = await aNewcomer(server.it);
    await server.it.pool.query(
      `insert into identity.provider_links (provider_id, raw_id, account_id, linked_at)
       values ('google.com', $1, $1, now())`,
      [localId],
    );
    const takeAway = (providerId: string) =>
      server.it.outcome(UPDATE, { idToken, deleteProvider: [providerId] });
    await Promise.all([takeAway('google.com'), takeAway('password')]);
    const ways = await server.it.identity.accounts.signInMethods(localId);
    expect([ways?.password, ...(ways?.providers ?? [])].filter(Boolean)).not.toEqual([]);
  }
});
