import { signInWithCustomToken } from '@firebase/auth';
import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { whileThrownOut } from '../testing/meanwhile.ts';
import { aNewcomer, anEnrolledPerson, type SignedIn } from '../testing/people.ts';
import { aBrowser } from '../testing/sdk.ts';
import {
  aSoftwareAuthenticator,
  type Lies,
  type SoftwareAuthenticator,
} from '../testing/software-authenticator.ts';
import { useTestIdentity } from '../testing/test-identity.ts';

const server = useTestIdentity();

const ENROLL = '/v2/accounts/passkeyEnrollment';
const SIGN_IN = '/v2/accounts/passkeySignIn';

const enrollmentOptions = async ({ idToken }: Pick<SignedIn, 'idToken'>) =>
  (await server.it.call(`${ENROLL}:start`, { idToken })).json.credentialCreationOptions;

const signInOptions = async (body: object = {}) =>
  (await server.it.call(`${SIGN_IN}:start`, body)).json.credentialRequestOptions;

async function enroll(
  { idToken }: Pick<SignedIn, 'idToken'>,
  device: SoftwareAuthenticator,
  lies: Lies = {},
  name?: string,
) {
  const authenticatorRegistrationResponse = device.create(await enrollmentOptions({ idToken }), lies);
  return server.it.call(`${ENROLL}:finalize`, { idToken, authenticatorRegistrationResponse, name });
}

const finishSignIn = (authenticatorAuthenticationResponse: object) =>
  server.it.call(`${SIGN_IN}:finalize`, { authenticatorAuthenticationResponse });

async function signIn(device: SoftwareAuthenticator, lies: Lies = {}) {
  return finishSignIn(device.get(await signInOptions(), lies));
}

const outcomeOf = ({ json }: { json: { error?: { message: string } } }) =>
  json.error?.message.split(' : ')[0] ?? 'ok';

const passkeysOf = async ({ idToken }: Pick<SignedIn, 'idToken'>) =>
  (await server.it.call('/v1/accounts:lookup', { idToken })).json.users[0].passkeyInfo ?? [];

const remove = ({ idToken }: Pick<SignedIn, 'idToken'>, ...deletePasskey: string[]) =>
  server.it.call('/v1/accounts:update', { idToken, deletePasskey });

/** A person with a passkey on a device. */
async function aPersonWithPasskey(settings: Parameters<typeof aSoftwareAuthenticator>[0] = {}) {
  const person = await aNewcomer(server.it);
  const device = aSoftwareAuthenticator(settings);
  const { json } = await enroll(person, device, {}, 'My telephone');
  server.it.outbox.splice(0);
  return { ...person, device, credentialId: json.passkeyInfo.credentialId as string };
}

test('a passkey is not removed by whoever is thrown out at that moment', async () => {
  const { idToken, localId, credentialId } = await aPersonWithPasskey();
  const takeAway = () => server.it.outcome('/v1/accounts:update', { idToken, deletePasskey: [credentialId] });
  expect(await whileThrownOut(server.it.pool, localId, takeAway)).toBe('TOKEN_EXPIRED');
  expect((await server.it.identity.accounts.signInMethods(localId))?.passkeys).toBe(1);
});

