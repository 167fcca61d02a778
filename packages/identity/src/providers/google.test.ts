import type { FirebaseError } from '@firebase/app';
import {
  type AuthCredential,
  createUserWithEmailAndPassword,
  deleteUser,
  GoogleAuthProvider,
  getAdditionalUserInfo,
  getIdTokenResult,
  linkWithCredential,
  reauthenticateWithCredential,
  signInWithCredential,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  unlink,
} from '@firebase/auth';
import { generateKeyPair, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CLIENT_ID, startIssuer, type TestIssuer } from '../testing/issuer.ts';
import { whileThrownOut } from '../testing/meanwhile.ts';
import { anEmail, GOOD_PASSWORD } from '../testing/people.ts';
import { aBrowser, authCode } from '../testing/sdk.ts';
import { startTestIdentity, type TestIdentity } from '../testing/test-identity.ts';
import { type Admission, decideAdmission } from './idp.rules.ts';
import { toNonceClaim } from './nonce.rules.ts';

let google: TestIssuer;
let server: TestIdentity;
let host = '';

beforeAll(async () => {
  // The issuer signs at the time of the server, which stands still at its start.
  google = await startIssuer({ now: () => server.clock.now() });
  server = await startTestIdentity({ google: { clientId: CLIENT_ID, issuer: google.issuer } });
  host = new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).host;
});

afterAll(async () => {
  await server.stop();
  await google.stop();
});

let people = 0;
function aGoogler(changes: JWTPayload = {}): JWTPayload {
  people += 1;
  return { sub: `10000${people}`, email: anEmail(), email_verified: true, name: 'Ann Oak', ...changes };
}

function credentialFromError(error: FirebaseError): AuthCredential {
  const credential = GoogleAuthProvider.credentialFromError(error);
  if (!credential) throw new Error('the refusal carries no credential');
  return credential;
}

const credentialOf = async (claims: JWTPayload) =>
  GoogleAuthProvider.credential(await google.idToken(claims));
const signIn = async (claims: JWTPayload) => signInWithCredential(aBrowser(host), await credentialOf(claims));

async function withPassword(email: string, { verified }: { verified: boolean }) {
  const { user } = await createUserWithEmailAndPassword(aBrowser(host), email, GOOD_PASSWORD);
  await server.pool.query('update identity.accounts set email_verified = $2 where id = $1', [
    user.uid,
    verified,
  ]);
  return user;
}

describe('signing in with Google', () => {
  test('makes an account the first time, and finds it again afterwards', async () => {
    const ann = aGoogler({ picture: 'https://example.org/ann.png' });
    const first = await signIn(ann);
    expect(first.user).toMatchObject({
      email: ann.email,
      emailVerified: true,
      displayName: 'Ann Oak',
      photoURL: 'https://example.org/ann.png',
      providerData: [{ providerId: 'google.com', uid: ann.sub }],
    });
    expect(getAdditionalUserInfo(first)).toMatchObject({
      isNewUser: true,
      providerId: 'google.com',
      profile: { sub: ann.sub },
    });
    const { claims } = await getIdTokenResult(first.user);
    expect(claims.firebase).toMatchObject({
      sign_in_provider: 'google.com',
      identities: { 'google.com': [ann.sub], email: [ann.email] },
    });

    const again = await signIn({ ...ann, email: anEmail() });
    expect(again.user.uid).toBe(first.user.uid);
    expect(getAdditionalUserInfo(again)?.isNewUser).toBe(false);
  });

  test('from several tabs at once makes one account and lets everybody in', async () => {
    for (const _time of [1, 2, 3]) {
      const ann = aGoogler();
      const arrivals = await Promise.all([signIn(ann), signIn(ann), signIn(ann)]);
      expect(new Set(arrivals.map(({ user }) => user.uid)).size).toBe(1);
      expect(arrivals.filter((one) => getAdditionalUserInfo(one)?.isNewUser)).toHaveLength(1);
    }
  });

  test('from several tabs at once makes one account for somebody without an address, too', async () => {
    const count = () => server.identity.accounts.count();
    for (const _time of [1, 2, 3]) {
      const before = await count();
      const ann = aGoogler({ email: undefined, email_verified: undefined });
      const arrivals = await Promise.all([signIn(ann), signIn(ann), signIn(ann)]);
      expect(new Set(arrivals.map(({ user }) => user.uid)).size).toBe(1);
      expect(arrivals.filter((one) => getAdditionalUserInfo(one)?.isNewUser)).toHaveLength(1);
      expect(await count()).toBe(before + 1);
    }
  });

  test('joins the account whose verified address Google vouches for, and tells its owner', async () => {
    const ann = aGoogler();
    const email = String(ann.email);
    const user = await withPassword(email, { verified: true });
    const { user: joined } = await signIn(ann);
    expect(joined.uid).toBe(user.uid);
    expect(joined.providerData.map(({ providerId }) => providerId).sort()).toEqual([
      'google.com',
      'password',
    ]);
    expect(server.outbox.at(-1)).toMatchObject({ kind: 'providerLinked', to: email });
    expect(await authCode(signInWithEmailAndPassword(aBrowser(host), email, GOOD_PASSWORD))).toBe('ok');
  });

  test('takes an account with an unproven address away from whoever set its password', async () => {
    const ann = aGoogler();
    const squatter = await withPassword(String(ann.email), { verified: false });
    server.clock.pass(1);
    const { user } = await signIn(ann);
    expect(user).toMatchObject({ uid: squatter.uid, emailVerified: true });
    expect(await authCode(squatter.reload())).toBe('auth/user-token-expired');
    const attempt = signInWithEmailAndPassword(aBrowser(host), String(ann.email), GOOD_PASSWORD);
    expect(await authCode(attempt)).toBe('auth/invalid-credential');
  });

  test('opens no existing account by an address Google does not vouch for', async () => {
    const ann = aGoogler({ email_verified: false });
    await withPassword(String(ann.email), { verified: true });
    const refusal: FirebaseError = await signIn(ann).catch((error) => error);
    expect(refusal.code).toBe('auth/account-exists-with-different-credential');
    const { user } = await signInWithEmailAndPassword(aBrowser(host), String(ann.email), GOOD_PASSWORD);
    await linkWithCredential(user, credentialFromError(refusal));
    expect((await signIn(ann)).user.uid).toBe(user.uid);
  });

  test('is refused to a disabled account', async () => {
    const ann = aGoogler();
    const { user } = await signIn(ann);
    await server.identity.accounts.setDisabled(user.uid, true);
    expect(await authCode(signIn(ann))).toBe('auth/user-disabled');
  });

  test('counts as a recent sign-in, but makes no account by the way', async () => {
    const ann = aGoogler();
    const { user } = await signIn(ann);
    server.clock.pass(301);
    expect(await authCode(deleteUser(user))).toBe('auth/requires-recent-login');
    const stranger = await credentialOf(aGoogler());
    expect(await authCode(reauthenticateWithCredential(user, stranger))).toBe('auth/user-mismatch');
    await reauthenticateWithCredential(user, await credentialOf(ann));
    expect(await authCode(deleteUser(user))).toBe('ok');
  });
});

