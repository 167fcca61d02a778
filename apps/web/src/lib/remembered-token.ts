import type { Persistence } from '@firebase/auth';

/** What the SDK's own stores can, and what they keep of who is signed in. */
interface Store {
  _get(key: string): Promise<StoredUser | string | null>;
}
interface StoredUser {
  stsTokenManager?: { accessToken?: string; expirationTime?: number };
}

/** A token that is about to end would not last for what is asked with it. */
const LEAST_MS = 60_000;

let tell: (token: string | undefined) => void;
const told = new Promise<string | undefined>((resolve) => {
  tell = resolve;
});

/**
 * The token that this browser kept, as soon as the SDK's store has found it; none where it found none or an old one. The
 * SDK itself gives a token only after it asked the provider about the account, a whole round trip later. It is good for
 * asking at once: whoever is asked checks it.
 */
export const rememberedToken = (): Promise<string | undefined> => told;

/** The same store, which also tells the token that it found. */
export function telling(store: Persistence): Persistence {
  const Original = store as unknown as new () => Store;
  class TellingStore extends Original {
    override async _get(key: string) {
      const found = await super._get(key);
      if (key.startsWith('firebase:authUser:')) tell(tokenOf(found));
      return found;
    }
  }
  return Object.assign(TellingStore, { type: store.type }) as unknown as Persistence;
}

function tokenOf(user: StoredUser | string | null): string | undefined {
  if (user === null || typeof user === 'string') return undefined;
  const { accessToken, expirationTime = 0 } = user.stsTokenManager ?? {};
  return expirationTime - Date.now() > LEAST_MS ? accessToken : undefined;
}
