import type { FirebaseError } from '@firebase/app';
import {
  type AuthCredential,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  FacebookAuthProvider,
  fetchSignInMethodsForEmail,
  GithubAuthProvider,
  GoogleAuthProvider,
  getAdditionalUserInfo,
  getMultiFactorResolver,
  linkWithCredential,
  type MultiFactorError,
  multiFactor,
  OAuthProvider,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithCredential,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  TotpMultiFactorGenerator,
  type User,
  unlink,
  updateEmail,
  updatePassword,
  validatePassword,
} from '@firebase/auth';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { useTestEmulator } from '../testing/emulator.ts';
import { anEmail } from '../testing/people.ts';
import { authCode } from '../testing/sdk.ts';
import { PROJECT_ID } from '../testing/test-identity.ts';

const emulator = useTestEmulator();
const { aBrowser } = emulator;

const PASSWORD = 'password';
const providersOf = (user: User) => user.providerData.map(({ providerId }) => providerId).sort();
const withPassword = async (email = anEmail(), auth = aBrowser()) =>
  (await createUserWithEmailAndPassword(auth, email, PASSWORD)).user;

/** What a provider is said to say of somebody, as a credential that nobody signed. */
const said = (more: object) => JSON.stringify({ sub: anEmail(), email_verified: true, ...more });
const google = (more: object) => GoogleAuthProvider.credential(said(more));
const signIn = async (credential: AuthCredential) => signInWithCredential(aBrowser(), credential);

describe('another provider', () => {
  test.each<[string, (token: string) => AuthCredential]>([
    ['google.com', (token) => GoogleAuthProvider.credential(token)],
    ['github.com', (token) => GithubAuthProvider.credential(token)],
    ['facebook.com', (token) => FacebookAuthProvider.credential(token)],
    ['oidc.school', (token) => new OAuthProvider('oidc.school').credential({ idToken: token })],
  ])('%s is taken at its unsigned word', async (providerId, credentialOf) => {
    const email = anEmail();
    const credential = credentialOf(said({ email, name: 'Ann Oak' }));
    const first = await signIn(credential);
    expect(first.user).toMatchObject({ email, emailVerified: true, displayName: 'Ann Oak' });
    expect(getAdditionalUserInfo(first)).toMatchObject({ providerId, isNewUser: true });
    expect(getAdditionalUserInfo(await signIn(credential))).toMatchObject({ isNewUser: false });
  });

  test('joins the account whose verified address it vouches for', async () => {
    const email = anEmail();
    const { user } = await signIn(google({ email }));
    const joined = await signIn(GithubAuthProvider.credential(said({ email })));
    expect(joined.user.uid).toBe(user.uid);
    expect(providersOf(joined.user)).toEqual(['github.com', 'google.com']);
  });

  test('takes over an account whose address nobody had proven', async () => {
    const email = anEmail();
    const squatter = await withPassword(email);
    const { user } = await signIn(google({ email }));
    expect(user.uid).toBe(squatter.uid);
    expect(providersOf(user)).toEqual(['google.com']);
    expect(await authCode(signInWithEmailAndPassword(aBrowser(), email, PASSWORD))).toBe(
      'auth/wrong-password',
    );
  });

  test('needs another proof where it does not vouch, and can be linked after it', async () => {
    const email = anEmail();
    const user = await withPassword(email);
    const attempt = signIn(google({ email, email_verified: false }));
    const refusal: FirebaseError = await attempt.catch((error) => error);
    expect(refusal.code).toBe('auth/account-exists-with-different-credential');
    const credential = GoogleAuthProvider.credentialFromError(refusal);
    if (credential) await linkWithCredential(user, credential);
    expect(providersOf(user)).toEqual(['google.com', 'password']);
  });

  test('cannot be linked to two accounts, nor can the address of somebody else', async () => {
    const email = anEmail();
    const taken = google({ email });
    await signIn(taken);
    const user = await withPassword();
    expect(await authCode(linkWithCredential(user, taken))).toBe('auth/credential-already-in-use');
    expect(await authCode(linkWithCredential(user, google({ email })))).toBe('auth/email-already-in-use');
  });

  test('can be unlinked again', async () => {
    const user = await withPassword();
    await linkWithCredential(user, google({ email: anEmail() }));
    await unlink(user, 'google.com');
    expect(providersOf(user)).toEqual(['password']);
  });

  test('proves once more who one is, and makes no account by the way', async () => {
    const ann = google({ email: anEmail() });
    const { user } = await signIn(ann);
    const stranger = google({ email: anEmail() });
    expect(await authCode(reauthenticateWithCredential(user, stranger))).toBe('auth/user-mismatch');
    expect((await reauthenticateWithCredential(user, ann)).user.uid).toBe(user.uid);
  });
});

