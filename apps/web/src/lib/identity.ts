import { initializeApp } from '@firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserSessionPersistence,
  getAuth,
  indexedDBLocalPersistence,
  initializeAuth,
} from '@firebase/auth';
import { type Capabilities, loadCapabilities } from './capabilities';
import { rememberedToken, telling } from './remembered-token';

const TOKEN_SYNC_MAX_AGE_SECONDS = 300;

let started: Promise<Auth> | undefined;
let isReady = false;

/** The account SDK, talking to the provider that this server names. */
export function loadIdentity(): Promise<Auth> {
  started ??= loadCapabilities()
    .then(({ identity }) => startIdentity(identity))
    .catch((error: unknown) => {
      started = undefined;
      throw error;
    });
  return started;
}

function startIdentity(identity: Capabilities['identity']): Auth {
  const app = initializeApp({
    projectId: identity.projectId,
    apiKey: identity.apiKey,
    authDomain: identity.authDomain ?? window.location.host,
  });
  const syncsToken = identity.tokenSyncPath !== null;
  if (syncsToken) announceTokenSync(identity.tokenSyncPath ?? '');
  // `getAuth` brings Google's popup helper, which phones load from Google before anyone asks for it.
  const needsWholeSdk = identity.provider === 'firebase' || syncsToken;
  const auth = needsWholeSdk ? getAuth(app) : initializeAuth(app, { persistence: browserStores });
  if (identity.provider === 'embedded') pointAtThisServer(auth);
  void auth.authStateReady().then(() => {
    isReady = true;
  });
  return auth;
}

const browserStores = [
  telling(indexedDBLocalPersistence),
  browserLocalPersistence,
  browserSessionPersistence,
];

/** Has to happen before the SDK's first request. */
function pointAtThisServer(auth: Auth) {
  const config = auth.config as { apiHost: string; tokenApiHost: string; apiScheme: string };
  config.apiHost = window.location.host;
  config.tokenApiHost = window.location.host;
  config.apiScheme = window.location.protocol.replace(':', '');
}

/** The SDK reads this when it starts, and only with `getAuth`. */
function announceTokenSync(path: string) {
  Object.assign(globalThis, {
    __FIREBASE_DEFAULTS__: { _authTokenSyncURL: path, _authIdTokenMaxAge: TOKEN_SYNC_MAX_AGE_SECONDS },
  });
}

/** The bearer token of who is signed in; refreshed by the SDK before it expires. */
export async function currentToken(): Promise<string | undefined> {
  const auth = await loadIdentity();
  const ready = auth.authStateReady();
  if (!isReady) {
    const remembered = await Promise.race([rememberedToken(), ready]);
    if (remembered && !isReady) return remembered;
  }
  await ready;
  return auth.currentUser?.getIdToken();
}
