import { sendEmailVerification } from '@firebase/auth';
import { loadIdentity } from './identity';

/** Sends whoever is signed in the mail that confirms their address; its page leads on to `path` afterwards. */
export async function sendConfirmation(path: string): Promise<void> {
  const { currentUser } = await loadIdentity();
  if (currentUser) await sendEmailVerification(currentUser, { url: `${window.location.origin}${path}` });
}