describe('a custom token', () => {
  test('may be the bare claims, and takes an account over that has no name', async () => {
    const auth = aBrowser();
    const { user: nameless } = await signInAnonymously(auth);
    const token = JSON.stringify({ uid: nameless.uid, claims: { role: 'owner' } });
    const { user } = await signInWithCustomToken(auth, token);
    expect(user).toMatchObject({ uid: nameless.uid, isAnonymous: false });
    expect((await user.getIdTokenResult()).claims.role).toBe('owner');
  });
});

test('someone without a name becomes somebody with an address and a password', async () => {
  const auth = aBrowser();
  const { user } = await signInAnonymously(auth);
  const email = anEmail();
  await updateEmail(user, email);
  await updatePassword(user, PASSWORD);
  expect((await signInWithEmailAndPassword(aBrowser(), email, PASSWORD)).user.uid).toBe(user.uid);
});

describe('an e-mail link', () => {
  const settings = { url: 'http://localhost/done', handleCodeInApp: true };
  async function linkFor(email: string) {
    await sendSignInLinkToEmail(aBrowser(), email, settings);
    return (await emulator.lastCode()).oobLink;
  }

  test('signs in whom it was sent to, once', async () => {
    const email = anEmail();
    const link = await linkFor(email);
    expect(await authCode(signInWithEmailLink(aBrowser(), anEmail(), link))).toBe('auth/invalid-email');
    const { user } = await signInWithEmailLink(aBrowser(), email, link);
    expect(user).toMatchObject({ email, emailVerified: true });
    expect(await authCode(signInWithEmailLink(aBrowser(), email, link))).toBe('auth/invalid-action-code');
    await updatePassword(user, PASSWORD);
    expect(await fetchSignInMethodsForEmail(aBrowser(), email)).toEqual(['password', 'emailLink']);
  });

  test('links an address to an account, and proves once more whose it is', async () => {
    const email = anEmail();
    const proof = async (address: string) =>
      EmailAuthProvider.credentialWithLink(address, await linkFor(address));
    const { user } = await signInAnonymously(aBrowser());
    await linkWithCredential(user, await proof(email));
    expect(user).toMatchObject({ email, emailVerified: true, isAnonymous: false });
    const stranger = await proof(anEmail());
    expect(await authCode(reauthenticateWithCredential(user, stranger))).toBe('auth/user-mismatch');
    expect((await reauthenticateWithCredential(user, await proof(email))).user.uid).toBe(user.uid);
    await deleteUser(user);
    expect(await authCode(linkWithCredential(user, await proof(email)))).toBe('auth/user-token-expired');
  });

  test('leads to the domains that were named, once some were', async () => {
    const at = (linkDomain: string) =>
      authCode(sendSignInLinkToEmail(aBrowser(), anEmail(), { ...settings, linkDomain }));
    expect(await at('links.example.org')).toBe('ok');
    await emulator.configure({ authorizedDomains: ['localhost', 'links.example.org'] });
    expect(await at('links.example.org')).toBe('ok');
    expect(await at('evil.example')).toBe('auth/invalid-hosting-link-domain');
  });
});

