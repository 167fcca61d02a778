import type { Auth } from '@firebase/auth';
import { callAccountApi } from '@/lib/account-api';
import { loadCapabilities } from '@/lib/capabilities';

/** Whoever signs out shall not wait for a network that is gone. */
const PATIENCE_MS = 3000;

/**
 * The SDK only forgets its tokens. This takes one before it does, and gives what ends the session on the server with it:
 * also when the page is closed meanwhile, and without anybody waiting for it.
 */
export async function prepareEnd({ currentUser }: Auth): Promise<() => void> {
  const { identity } = await loadCapabilities();
  const isOurs = identity.provider === 'embedded';
  const token = isOurs && currentUser ? await patiently(currentUser.getIdToken()) : undefined;
  return () => {
    if (token) void revoke(token).catch(() => undefined);
  };
}

const patiently = <Result>(work: Promise<Result>): Promise<Result | undefined> =>
  Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS))]);

const revoke = (token: string) =>
  callAccountApi('/v2/accounts:revokeToken', { idToken: token, token }, { keepalive: true });
