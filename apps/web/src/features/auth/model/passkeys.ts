import { signInWithCustomToken } from '@firebase/auth';
import { loadIdentity } from '@/lib/identity';
import { askForPasskey, finishPasskeySignIn, isAborted, isUnreached } from '@/lib/passkeys';

/** The server's challenges are good for ten minutes. */
const OFFER_AGAIN_MS = 9 * 60_000;

/** Without a network there is nothing to offer yet. */
const FIRST_PAUSE_MS = 4000;
const LONGEST_PAUSE_MS = 60_000;

/** A browser asks one thing at a time: what it is asking now, as far as signing in is concerned. */
let asking: object | undefined;
/** Whom to tell when a passkey that was picked from the offer did not work. */
let failed: ((error: unknown) => void) | undefined;
/** The sign-in with a passkey that was picked from the offer, as long as it takes. */
let pickedSignIn: Promise<void> | undefined;

/** Signs in with whichever passkey the person picks, without asking who they are: one picked already is not asked for. */
export async function signInWithPasskey(): Promise<void> {
  if (pickedSignIn) return pickedSignIn;
  asking = {};
  try {
    await takeOver(await askForPasskey({}));
    asking = undefined;
  } catch (error) {
    // What was offered in the field made way for the question, and comes back.
    void offer();
    throw error;
  }
}

/** Lets the browser offer passkeys in the e-mail field, as it offers passwords. */
export function offerPasskeys(onFailed: (error: unknown) => void): void {
  failed = onFailed;
  if (!asking) void offer();
}

async function offer(pauseMs = FIRST_PAUSE_MS): Promise<void> {
  const mine = {};
  asking = mine;
  const again = setTimeout(() => void offer(), OFFER_AGAIN_MS);
  try {
    // Nobody asked for the offer, so nobody is told when it comes to nothing. What is picked from it is asked for.
    const asked = await askForPasskey({ whileUnasked: () => asking === mine });
    if (asking !== mine) return;
    pickedSignIn = takeOver(asked)
      .catch(failed)
      .finally(() => {
        pickedSignIn = undefined;
      });
    await pickedSignIn;
    asking = undefined;
  } catch (error) {
    // It made way for something else, and may come back. A browser that cannot do it is not asked again.
    if (asking !== mine) return;
    if (isAborted(error)) asking = undefined;
    if (isUnreached(error)) {
      const next = Math.min(LONGEST_PAUSE_MS, pauseMs * 2);
      setTimeout(() => asking === mine && void offer(next), pauseMs);
    }
  } finally {
    clearTimeout(again);
  }
}

/** Someone who is signed in proves with a passkey of theirs that it is still them. */
export async function reauthenticateWithPasskey(): Promise<void> {
  const { currentUser } = await loadIdentity();
  const idToken = await currentUser?.getIdToken();
  if (!idToken) throw Object.assign(new Error('Nobody is signed in'), { code: 'auth/user-token-expired' });
  await takeOver(await askForPasskey({ idToken }));
}

/** The SDK knows no passkeys, but takes a session that was opened without it by its refresh token. */
async function takeOver(asked: Awaited<ReturnType<typeof askForPasskey>>): Promise<void> {
  const { refreshToken } = await finishPasskeySignIn(asked);
  await signInWithCustomToken(await loadIdentity(), refreshToken);
}
