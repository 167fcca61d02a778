import { isSignInWithEmailLink, sendSignInLinkToEmail, signInWithEmailLink } from '@firebase/auth';
import { loadIdentity } from '@/lib/identity';

const KEY = 'email-for-sign-in';

/** The address is kept on this device: the link only works together with it. */
export async function sendSignInLink(email: string, redirect = '/') {
  const url = new URL('/auth-actions', window.location.origin);
  url.searchParams.set('redirect', redirect);
  await sendSignInLinkToEmail(await loadIdentity(), email, { url: url.href, handleCodeInApp: true });
  localStorage.setItem(KEY, email);
}

export const emailThatAskedForLink = () => localStorage.getItem(KEY) ?? '';

export async function signInByLink(email: string) {
  const auth = await loadIdentity();
  if (!isSignInWithEmailLink(auth, window.location.href)) {
    throw Object.assign(new Error('Not a sign-in link'), { code: 'auth/invalid-action-code' });
  }
  await signInWithEmailLink(auth, email, window.location.href);
  localStorage.removeItem(KEY);
}
