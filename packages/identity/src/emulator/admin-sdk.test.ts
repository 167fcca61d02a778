import { createHmac } from 'node:crypto';
import { signInWithCustomToken, signInWithEmailAndPassword } from '@firebase/auth';
import { initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { useTestEmulator } from '../testing/emulator.ts';
import { anEmail } from '../testing/people.ts';
import { authCode } from '../testing/sdk.ts';
import { createTestClock, PROJECT_ID } from '../testing/test-identity.ts';

// The library reads the time of the machine.
const emulator = useTestEmulator({ clock: createTestClock(new Date().toISOString()) });
const { aBrowser } = emulator;
const PASSWORD = 'correct horse';

let admin: Auth;

beforeAll(() => {
  process.env.FIREBASE_AUTH_EMULATOR_HOST = emulator.host();
  admin = getAuth(initializeApp({ projectId: PROJECT_ID }, 'administrator'));
});
afterAll(() => {
  delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
});

const someone = (more: object = {}): Promise<UserRecord> =>
  admin.createUser({ email: anEmail(), password: PASSWORD, ...more });
const signIn = async (user: UserRecord, auth = aBrowser()) =>
  (await signInWithEmailAndPassword(auth, user.email ?? '', PASSWORD)).user;

describe('an administrator makes accounts', () => {
  test('with everything that is known of the person, and the id of their choice', async () => {
    const user = await admin.createUser({
      uid: 'ann-oak',
      email: 'Ann@Oak.example',
      emailVerified: true,
      phoneNumber: '+15555550199',
      displayName: 'Ann Oak',
      photoURL: 'https://oak.example/ann.png',
      password: PASSWORD,
    });
    expect(user.toJSON()).toMatchObject({
      uid: 'ann-oak',
      email: 'ann@oak.example',
      emailVerified: true,
      phoneNumber: '+15555550199',
      displayName: 'Ann Oak',
      photoURL: 'https://oak.example/ann.png',
      disabled: false,
    });
    expect(user.providerData.map(({ providerId }) => providerId).sort()).toEqual(['password', 'phone']);
    expect((await signIn(user)).uid).toBe('ann-oak');
  });

  test.each([
    ['an id', { uid: 'taken' }, 'auth/uid-already-exists'],
    ['an address', { email: 'taken@example.org' }, 'auth/email-already-exists'],
    ['a number', { phoneNumber: '+15555550177' }, 'auth/phone-number-already-exists'],
  ])('but not twice with %s', async (_what, fields, code) => {
    await admin.createUser(fields);
    expect(await authCode(admin.createUser(fields))).toBe(code);
  });

  test('with a second factor', async () => {
    const factor = { factorId: 'phone', phoneNumber: '+15555550166', displayName: 'Cell' };
    const user = await someone({ emailVerified: true, multiFactor: { enrolledFactors: [factor] } });
    expect(user.multiFactor?.enrolledFactors).toMatchObject([{ factorId: 'phone', displayName: 'Cell' }]);
    expect(await authCode(signIn(user))).toBe('auth/multi-factor-auth-required');
    await admin.updateUser(user.uid, { multiFactor: { enrolledFactors: null } });
    expect((await signIn(user)).uid).toBe(user.uid);
  });
});

describe('an account is found', () => {
  test('by its id, address, number or provider, and several at once', async () => {
    const user = await someone({ phoneNumber: '+15555550155' });
    await admin.updateUser(user.uid, {
      providerToLink: { providerId: 'google.com', uid: 'google-1', email: 'g@example.org' },
    });
    const found = await Promise.all([
      admin.getUser(user.uid),
      admin.getUserByEmail(user.email ?? ''),
      admin.getUserByPhoneNumber('+15555550155'),
      admin.getUserByProviderUid('google.com', 'google-1'),
    ]);
    expect(found.map(({ uid }) => uid)).toEqual(Array(4).fill(user.uid));
    const { users, notFound } = await admin.getUsers([{ uid: user.uid }, { email: 'nobody@example.org' }]);
    expect(users.map(({ uid }) => uid)).toEqual([user.uid]);
    expect(notFound).toEqual([{ email: 'nobody@example.org' }]);
  });

  test('unless there is none', async () => {
    expect(await authCode(admin.getUser('nobody'))).toBe('auth/user-not-found');
    expect(await authCode(admin.getUserByEmail('nobody@example.org'))).toBe('auth/user-not-found');
    expect(await authCode(admin.updateUser('nobody', { disabled: true }))).toBe('auth/user-not-found');
    expect(await authCode(admin.deleteUser('nobody'))).toBe('auth/user-not-found');
  });
});

describe('an account is changed', () => {
  test('in what is said of the person, and taken away again', async () => {
    const { uid } = await someone({ displayName: 'Ann', phoneNumber: '+15555550144' });
    const renamed = await admin.updateUser(uid, { displayName: 'Ann Oak', emailVerified: true });
    expect(renamed).toMatchObject({ displayName: 'Ann Oak', emailVerified: true });
    const bare = await admin.updateUser(uid, { displayName: null, phoneNumber: null });
    expect({ name: bare.displayName, phone: bare.phoneNumber }).toEqual({});
  });

  test('and shut: nobody comes in any more, nor do tokens of before count', async () => {
    const user = await someone();
    const token = await (await signIn(user)).getIdToken();
    await admin.updateUser(user.uid, { disabled: true });
    expect(await authCode(signIn(user))).toBe('auth/user-disabled');
    expect(await authCode(admin.verifyIdToken(token, true))).toBe('auth/user-disabled');
  });

  test('by custom claims, which are in the next token', async () => {
    const user = await someone();
    await admin.setCustomUserClaims(user.uid, { role: 'teacher', school: 7 });
    expect((await admin.getUser(user.uid)).customClaims).toEqual({ role: 'teacher', school: 7 });
    const token = await (await signIn(user)).getIdToken();
    expect(await admin.verifyIdToken(token)).toMatchObject({ uid: user.uid, role: 'teacher', school: 7 });
    await admin.setCustomUserClaims(user.uid, null);
    expect((await admin.getUser(user.uid)).customClaims ?? {}).toEqual({});
  });

  test('not by claims that are reserved or too many', async () => {
    const { uid } = await someone();
    expect(await authCode(admin.setCustomUserClaims(uid, { sub: 'else' }))).toBe('auth/reserved-claim');
    const long = { text: 'x'.repeat(1000) };
    expect(await authCode(admin.setCustomUserClaims(uid, long))).toBe('auth/claims-too-large');
  });
});

describe('what was issued', () => {
  test('a token is verified, and one of another project is not', async () => {
    const user = await someone();
    const token = await (await signIn(user)).getIdToken();
    expect(await admin.verifyIdToken(token, true)).toMatchObject({ uid: user.uid, aud: PROJECT_ID });
    const other = getAuth(initializeApp({ projectId: 'elsewhere' }, 'of another project'));
    expect(await authCode(other.verifyIdToken(token))).toBe('auth/argument-error');
  });

  test('is void once it is revoked', async () => {
    const user = await someone();
    const token = await (await signIn(user)).getIdToken();
    const { tokensValidAfterTime: before = '' } = await admin.getUser(user.uid);
    // The library revokes as of its own time, in whole seconds, which is why the token has to be older.
    vi.setSystemTime(Date.now() + 5000);
    await admin.revokeRefreshTokens(user.uid);
    vi.useRealTimers();
    const { tokensValidAfterTime: after = '' } = await admin.getUser(user.uid);
    expect(Date.parse(after)).toBeGreaterThan(Date.parse(before));
    expect(await authCode(admin.verifyIdToken(token, true))).toBe('auth/id-token-revoked');
  });

  test('a session cookie stands for the token for longer', async () => {
    const user = await someone();
    const token = await (await signIn(user)).getIdToken();
    const cookie = await admin.createSessionCookie(token, { expiresIn: 86_400_000 });
    expect(await admin.verifySessionCookie(cookie)).toMatchObject({
      uid: user.uid,
      iss: `https://session.firebase.google.com/${PROJECT_ID}`,
    });
    const short = admin.createSessionCookie(token, { expiresIn: 1000 });
    expect(await authCode(short)).toBe('auth/invalid-session-cookie-duration');
  });

  test('a custom token lets in whom the administrator recognised', async () => {
    const { user } = await signInWithCustomToken(
      aBrowser(),
      await admin.createCustomToken('bob', { role: 'guest' }),
    );
    expect(user.uid).toBe('bob');
    expect(await admin.verifyIdToken(await user.getIdToken())).toMatchObject({ uid: 'bob', role: 'guest' });
  });
});

describe('links for mails of the administrator’s own', () => {
  test.each<[string, (email: string) => Promise<string>]>([
    ['resetPassword', (email) => admin.generatePasswordResetLink(email)],
    ['verifyEmail', (email) => admin.generateEmailVerificationLink(email)],
    ['signIn', (email) => admin.generateSignInWithEmailLink(email, { url: 'http://localhost/in' })],
    ['verifyAndChangeEmail', (email) => admin.generateVerifyAndChangeEmailLink(email, anEmail())],
  ])('%s', async (mode, makeLink) => {
    const { email = '' } = await someone();
    const link = new URL(await makeLink(email));
    expect(link.searchParams.get('mode')).toBe(mode);
    expect(link.searchParams.get('oobCode')).toBeTruthy();
  });

  test('do what they are for when somebody opens them', async () => {
    const user = await someone();
    const link = await admin.generateEmailVerificationLink(user.email ?? '');
    expect((await fetch(link)).status).toBe(200);
    expect((await admin.getUser(user.uid)).emailVerified).toBe(true);
    expect((await fetch(link)).status).toBe(400);
  });

  test('not for somebody who has no account', async () => {
    const link = admin.generatePasswordResetLink('nobody@example.org');
    expect(await authCode(link)).toBe('auth/email-not-found');
  });
});

describe('many accounts', () => {
  test('are listed page by page, sorted by their id', async () => {
    const known = await Promise.all([someone(), someone(), someone()]);
    const ids: string[] = [];
    let pageToken: string | undefined;
    do {
      const page = await admin.listUsers(2, pageToken);
      ids.push(...page.users.map(({ uid }) => uid));
      pageToken = page.pageToken;
    } while (pageToken);
    expect(ids).toEqual([...ids].sort());
    expect(ids).toEqual(expect.arrayContaining(known.map(({ uid }) => uid)));
  });

  test('are taken over, each refused one with its reason', async () => {
    const hash = { passwordHash: Buffer.from('fakeHash:salt=sea:password=wave secret') };
    const { successCount, errors } = await admin.importUsers(
      [
        { uid: 'imported', email: 'imported@example.org', customClaims: { role: 'pupil' } },
        { uid: 'with-hash', email: 'hashed@example.org', ...hash, passwordSalt: Buffer.from('sea') },
        { uid: 'no-address', email: 'imported@example.org' },
      ],
      { hash: { algorithm: 'HMAC_SHA256', key: createHmac('sha256', 'key').digest() } },
    );
    expect({ successCount, refused: errors.map(({ index }) => index) }).toEqual({
      successCount: 2,
      refused: [2],
    });
    expect((await admin.getUser('imported')).customClaims).toEqual({ role: 'pupil' });
  });

  test('are deleted at once, and unknown ones passed over', async () => {
    const [ann, bob] = await Promise.all([someone(), someone()]);
    const { successCount, failureCount } = await admin.deleteUsers([ann.uid, bob.uid, 'nobody']);
    expect({ successCount, failureCount }).toEqual({ successCount: 3, failureCount: 0 });
    expect(await authCode(admin.getUser(ann.uid))).toBe('auth/user-not-found');
  });
});

describe('tenants', () => {
  test('are made, changed, listed and deleted', async () => {
    const tenants = admin.tenantManager();
    const { tenantId } = await tenants.createTenant({
      displayName: 'school-one',
      anonymousSignInEnabled: true,
    });
    expect(await tenants.getTenant(tenantId)).toMatchObject({
      displayName: 'school-one',
      anonymousSignInEnabled: true,
    });
    expect(await tenants.updateTenant(tenantId, { displayName: 'school-two' })).toMatchObject({
      displayName: 'school-two',
    });
    expect((await tenants.listTenants()).tenants.map((tenant) => tenant.tenantId)).toContain(tenantId);
    await tenants.deleteTenant(tenantId);
    expect((await tenants.listTenants()).tenants.map((tenant) => tenant.tenantId)).not.toContain(tenantId);
  });

  test('keep their accounts apart', async () => {
    const tenants = admin.tenantManager();
    const { tenantId } = await tenants.createTenant({
      emailSignInConfig: { enabled: true, passwordRequired: true },
    });
    const inside = tenants.authForTenant(tenantId);
    const user = await inside.createUser({ email: anEmail(), password: PASSWORD });
    expect(user.tenantId).toBe(tenantId);
    expect(await authCode(admin.getUser(user.uid))).toBe('auth/user-not-found');
    expect((await inside.listUsers()).users.map(({ uid }) => uid)).toEqual([user.uid]);
  });
});

test('the project is set up', async () => {
  const projects = admin.projectConfigManager();
  const passwordPolicyConfig = {
    enforcementState: 'ENFORCE',
    constraints: { minLength: 10, requireNumeric: true },
  } as const;
  await projects.updateProjectConfig({ passwordPolicyConfig });
  expect((await projects.getProjectConfig()).passwordPolicyConfig).toMatchObject({
    enforcementState: 'ENFORCE',
    constraints: { minLength: 10, requireNumeric: true },
  });
  await projects.updateProjectConfig({ passwordPolicyConfig: { enforcementState: 'OFF' } });
});
