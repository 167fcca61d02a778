import {
  GoogleAuthProvider,
  linkWithCredential,
  linkWithPopup,
  OAuthCredential,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  signInWithCredential,
  signInWithPopup,
  type User,
  type UserCredential,
} from '@firebase/auth';
import { loadIdentity } from '../identity';
import type { GoogleProof } from './google';
import { waitForGoogle } from './google-window';
import './failures';

/** Through a window of ours, which this server leads to Google. */
export async function ownWindow(popup: Window | null, click: number): Promise<GoogleProof> {
  const { idToken, nonce } = await waitForGoogle(popup, click);
  // `GoogleAuthProvider.credential` has no place for the nonce, of which the token holds only the digest.
  const credential = OAuthCredential.fromJSON({
    providerId: GoogleAuthProvider.PROVIDER_ID,
    signInMethod: GoogleAuthProvider.GOOGLE_SIGN_IN_METHOD,
    idToken,
    nonce,
  });
  if (!credential) throw new Error('the SDK made no credential of what Google said');
  return {
    signIn: async () => userOf(signInWithCredential(await loadIdentity(), credential)),
    link: async () => userOf(linkWithCredential(await whoIsSignedIn(), credential)),
    reauthenticate: async () => userOf(reauthenticateWithCredential(await whoIsSignedIn(), credential)),
  };
}

/** Through the window that the SDK opens by itself, with a Firebase project. */
export async function windowOfSdk(): Promise<GoogleProof> {
  const google = new GoogleAuthProvider();
  return {
    signIn: async () => userOf(signInWithPopup(await loadIdentity(), google)),
    link: async () => userOf(linkWithPopup(await whoIsSignedIn(), google)),
    reauthenticate: async () => userOf(reauthenticateWithPopup(await whoIsSignedIn(), google)),
  };
}

async function whoIsSignedIn(): Promise<User> {
  const { currentUser } = await loadIdentity();
  if (currentUser) return currentUser;
  throw Object.assign(new Error('Nobody is signed in'), { code: 'auth/user-token-expired' });
}

const userOf = async (action: Promise<UserCredential>) => (await action).user;
