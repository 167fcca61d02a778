import type { Auth } from '@firebase/auth';
import { callAccountApi } from '@/lib/account-api';
import { loadCapabilities } from '@/lib/capabilities';

/** Whoever signs out shall not wait for a network that is gone. */
const PATIENCE_MS = 3000;

/** Ends the session on the server as well: the SDK only forgets its tokens. */
export async function endSession({ currentUser }: Auth): Promise<void> {
  const { identity } = await loadCapabilities();
  if (identity.provider !== 'embedded' || !currentUser) return;
  const ended = currentUser
    .getIdToken()
    .then((token) => callAccountApi('/v2/accounts:revokeToken', { idToken: token, token }));
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