describe('linking Google', () => {
  test('adds a way in, and unlinking takes it away', async () => {
    const user = await withPassword(anEmail(), { verified: true });
    const ann = aGoogler();
    await linkWithCredential(user, await credentialOf(ann));
    expect((await signIn(ann)).user.uid).toBe(user.uid);
    const elsewhere = aBrowser(host);
    await signInWithEmailAndPassword(elsewhere, String(user.email), GOOD_PASSWORD);
    server.clock.pass(1);
    await unlink(user, 'google.com');
    expect(server.outbox.at(-1)).toMatchObject({ kind: 'providerUnlinked', to: user.email });
    expect(await authCode(user.reload())).toBe('ok');
    expect(await authCode(user.getIdToken(true))).toBe('ok');
    expect(await authCode(elsewhere.currentUser?.reload() ?? Promise.resolve())).toBe(
      'auth/user-token-expired',
    );
    expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['password']);
    expect((await signIn(ann)).user.uid).not.toBe(user.uid);
  });

  test('is refused when the person is linked with another account', async () => {
    const ann = aGoogler();
    await signIn(ann);
    const user = await withPassword(anEmail(), { verified: true });
    const attempt = linkWithCredential(user, await credentialOf(ann));
    expect(await authCode(attempt)).toBe('auth/credential-already-in-use');
  });

  test('is refused to whoever is thrown out at that moment', async () => {
    const user = await withPassword(anEmail(), { verified: true });
    const credential = await credentialOf(aGoogler());
    const link = () => authCode(linkWithCredential(user, credential));
    expect(await whileThrownOut(server.pool, user.uid, link)).toBe('auth/user-token-expired');
    expect((await server.identity.accounts.signInMethods(user.uid))?.providers).toEqual([]);
  });

  test('is refused when another account has the address', async () => {
    const ann = aGoogler();
    await withPassword(String(ann.email), { verified: true });
    const user = await withPassword(anEmail(), { verified: true });
    const attempt = linkWithCredential(user, await credentialOf(ann));
    expect(await authCode(attempt)).toBe('auth/email-already-in-use');
  });

  test.each([true, false])(
    'proves the address the account has, if Google vouches for it: %s',
    async (verified) => {
      const ann = aGoogler({ email_verified: verified });
      const user = await withPassword(String(ann.email), { verified: false });
      await linkWithCredential(user, await credentialOf(ann));
      expect(user).toMatchObject({ email: ann.email, emailVerified: verified });
    },
  );

  test('proves nothing of the address that the account takes at that moment', async () => {
    const ann = aGoogler();
    const user = await withPassword(String(ann.email), { verified: false });
    const credential = await credentialOf(ann);
    const taken = { email: anEmail(), emailVerified: false };
    const client = await server.pool.connect();
    await client.query('begin');
    await client.query('update identity.accounts set email = $2 where id = $1', [user.uid, taken.email]);
    const outcome = authCode(linkWithCredential(user, credential));
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await server.pool.query(waiting)).rowCount).toBe(1);
    await client.query('commit');
    client.release();
    expect(await outcome).toBe('auth/requires-recent-login');
    expect(await server.identity.accounts.get(user.uid)).toMatchObject(taken);
  });

  test('gives an account without an address the one Google knows', async () => {
    const ann = aGoogler();
    const { user } = await signInWithCustomToken(
      aBrowser(host),
      await server.identity.createCustomToken('somebody-known-elsewhere'),
    );
    await linkWithCredential(user, await credentialOf(ann));
    expect(user).toMatchObject({ email: ann.email, emailVerified: true });
  });

  test('needs a recent sign-in', async () => {
    const user = await withPassword(anEmail(), { verified: true });
    server.clock.pass(301);
    const attempt = linkWithCredential(user, await credentialOf(aGoogler()));
    expect(await authCode(attempt)).toBe('auth/requires-recent-login');
  });

  test('cannot be undone when it is the last way in', async () => {
    const { user } = await signIn(aGoogler());
    expect(await authCode(unlink(user, 'google.com'))).toBe('auth/operation-not-allowed');
  });
});

