import {
  EmailAuthProvider,
  getIdTokenResult,
  linkWithCredential,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  type User,
} from '@firebase/auth';
import { beforeAll, describe, expect, test } from 'vitest';
import { aNewcomer, anEmail, GOOD_PASSWORD } from './testing/people.ts';
import { aBrowser, authCode } from './testing/sdk.ts';
import { useTestIdentity } from './testing/test-identity.ts';

const server = useTestIdentity({ anonymousSignIn: true });
let host = '';

beforeAll(async () => {
  host = new URL(await server.it.app.listen({ host: '127.0.0.1', port: 0 })).host;
});

const someone = async (): Promise<User> => (await signInAnonymously(aBrowser(host))).user;

test('someone without a name is signed in, and known again by their token', async () => {
  const user = await someone();
  expect(user).toMatchObject({ isAnonymous: true, email: null, providerData: [] });
  const { claims } = await getIdTokenResult(user, true);
  expect(claims).toMatchObject({ provider_id: 'anonymous', firebase: { sign_in_provider: 'anonymous' } });
  expect(await server.it.identity.verifyIdToken(await user.getIdToken())).toMatchObject({
    id: user.uid,
    email: null,
  });
});

describe('giving a name later', () => {
  test('keeps the account, with a password, however long ago it began', async () => {
    const user = await someone();
    const { uid } = user;
    server.it.clock.pass(86_400);
    await user.getIdToken(true);
    const email = anEmail();
    const linked = await linkWithCredential(user, EmailAuthProvider.credential(email, GOOD_PASSWORD));
    expect(linked.user).toMatchObject({ uid, email, isAnonymous: false, emailVerified: false });
    expect((await getIdTokenResult(linked.user)).signInProvider).toBe('password');
    expect((await signInWithEmailAndPassword(aBrowser(host), email, GOOD_PASSWORD)).user.uid).toBe(uid);
  });

  test('keeps the account, with an e-mail link', async () => {
    const user = await someone();
    const email = anEmail();
    await sendSignInLinkToEmail(aBrowser(host), email, { url: 'http://localhost/', handleCodeInApp: true });
    const link = server.it.outbox.at(-1)?.link ?? '';
    const linked = await linkWithCredential(user, EmailAuthProvider.credentialWithLink(email, link));
    expect(linked.user).toMatchObject({ uid: user.uid, email, emailVerified: true, isAnonymous: false });
  });

  test('does not take an address that somebody has', async () => {
    const { email } = await aNewcomer(server.it);
    const user = await someone();
    const withPassword = EmailAuthProvider.credential(email, GOOD_PASSWORD);
    expect(await authCode(linkWithCredential(user, withPassword))).toBe('auth/email-already-in-use');
    await sendSignInLinkToEmail(aBrowser(host), email, { url: 'http://localhost/', handleCodeInApp: true });
    const withLink = EmailAuthProvider.credentialWithLink(email, server.it.outbox.at(-1)?.link ?? '');
    expect(await authCode(linkWithCredential(user, withLink))).toBe('auth/email-already-in-use');
  });

  test('asks for a good password', async () => {
    const attempt = linkWithCredential(await someone(), EmailAuthProvider.credential(anEmail(), 'password'));
    expect(await authCode(attempt)).toBe('auth/password-does-not-meet-requirements');
  });
});