describe('adding a passkey', () => {
  test('asks for a discoverable key of a verified user, for this site', async () => {
    const person = await aNewcomer(server.it);
    expect(await enrollmentOptions(person)).toMatchObject({
      rp: { id: 'localhost', name: 'Notebook' },
      user: { name: person.email, displayName: person.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
  });

  test('is refused to whoever is thrown out at that moment', async () => {
    const person = await aNewcomer(server.it);
    const { idToken, localId } = person;
    const authenticatorRegistrationResponse = aSoftwareAuthenticator().create(
      await enrollmentOptions(person),
    );
    const finish = () =>
      server.it.outcome(`${ENROLL}:finalize`, { idToken, authenticatorRegistrationResponse });
    expect(await whileThrownOut(server.it.pool, localId, finish)).toBe('TOKEN_EXPIRED');
    expect((await server.it.identity.accounts.signInMethods(localId))?.passkeys).toBe(0);
  });

  test('tells the authenticator nothing of who it is, and always the same', async () => {
    const person = await aNewcomer(server.it);
    const { user } = await enrollmentOptions(person);
    const { user: again } = await enrollmentOptions(person);
    const readable = Buffer.from(user.id, 'base64url').toString();
    expect(readable).not.toContain(person.localId);
    expect(again.id).toBe(user.id);
  });

  test('keeps it under its name, lists it and tells the owner', async () => {
    const person = await aNewcomer(server.it);
    const device = aSoftwareAuthenticator({
      isSynced: true,
      aaguid: 'bada5566-a7aa-401f-bd96-45619a55120d',
    });
    const { json } = await enroll(person, device, {}, ' Work laptop ');
    expect(json).toMatchObject({ localId: person.localId, expiresIn: '3600' });
    expect(await passkeysOf(json)).toEqual([
      {
        credentialId: device.credentials[0]?.id,
        name: 'Work laptop',
        enrolledAt: server.it.clock.now().toISOString(),
        backupEligible: true,
        backedUp: true,
        authenticator: '1Password',
      },
    ]);
    expect(server.it.outbox.at(-1)).toMatchObject({ kind: 'passkeyAdded', to: person.email });
  });

  test('takes the plain base 64 that the SDK writes', async () => {
    const person = await aNewcomer(server.it);
    const made = aSoftwareAuthenticator().create(await enrollmentOptions(person));
    const plain = (text: string) => Buffer.from(text, 'base64url').toString('base64');
    const { clientDataJSON, attestationObject } = made.response;
    const authenticatorRegistrationResponse = {
      ...made,
      rawId: plain(made.rawId),
      response: { clientDataJSON: plain(clientDataJSON), attestationObject: plain(attestationObject) },
    };
    const answer = await server.it.call(`${ENROLL}:finalize`, {
      idToken: person.idToken,
      authenticatorRegistrationResponse,
      displayName: 'By its other name',
    });
    expect(outcomeOf(answer)).toBe('ok');
    expect(await passkeysOf(person)).toMatchObject([{ name: 'By its other name' }]);
  });

  test('excludes the keys that are there, and takes none twice', async () => {
    const { idToken, device, credentialId } = await aPersonWithPasskey();
    const options = await enrollmentOptions({ idToken });
    expect(options.excludeCredentials).toMatchObject([{ id: credentialId, transports: ['internal'] }]);
    expect(() => device.create(options)).toThrow('InvalidStateError');
  });

  test.each<[string, Lies]>([
    ['from another site', { origin: 'https://notebook.example.com' }],
    ['from another port of an address that is not this machine', { origin: 'http://app.example.org:8080' }],
    ['within a page of somebody else', { crossOrigin: true }],
    ['for another site', { rpId: 'notebook.example.com' }],
    ['without making sure of the user', { userVerified: false }],
    ['for a challenge that is not ours', { challenge: Buffer.from('made up').toString('base64url') }],
    ['as an answer to something else', { type: 'webauthn.get' }],
  ])('refuses one made %s', async (_how, lies) => {
    const person = await aNewcomer(server.it);
    expect(outcomeOf(await enroll(person, aSoftwareAuthenticator(), lies))).toBe(
      'INVALID_AUTHENTICATOR_RESPONSE',
    );
    expect(await passkeysOf(person)).toEqual([]);
  });

  test('refuses the answer to a challenge of another account, of a sign-in, and one used before', async () => {
    const ann = await aNewcomer(server.it);
    const bob = await aNewcomer(server.it);
    const answerTo = async (challenge: string) => {
      const options = { ...(await enrollmentOptions(bob)), challenge };
      const authenticatorRegistrationResponse = aSoftwareAuthenticator().create(options);
      return outcomeOf(
        await server.it.call(`${ENROLL}:finalize`, {
          idToken: bob.idToken,
          authenticatorRegistrationResponse,
        }),
      );
    };
    expect(await answerTo((await enrollmentOptions(ann)).challenge)).toBe('INVALID_AUTHENTICATOR_RESPONSE');
    expect(await answerTo((await signInOptions()).challenge)).toBe('INVALID_AUTHENTICATOR_RESPONSE');
    const { challenge } = await enrollmentOptions(bob);
    expect([await answerTo(challenge), await answerTo(challenge)]).toEqual([
      'ok',
      'INVALID_AUTHENTICATOR_RESPONSE',
    ]);
  });

  test('is for somebody who has just signed in', async () => {
    const { idToken } = await aNewcomer(server.it);
    server.it.clock.pass(301);
    expect(await server.it.outcome(`${ENROLL}:start`, { idToken })).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  });

  test('ends at twenty', async () => {
    const person = await aNewcomer(server.it);
    for (let made = 0; made < 20; made += 1) await enroll(person, aSoftwareAuthenticator());
    expect(await server.it.outcome(`${ENROLL}:start`, { idToken: person.idToken })).toBe('TOO_MANY_PASSKEYS');
  });

  test.each([
    [`${ENROLL}:start`, {}, 'MISSING_ID_TOKEN'],
    [`${ENROLL}:finalize`, { authenticatorRegistrationResponse: { id: 'some' } }, 'MISSING_ID_TOKEN'],
    [`${ENROLL}:finalize`, { idToken: 'some' }, 'MISSING_AUTHENTICATOR_RESPONSE'],
    [`${SIGN_IN}:finalize`, {}, 'MISSING_AUTHENTICATOR_RESPONSE'],
    [
      `${SIGN_IN}:finalize`,
      { authenticatorAuthenticationResponse: { id: 'unknown' } },
      'PASSKEY_CREDENTIAL_NOT_FOUND',
    ],
  ])('%s with %j answers %s', async (path, body, expected) =>
    expect(await server.it.outcome(path, body)).toBe(expected),
  );
});

describe('signing in with a passkey', () => {
  test('needs no name and no code, counts as two proofs, and says so in the ID token', async () => {
    const person = await anEnrolledPerson(server.it);
    const device = aSoftwareAuthenticator();
    await enroll(person, device);
    const { json } = await signIn(device);
    expect(json).toMatchObject({ localId: person.localId, email: person.email, isNewUser: false });
    expect(decodeJwt(json.idToken)).toMatchObject({
      sub: person.localId,
      firebase: {
        sign_in_provider: 'passkey',
        sign_in_second_factor: 'passkey',
        second_factor_identifier: device.credentials[0]?.id,
      },
    });
  });

  test('stays two proofs when two-step verification is switched off in that session', async () => {
    const person = await anEnrolledPerson(server.it);
    const device = aSoftwareAuthenticator();
    await enroll(person, device);
    const { idToken } = (await signIn(device)).json;
    const { mfaInfo } = (await server.it.call('/v1/accounts:lookup', { idToken })).json.users[0];
    const { mfaEnrollmentId } = mfaInfo[0];
    const { json } = await server.it.call('/v2/accounts/mfaEnrollment:withdraw', {
      idToken,
      mfaEnrollmentId,
    });
    expect(decodeJwt(json.idToken)).toMatchObject({ firebase: { sign_in_second_factor: 'passkey' } });
  });

  test('offers whatever keys the device has to a stranger, and only their own to an owner', async () => {
    const { idToken, credentialId } = await aPersonWithPasskey();
    expect(await signInOptions()).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect((await signInOptions()).allowCredentials).toBeUndefined();
    expect((await signInOptions({ idToken })).allowCredentials).toMatchObject([{ id: credentialId }]);
  });

  test('remembers when it was used and whether it is synced by now', async () => {
    const { device, idToken } = await aPersonWithPasskey();
    server.it.clock.pass(60);
    await signIn(device);
    expect(await passkeysOf({ idToken })).toMatchObject([
      { lastUsedAt: server.it.clock.now().toISOString(), backedUp: false },
    ]);
  });

  test.each<[string, Lies]>([
    ['another site', { origin: 'https://notebook.example.com' }],
    ['a page of somebody else around ours', { crossOrigin: true }],
    ['a key of another site', { rpId: 'notebook.example.com' }],
    ['an authenticator that did not make sure of its user', { userVerified: false }],
    ['a challenge that is not ours', { challenge: Buffer.from('made up').toString('base64url') }],
    ['an answer to something else', { type: 'webauthn.create' }],
    ['another user of the authenticator', { userHandle: Buffer.from('someone').toString('base64url') }],
  ])('is refused for %s', async (_what, lies) => {
    const { device } = await aPersonWithPasskey();
    expect(outcomeOf(await signIn(device, lies))).toBe('INVALID_AUTHENTICATOR_RESPONSE');
  });

  test('is refused when another key signed', async () => {
    const ann = await aPersonWithPasskey();
    const bob = await aPersonWithPasskey();
    const options = await signInOptions();
    const [anns, bobs] = [ann.device.get(options), bob.device.get(options)];
    const forged = { ...anns, response: { ...anns.response, signature: bobs.response.signature } };
    expect(outcomeOf(await finishSignIn(forged))).toBe('INVALID_AUTHENTICATOR_RESPONSE');
  });

  test('is refused the second time, for whichever process, and of several at once one gets in', async () => {
    const { device } = await aPersonWithPasskey({ counts: false });
    const another = await server.it.serveAnother();
    const answered = device.get(await signInOptions());
    const outcomes = await Promise.all([
      finishSignIn(answered),
      finishSignIn(answered),
      another.call(`${SIGN_IN}:finalize`, { authenticatorAuthenticationResponse: answered }),
    ]);
    const refused = 'INVALID_AUTHENTICATOR_RESPONSE';
    expect(outcomes.map(outcomeOf).toSorted()).toEqual([refused, refused, 'ok']);
    await another.app.close();
  });

  test('is good for ten minutes', async () => {
    const { device } = await aPersonWithPasskey();
    const options = await signInOptions();
    server.it.clock.pass(600);
    expect(outcomeOf(await finishSignIn(device.get(options)))).toBe('SESSION_EXPIRED');
  });

  test.each([
    ['went back', 1],
    ['stood still', 2],
  ])('is refused, and noted, when the count of the key %s: it was copied', async (_what, counter) => {
    const { device, localId } = await aPersonWithPasskey();
    expect(outcomeOf(await signIn(device, { counter: 2 }))).toBe('ok');
    expect(outcomeOf(await signIn(device, { counter }))).toBe('PASSKEY_COUNTER_REGRESSED');
    const [newest] = await server.it.identity.accounts.history(localId);
    expect(newest).toMatchObject({
      action: 'passkeySignIn:finalize',
      outcome: 'PASSKEY_COUNTER_REGRESSED',
    });
  });

  test('works again and again with a key that does not count', async () => {
    const { device } = await aPersonWithPasskey({ counts: false });
    expect([outcomeOf(await signIn(device)), outcomeOf(await signIn(device))]).toEqual(['ok', 'ok']);
  });

  test('is refused for an account that is switched off', async () => {
    const { device, localId } = await aPersonWithPasskey();
    await server.it.identity.accounts.setDisabled(localId, true);
    expect(outcomeOf(await signIn(device))).toBe('USER_DISABLED');
  });

  test('proves once more who one is, and nobody else', async () => {
    const ann = await aPersonWithPasskey();
    const bob = await aPersonWithPasskey();
    const options = await signInOptions({ idToken: ann.idToken });
    const { json } = await finishSignIn(ann.device.get(options));
    expect(json.localId).toBe(ann.localId);
    const bobs = bob.device.get({ ...options, allowCredentials: undefined });
    expect(outcomeOf(await finishSignIn(bobs))).toBe('USER_MISMATCH');
  });

  test('is handed to the SDK by its refresh token, which is spent by that', async () => {
    const { device, localId } = await aPersonWithPasskey();
    const { refreshToken } = (await signIn(device)).json;
    const address = await server.it.app.listen({ host: '127.0.0.1', port: 0 });
    const auth = aBrowser(new URL(address).host);
    const { user } = await signInWithCustomToken(auth, refreshToken);
    expect(user.uid).toBe(localId);
    expect((await user.getIdTokenResult()).signInProvider).toBe('passkey');
    expect(await user.getIdToken(true)).toBeTruthy();
    server.it.clock.pass(31);
    expect(await server.it.outcome('/v1/accounts:signInWithCustomToken', { token: refreshToken })).toBe(
      'TOKEN_EXPIRED',
    );
  });
});

describe('a passkey', () => {
  test('gets another name from its owner, and from nobody else', async () => {
    const { idToken, credentialId } = await aPersonWithPasskey();
    const stranger = await aNewcomer(server.it);
    const rename = (token: string, name: string) =>
      server.it.outcome(`${ENROLL}:rename`, { idToken: token, credentialId, name });
    expect(await rename(idToken, ' Blue key ')).toBe('ok');
    expect(await passkeysOf({ idToken })).toMatchObject([{ name: 'Blue key' }]);
    expect(await rename(stranger.idToken, 'Mine')).toBe('PASSKEY_CREDENTIAL_NOT_FOUND');
    expect(await rename(idToken, '  ')).toBe('MISSING_NAME');
  });

  test('lets nobody in once it is removed; every session but the asking one ends, and the owner gets a mail', async () => {
    const { idToken, device, credentialId, email } = await aPersonWithPasskey();
    const byPasskey = (await signIn(device)).json;
    expect(outcomeOf(await remove({ idToken }, credentialId))).toBe('ok');
    expect(await passkeysOf({ idToken })).toEqual([]);
    expect(await server.it.outcome('/v1/accounts:lookup', { idToken: byPasskey.idToken })).toBe(
      'TOKEN_EXPIRED',
    );
    expect(outcomeOf(await signIn(device))).toBe('PASSKEY_CREDENTIAL_NOT_FOUND');
    expect(server.it.outbox.at(-1)).toMatchObject({ kind: 'passkeyRemoved', to: email });
  });

  test('that is not there may be removed, which leaves nothing in the history', async () => {
    const { idToken, localId } = await aPersonWithPasskey();
    const before = await server.it.identity.accounts.history(localId);
    expect(outcomeOf(await remove({ idToken }, 'never-enrolled'))).toBe('ok');
    expect(await server.it.identity.accounts.history(localId)).toEqual(before);
    expect(await passkeysOf({ idToken })).toHaveLength(1);
  });

  test('is removed by its owner alone, after a recent sign-in; what is not there may be removed', async () => {
    const { idToken, credentialId } = await aPersonWithPasskey();
    const stranger = await aNewcomer(server.it);
    expect(outcomeOf(await remove(stranger, credentialId))).toBe('ok');
    expect(await passkeysOf({ idToken })).toHaveLength(1);
    server.it.clock.pass(301);
    expect(outcomeOf(await remove({ idToken }, credentialId))).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  });

  test('is a way in, and the last way in stays, even when two are removed at once', async () => {
    const { idToken, device } = await aPersonWithPasskey();
    await enroll({ idToken }, aSoftwareAuthenticator());
    const { json } = await server.it.call('/v1/accounts:update', {
      idToken,
      deleteProvider: ['password'],
      returnSecureToken: true,
    });
    const [first, second] = (await passkeysOf(json)).map((one: { credentialId: string }) => one.credentialId);
    const removals = await Promise.all([remove(json, first), remove(json, second)]);
    expect(removals.map(outcomeOf).toSorted()).toEqual(['OPERATION_NOT_ALLOWED', 'ok']);
    expect(device.credentials).toHaveLength(1);
  });

  test('added to an address that was never proven is gone when its owner proves it', async () => {
    const { email, device } = await aPersonWithPasskey();
    await server.it.call('/v1/accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email });
    await server.it.identity.settled();
    const oobCode = new URL(server.it.outbox.at(-1)?.link ?? '').searchParams.get('oobCode');
    await server.it.call('/v1/accounts:resetPassword', { oobCode, newPassword: 'a new owner moves in' });
    expect(outcomeOf(await signIn(device))).toBe('PASSKEY_CREDENTIAL_NOT_FOUND');
  });

  test('makes no row when it is only asked for, and spent challenges are swept out', async () => {
    const spent = async () =>
      (await server.it.pool.query('select count(*)::int as n from identity.spent_challenges')).rows[0].n;
    const before = await spent();
    await signInOptions();
    expect(await spent()).toBe(before);
    server.it.clock.pass(601);
    await server.it.identity.sweep();
    expect(await spent()).toBe(0);
  });
});