describe('no token is taken', () => {
  test.each<[string, () => Promise<string> | string]>([
    ['of another client', () => google.idToken(aGoogler({ aud: 'somebody-else' }))],
    ['of another issuer', () => google.idToken(aGoogler({ iss: 'https://evil.example' }))],
    ['passed on by another client', () => google.idToken(aGoogler({ azp: 'somebody-else' }))],
    ['past its time', () => google.idToken(aGoogler({ exp: 1 }))],
    ['of nobody', () => google.idToken(aGoogler({ sub: '' }))],
    [
      'signed by somebody else',
      async () => google.idToken(aGoogler(), (await generateKeyPair('RS256')).privateKey),
    ],
    ['that is none', () => 'not a token'],
  ])('%s', async (_what, forge) => {
    const postBody = new URLSearchParams({ id_token: await forge(), providerId: 'google.com' }).toString();
    expect(await server.outcome('/v1/accounts:signInWithIdp', { postBody })).toBe('INVALID_IDP_RESPONSE');
  });

  test('that was asked for with a nonce, unless that nonce comes along', async () => {
    const claim = toNonceClaim('asked with');
    const bare = await google.idToken(aGoogler());
    const bound = await google.idToken(aGoogler({ nonce: claim }));
    const send = (id_token: string, nonce = {}) =>
      server.outcome('/v1/accounts:signInWithIdp', {
        postBody: new URLSearchParams({ id_token, providerId: 'google.com', ...nonce }).toString(),
      });
    expect(await send(bound)).toBe('MISSING_OR_INVALID_NONCE');
    expect(await send(bound, { nonce: 'another' })).toBe('MISSING_OR_INVALID_NONCE');
    expect(await send(bound, { nonce: claim })).toBe('MISSING_OR_INVALID_NONCE');
    expect(await send(bare, { nonce: 'asked with' })).toBe('MISSING_OR_INVALID_NONCE');
    expect(await send(bound, { nonce: 'asked with' })).toBe('ok');
  });

  test('of a provider that is not configured', async () => {
    const postBody = new URLSearchParams({ id_token: 'x', providerId: 'apple.com' }).toString();
    expect(await server.outcome('/v1/accounts:signInWithIdp', { postBody })).toBe('OPERATION_NOT_ALLOWED');
  });
});

test('the provider is asked once for its keys; one that cannot be reached is tried again later', async () => {
  const before = google.discoveries();
  await signIn(aGoogler());
  expect([before, google.discoveries()]).toEqual([1, 1]);

  const away = await startIssuer(server.clock);
  await away.stop();
  const other = await server.serveAnother({ google: { clientId: CLIENT_ID, issuer: away.issuer } });
  const postBody = new URLSearchParams({ id_token: 'a.b.c', providerId: 'google.com' }).toString();
  expect(await other.outcome('/v1/accounts:signInWithIdp', { postBody })).toBe('SERVICE_UNAVAILABLE');
  expect(server.failures.splice(0)).toMatchObject([{ issuer: away.issuer }]);
  await other.app.close();
});

test.each<[string, Parameters<typeof decideAdmission>[0], Admission]>([
  [
    'someone linked',
    { isLinked: true, sameEmail: { emailVerified: false }, emailVerified: false },
    'sign in',
  ],
  ['someone new', { isLinked: false, sameEmail: undefined, emailVerified: false }, 'create'],
  [
    'a verified account',
    { isLinked: false, sameEmail: { emailVerified: true }, emailVerified: true },
    'join',
  ],
  [
    'an unproven account',
    { isLinked: false, sameEmail: { emailVerified: false }, emailVerified: true },
    'take over',
  ],
  [
    'an unvouched address',
    { isLinked: false, sameEmail: { emailVerified: true }, emailVerified: false },
    'ask',
  ],
])('%s', (_what, facts, admission) => expect(decideAdmission(facts)).toBe(admission));