test('addresses are told, unless the project wants them private', async () => {
  const answers = async (email: string) => [
    await authCode(signInWithEmailAndPassword(aBrowser(), email, 'wrong one')),
    await authCode(sendPasswordResetEmail(aBrowser(), email)),
  ];
  const known = (await withPassword()).email ?? '';
  expect(await answers(known)).toEqual(['auth/wrong-password', 'ok']);
  expect(await answers(anEmail())).toEqual(['auth/user-not-found', 'auth/user-not-found']);
  await emulator.configure({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } });
  expect(await answers(known)).toEqual(['auth/invalid-credential', 'ok']);
  expect(await answers(anEmail())).toEqual(['auth/invalid-credential', 'ok']);
  expect(await fetchSignInMethodsForEmail(aBrowser(), known)).toEqual([]);
  await emulator.configure({ emailPrivacyConfig: { enableImprovedEmailPrivacy: false } });
});

describe('a tenant', () => {
  test('has accounts and tokens of its own', async () => {
    const auth = aBrowser('school');
    const { user } = await signInAnonymously(auth);
    expect(user.tenantId).toBe('school');
    expect((await user.getIdTokenResult()).claims.firebase).toMatchObject({ tenant: 'school' });
    auth.tenantId = 'other';
    expect(await authCode(auth.updateCurrentUser(user))).toBe('auth/tenant-id-mismatch');
  });

  test('has a password policy of its own', async () => {
    const customStrengthOptions = {
      minPasswordLength: 8,
      maxPasswordLength: 24,
      containsUppercaseCharacter: true,
      containsNumericCharacter: true,
    };
    const passwordPolicyConfig = {
      passwordPolicyEnforcementState: 'ENFORCE',
      passwordPolicyVersions: [{ customStrengthOptions }],
    };
    await emulator.configure({ passwordPolicyConfig }, 'tenants/strict');
    expect(await validatePassword(aBrowser(), PASSWORD)).toMatchObject({ isValid: true });
    const status = await validatePassword(aBrowser('strict'), PASSWORD);
    expect(status).toMatchObject({
      isValid: false,
      meetsMinPasswordLength: true,
      containsUppercaseLetter: false,
      containsNumericCharacter: false,
    });
    expect(await authCode(withPassword(anEmail(), aBrowser('strict')))).toBe(
      'auth/password-does-not-meet-requirements',
    );
    const good = createUserWithEmailAndPassword(aBrowser('strict'), anEmail(), 'Password1');
    expect(await authCode(good)).toBe('ok');
  });
});

test('an authenticator app is enrolled, asked for, and taken away again', async () => {
  const email = anEmail();
  const account = { email, password: PASSWORD, emailVerified: true };
  await emulator.asOwner('POST', `/v1/projects/${PROJECT_ID}/accounts`, account);
  const { user } = await signInWithEmailAndPassword(aBrowser(), email, PASSWORD);
  const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
  const app = new TOTP({ secret: Secret.fromBase32(secret.secretKey) });
  const code = () => app.generate({ timestamp: emulator.clock.now().getTime() });
  const enroll = (digits: string) =>
    multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, digits), 'Telephone');
  expect(await authCode(enroll('1000000'))).toBe('auth/invalid-verification-code');
  await enroll(code());

  const auth = aBrowser();
  const asked: MultiFactorError = await signInWithEmailAndPassword(auth, email, PASSWORD).catch(
    (error) => error,
  );
  expect(asked.code).toBe('auth/multi-factor-auth-required');
  const resolver = getMultiFactorResolver(auth, asked);
  const uid = resolver.hints[0]?.uid ?? '';
  const prove = (digits: string) =>
    resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(uid, digits));
  expect(await authCode(prove('1000000'))).toBe('auth/invalid-verification-code');
  emulator.clock.pass(30);
  const signedIn = await prove(code());
  await multiFactor(signedIn.user).unenroll(uid);
  expect(await authCode(signInWithEmailAndPassword(aBrowser(), email, PASSWORD))).toBe('ok');
});
