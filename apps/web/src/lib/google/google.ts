import type { User } from '@firebase/auth';
import { knownCapabilities } from '../capabilities';

/** What a person said at Google, and what it can be used for. */
export interface GoogleProof {
  signIn(): Promise<User>;
  /** Adds Google to the ways in of who is signed in. */
  link(): Promise<User>;
  /** Shows that it is still the same person. */
  reauthenticate(): Promise<User>;
}

let clicks = 0;

const SIZE = { width: 500, height: 640 };

/**
 * Asks a person at Google who they are. To be called in a click, since browsers block a window that opens later; all
 * the rest is loaded when it is wanted. Fails with the codes of the account SDK, `auth/popup-blocked` and the like.
 *
 * @example
 * const proof = await askGoogle();
 * const user = await proof.signIn();
 */
export async function askGoogle(): Promise<GoogleProof> {
  clicks += 1;
  const click = clicks;
  const isOwn = knownCapabilities()?.identity.provider === 'embedded';
  const popup = isOwn ? openWindow() : undefined;
  const { ownWindow, windowOfSdk } = await import('./google-proof');
  return popup === undefined ? windowOfSdk() : ownWindow(popup, click);
}

/** In the middle of the page that opens it. */
function openWindow() {
  const { width, height } = SIZE;
  const left = window.screenX + (window.outerWidth - width) / 2;
  const top = window.screenY + (window.outerHeight - height) / 2;
  return window.open('', '_blank', `popup,width=${width},height=${height},left=${left},top=${top}`);
}
