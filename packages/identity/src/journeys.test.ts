import {
  type ActionCodeSettings,
  type Auth,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  GoogleAuthProvider,
  getIdTokenResult,
  isSignInWithEmailLink,
  reauthenticateWithCredential,
  revokeAccessToken,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  type User,
  updateEmail,
  updatePassword,
  updateProfile,
  validatePassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from '@firebase/auth';
import { beforeAll, describe, expect, test } from 'vitest';
import { anEmail, GOOD_PASSWORD } from './testing/people.ts';
import { aBrowser, authCode } from './testing/sdk.ts';
import { useTestIdentity } from './testing/test-identity.ts';

const server = useTestIdentity();
let host = '';

beforeAll(async () => {
  host = new URL(await server.it.app.listen({ host: '127.0.0.1', port: 0 })).host;
});

/** The code in the link of the mail that arrived last. */
function lastCode(kind: string): string {
  const mail = server.it.outbox.findLast((found) => found.kind === kind);
  return (mail && new URL(mail.link).searchParams.get('oobCode')) ?? 'no mail';
}

async function signedUp(email = anEmail()): Promise<{ auth: Auth; user: User; email: string }> {
  const auth = aBrowser(host);
  const { user } = await createUserWithEmailAndPassword(auth, email, GOOD_PASSWORD);
  return { auth, user, email };
}

const CONTINUE: ActionCodeSettings = { url: 'https://app.example.org/done', handleCodeInApp: true };

describe('signing up', () => {
  test('makes an account that is signed in and not verified', async () => {
    const { user, email } = await signedUp('Newcomer@Example.org');
    expect(user).toMatchObject({ email: 'newcomer@example.org', emailVerified: false, isAnonymous: false });
    const { claims, signInProvider } = await getIdTokenResult(user);
    expect(signInProvider).toBe('password');
    expect(claims).toMatchObject({
      aud: 'test-project',
      iss: 'https://securetoken.google.com/test-project',
      sub: user.uid,
      user_id: user.uid,
      email: email.toLowerCase(),
      email_verified: false,
      firebase: { identities: { email: [email.toLowerCase()] }, sign_in_provider: 'password' },
    });
  });

  test.each([
    ['an address that has an account', 'taken@example.org', GOOD_PASSWORD, 'auth/email-already-in-use'],
    ['the same address in capitals', 'TAKEN@Example.ORG', GOOD_PASSWORD, 'auth/email-already-in-use'],
    ['no address', 'nobody', GOOD_PASSWORD, 'auth/invalid-email'],
    ['no password', 'x@example.org', '', 'auth/missing-password'],
    ['a short password', 'x@example.org', 'gR7!x', 'auth/password-does-not-meet-requirements'],
    ['a common password', 'x@example.org', 'Password123!', 'auth/password-does-not-meet-requirements'],
    [
      'the address as password',
      'ludmila@example.org',
      'ludmila2026',
      'auth/password-does-not-meet-requirements',
    ],
    ['the product as password', 'x@example.org', 'notebook!!', 'auth/password-does-not-meet-requirements'],
  ])('is refused with %s', async (_what, email, password, code) => {
    await authCode(createUserWithEmailAndPassword(aBrowser(host), 'taken@example.org', GOOD_PASSWORD));
    expect(await authCode(createUserWithEmailAndPassword(aBrowser(host), email, password))).toBe(code);
  });

  test('without a name is not offered here', async () => {
    expect(await authCode(signInAnonymously(aBrowser(host)))).toBe('auth/admin-restricted-operation');
  });
});

describe('the password policy', () => {
  test('is told to whoever types a password', async () => {
    const auth = aBrowser(host);
    expect(await validatePassword(auth, 'short')).toMatchObject({
      isValid: false,
      meetsMinPasswordLength: false,
      passwordPolicy: { customStrengthOptions: { minPasswordLength: 8, maxPasswordLength: 4096 } },
    });
    expect(await validatePassword(auth, GOOD_PASSWORD)).toMatchObject({ isValid: true });
  });

  test('is fetched again when the server refuses a password', async () => {
    const auth = aBrowser(host);
    await validatePassword(auth, GOOD_PASSWORD);
    const seen = server.it.requests.length;
    const attempt = createUserWithEmailAndPassword(auth, anEmail(), 'password123');
    expect(await authCode(attempt)).toBe('auth/password-does-not-meet-requirements');
    await expect.poll(() => server.it.requests.slice(seen)).toContain('GET /v2/passwordPolicy');
  });
});

describe('signing in', () => {
  test('works with the password and keeps the account', async () => {
    const { user, email } = await signedUp();
    const again = await signInWithEmailAndPassword(aBrowser(host), email, GOOD_PASSWORD);
    expect(again.user.uid).toBe(user.uid);
  });

  test('says the same of a wrong password and of an unknown address', async () => {
    const { email } = await signedUp();
    const wrong = await authCode(signInWithEmailAndPassword(aBrowser(host), email, 'not the one'));
    const unknown = await authCode(signInWithEmailAndPassword(aBrowser(host), anEmail(), GOOD_PASSWORD));
    expect([wrong, unknown]).toEqual(['auth/invalid-credential', 'auth/invalid-credential']);
  });

  test('is refused to a disabled account, but only to someone who knows the password', async () => {
    const { user, email } = await signedUp();
    await server.it.identity.accounts.setDisabled(user.uid, true);
    expect(await authCode(signInWithEmailAndPassword(aBrowser(host), email, GOOD_PASSWORD))).toBe(
      'auth/user-disabled',
    );
    expect(await authCode(signInWithEmailAndPassword(aBrowser(host), email, 'a guess'))).toBe(
      'auth/invalid-credential',
    );
    expect(await authCode(user.reload())).toBe('auth/user-disabled');
  });

  test('goes on by refreshing the token', async () => {
    const { user } = await signedUp();
    const first = await user.getIdToken();
    server.it.clock.pass(3000);
    const second = await user.getIdToken(true);
    expect(second).not.toBe(first);
    expect(await server.it.identity.verifyIdToken(second)).toMatchObject({ id: user.uid });
  });

  test('ends on the server when the token is revoked', async () => {
    const { auth, user } = await signedUp();
    const idToken = await user.getIdToken();
    await revokeAccessToken(auth, idToken);
    expect(await server.it.identity.verifyIdToken(idToken)).toBeUndefined();
    expect(await authCode(user.getIdToken(true))).toBe('auth/user-token-expired');
  });

  test('with Google is refused where Google is not configured', async () => {
    const attempt = signInWithCredential(aBrowser(host), GoogleAuthProvider.credential('an id token'));
    expect(await authCode(attempt)).toBe('auth/operation-not-allowed');
  });

  test('tells nobody which ways in an address has', async () => {
    const { auth, email } = await signedUp();
    expect(await fetchSignInMethodsForEmail(auth, email)).toEqual([]);
  });
});

describe('verifying the address', () => {
  test('happens by the code of the mail, once', async () => {
    const { auth, user, email } = await signedUp();
    await sendEmailVerification(user, CONTINUE);
    const code = lastCode('verifyEmail');
    expect(await checkActionCode(auth, code)).toMatchObject({ operation: 'VERIFY_EMAIL', data: { email } });
    await applyActionCode(auth, code);
    await user.reload();
    expect(user.emailVerified).toBe(true);
    expect(await authCode(applyActionCode(auth, code))).toBe('auth/invalid-action-code');
  });

  test('says so when the mail could not be queued', async () => {
    const { user } = await signedUp();
    server.it.surroundings.queueIsDown = true;
    expect(await authCode(sendEmailVerification(user))).toBe('auth/internal-error');
    server.it.surroundings.queueIsDown = false;
    expect(await authCode(sendEmailVerification(user))).toBe('ok');
  });

  test('is not possible after an hour', async () => {
    const { auth, user } = await signedUp();
    await sendEmailVerification(user);
    server.it.clock.pass(3601);
    expect(await authCode(applyActionCode(auth, lastCode('verifyEmail')))).toBe('auth/expired-action-code');
  });

  test('never goes on to a site that is not authorized', async () => {
    const { user } = await signedUp();
    const elsewhere = { url: 'https://evil.example/' };
    expect(await authCode(sendEmailVerification(user, elsewhere))).toBe('auth/unauthorized-continue-uri');
  });
});

describe('a forgotten password', () => {
  test('is replaced by the code of the mail, and every older session ends', async () => {
    const { auth, user, email } = await signedUp();
    const stranger = aBrowser(host);
    await sendPasswordResetEmail(stranger, email);
    const code = lastCode('resetPassword');
    expect(await verifyPasswordResetCode(stranger, code)).toBe(email);
    server.it.clock.pass(2);
    await confirmPasswordReset(stranger, code, 'a brand new phrase');

    expect(await authCode(user.reload())).toBe('auth/user-token-expired');
    expect(auth.currentUser).toBeNull();
    expect(await authCode(signInWithEmailAndPassword(stranger, email, GOOD_PASSWORD))).toBe(
      'auth/invalid-credential',
    );
    const { user: back } = await signInWithEmailAndPassword(stranger, email, 'a brand new phrase');
    expect(back).toMatchObject({ uid: user.uid, emailVerified: true });
    expect(server.it.outbox.map((mail) => mail.kind)).toContain('passwordChanged');
  });

  test('a refused password does not cost the code', async () => {
    const { auth, email } = await signedUp();
    await sendPasswordResetEmail(auth, email);
    const code = lastCode('resetPassword');
    expect(await authCode(confirmPasswordReset(auth, code, 'password'))).toBe(
      'auth/password-does-not-meet-requirements',
    );
    expect(await authCode(confirmPasswordReset(auth, code, 'a brand new phrase'))).toBe('ok');
    expect(await authCode(confirmPasswordReset(auth, code, 'another phrase yet'))).toBe(
      'auth/invalid-action-code',
    );
  });

  test('of an unknown address gets the same answer and no mail', async () => {
    expect(await authCode(sendPasswordResetEmail(aBrowser(host), anEmail()))).toBe('ok');
    expect(server.it.outbox).toEqual([]);
  });
});

describe('an e-mail link', () => {
  test('signs in someone who knows the address it went to', async () => {
    const { user, email } = await signedUp();
    const other = aBrowser(host);
    await sendSignInLinkToEmail(other, email, CONTINUE);
    const link = server.it.outbox.at(-1)?.link ?? '';
    expect(isSignInWithEmailLink(other, link)).toBe(true);
    expect(await authCode(signInWithEmailLink(other, 'other@example.org', link))).toBe('auth/invalid-email');
    const signedIn = await signInWithEmailLink(other, email, link);
    expect(signedIn.user).toMatchObject({ uid: user.uid, emailVerified: true });
    expect(await authCode(signInWithEmailLink(other, email, link))).toBe('auth/invalid-action-code');
  });

  test('takes an account with an unproven address away from whoever set its password', async () => {
    const { user: squatter, email } = await signedUp();
    const owner = aBrowser(host);
    await sendSignInLinkToEmail(owner, email, CONTINUE);
    server.it.clock.pass(1);
    await signInWithEmailLink(owner, email, server.it.outbox.at(-1)?.link ?? '');
    expect(await authCode(squatter.reload())).toBe('auth/user-token-expired');
    expect(await authCode(signInWithEmailAndPassword(aBrowser(host), email, GOOD_PASSWORD))).toBe(
      'auth/invalid-credential',
    );
  });

  test('proves once more who one is, and nobody else', async () => {
    const { auth, user, email } = await signedUp();
    const proof = async (address: string) => {
      await sendSignInLinkToEmail(auth, address, CONTINUE);
      return EmailAuthProvider.credentialWithLink(address, server.it.outbox.at(-1)?.link ?? '');
    };
    server.it.clock.pass(301);
    expect(await authCode(reauthenticateWithCredential(user, await proof(anEmail())))).toBe(
      'auth/user-mismatch',
    );
    expect(await authCode(deleteUser(user))).toBe('auth/requires-recent-login');
    await reauthenticateWithCredential(user, await proof(email));
    expect(await authCode(deleteUser(user))).toBe('ok');
  });

  test('may be asked for with a link to another of our hosts, and to no other', async () => {
    const email = anEmail();
    const at = (linkDomain: string) =>
      sendSignInLinkToEmail(aBrowser(host), email, { ...CONTINUE, linkDomain });
    await at('app.example.org');
    expect(server.it.outbox[0]?.link).toMatch(/^https:\/\/app\.example\.org\/auth-actions\?/);
    expect(await authCode(at('evil.example'))).toBe('auth/invalid-hosting-link-domain');
    expect(server.it.outbox).toHaveLength(1);
  });

  test('makes an account for a new address, and lasts ten minutes', async () => {
    const auth = aBrowser(host);
    const email = anEmail();
    await sendSignInLinkToEmail(auth, email, CONTINUE);
    const old = server.it.outbox.at(-1)?.link ?? '';
    server.it.clock.pass(601);
    expect(await authCode(signInWithEmailLink(auth, email, old))).toBe('auth/expired-action-code');
    await sendSignInLinkToEmail(auth, email, CONTINUE);
    const { user } = await signInWithEmailLink(auth, email, server.it.outbox.at(-1)?.link ?? '');
    expect(user).toMatchObject({ email, emailVerified: true });
  });
});

describe('changing the account', () => {
  test('a new name is in the account and in the next token at once', async () => {
    const { user } = await signedUp();
    await updateProfile(user, { displayName: 'Ann Oak', photoURL: 'https://example.org/ann.png' });
    expect(user).toMatchObject({ displayName: 'Ann Oak', photoURL: 'https://example.org/ann.png' });
    expect((await getIdTokenResult(user)).claims).toMatchObject({ name: 'Ann Oak' });
    await updateProfile(user, { displayName: null });
    await user.reload();
    expect(user.displayName).toBeNull();
  });

  test('a new password ends the other sessions and keeps this one', async () => {
    const { user, email } = await signedUp();
    const { user: elsewhere } = await signInWithEmailAndPassword(aBrowser(host), email, GOOD_PASSWORD);
    server.it.clock.pass(2);
    await updatePassword(user, 'a brand new phrase');
    expect(await authCode(user.reload())).toBe('ok');
    expect(await authCode(elsewhere.reload())).toBe('auth/user-token-expired');
    expect(await authCode(signInWithEmailAndPassword(aBrowser(host), email, 'a brand new phrase'))).toBe(
      'ok',
    );
  });

  test.each<[string, (user: User) => Promise<unknown>]>([
    ['the password', (user) => updatePassword(user, 'a brand new phrase')],
    ['the address', (user) => updateEmail(user, anEmail())],
    ['the address, by mail', (user) => verifyBeforeUpdateEmail(user, anEmail())],
    ['the account itself', (user) => deleteUser(user)],
  ])('%s needs a recent sign-in', async (_what, change) => {
    const { user, email } = await signedUp();
    server.it.clock.pass(301);
    expect(await authCode(change(user))).toBe('auth/requires-recent-login');
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, GOOD_PASSWORD));
    expect(await authCode(change(user))).toBe('ok');
  });

  test('a new address is unverified, and the old one can take the change back', async () => {
    const { auth, user, email } = await signedUp();
    const newEmail = anEmail();
    await updateEmail(user, newEmail);
    expect(user).toMatchObject({ email: newEmail, emailVerified: false });
    const notice = server.it.outbox.find((mail) => mail.kind === 'recoverEmail');
    expect(notice).toMatchObject({ to: email });

    server.it.clock.pass(86_400);
    await applyActionCode(auth, lastCode('recoverEmail'));
    expect(await authCode(user.reload())).toBe('auth/user-token-expired');
    const { user: owner } = await signInWithEmailAndPassword(auth, email, GOOD_PASSWORD);
    expect(owner).toMatchObject({ uid: user.uid, email, emailVerified: true });
  });

  test('of several changes in a row, the oldest address has the last word', async () => {
    const { auth, user, email } = await signedUp();
    const thief = anEmail();
    await updateEmail(user, thief);
    const ownersCode = lastCode('recoverEmail');
    server.it.clock.pass(10);
    await updateEmail(user, anEmail());
    const thiefsCode = lastCode('recoverEmail');
    await applyActionCode(auth, ownersCode);
    expect(await authCode(applyActionCode(auth, thiefsCode))).toBe('auth/invalid-action-code');
    expect(await server.it.identity.accounts.get(user.uid)).toMatchObject({ email });
  });

  test('the oldest address has it even when the thief is quicker', async () => {
    const { auth, user, email } = await signedUp();
    await updateEmail(user, anEmail());
    const ownersCode = lastCode('recoverEmail');
    server.it.clock.pass(10);
    await updateEmail(user, anEmail());
    await applyActionCode(auth, lastCode('recoverEmail'));
    await applyActionCode(auth, ownersCode);
    expect(await server.it.identity.accounts.get(user.uid)).toMatchObject({ email });
  });

  test('an address changes only once the new one is confirmed', async () => {
    const { auth, user, email } = await signedUp();
    const newEmail = anEmail();
    await verifyBeforeUpdateEmail(user, newEmail);
    await user.reload();
    expect(user.email).toBe(email);
    expect(server.it.outbox.at(-1)).toMatchObject({ to: newEmail, kind: 'verifyAndChangeEmail' });
    await applyActionCode(auth, lastCode('verifyAndChangeEmail'));
    await user.reload();
    expect(user).toMatchObject({ email: newEmail, emailVerified: true });
    expect(server.it.outbox.at(-1)).toMatchObject({ to: email, kind: 'recoverEmail' });
  });

  test('an address that somebody else has is neither told nor mailed', async () => {
    const { user } = await signedUp();
    const { email: taken } = await signedUp();
    expect(await authCode(verifyBeforeUpdateEmail(user, taken))).toBe('ok');
    expect(server.it.outbox).toEqual([]);
  });
});

test('a deleted account is gone, and its address free', async () => {
  const erased: string[] = [];
  server.it.identity.accounts.onDeleted((id) => {
    erased.push(id);
  });
  const { user, email } = await signedUp();
  const idToken = await user.getIdToken();
  await deleteUser(user);
  expect(erased).toEqual([user.uid]);
  expect(await server.it.identity.verifyIdToken(idToken)).toBeUndefined();
  expect(await authCode(signInWithEmailAndPassword(aBrowser(host), email, GOOD_PASSWORD))).toBe(
    'auth/invalid-credential',
  );
  expect(await authCode(createUserWithEmailAndPassword(aBrowser(host), email, GOOD_PASSWORD))).toBe('ok');
});
