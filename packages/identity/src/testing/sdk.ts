import { randomUUID } from 'node:crypto';
import { initializeApp } from '@firebase/app';
import { type Auth, initializeAuth, inMemoryPersistence } from '@firebase/auth';
import { API_KEY, PROJECT_ID } from './test-identity.ts';

/** A browser of its own, as far as the SDK is concerned: signed out, and pointed at the server. */
export function aBrowser(host: string): Auth {
  const app = initializeApp({ apiKey: API_KEY, projectId: PROJECT_ID }, randomUUID());
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  Object.assign(auth.config, { apiHost: host, tokenApiHost: host, apiScheme: 'http' });
  return auth;
}

/** The `auth/…` code a promise is refused with, or `ok`. */
export const authCode = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'ok',
    (error: { code?: string }) => error.code ?? String(error),
  );
