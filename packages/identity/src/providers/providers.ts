import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { createOidcProvider, type OidcProvider } from './oidc-provider.ts';

interface Deps {
  settings: Settings;
  clock: Clock;
  log: Log;
}

/** The other providers this server is configured for, under the ids the SDK knows them by. */
export function openProviders({ settings, clock, log }: Deps): ReadonlyMap<string, OidcProvider> {
  const providers = new Map<string, OidcProvider>();
  const { google } = settings;
  if (google) {
    const providerId = 'google.com';
    providers.set(providerId, createOidcProvider({ ...google, providerId, clock, log }));
  }
  return providers;
}
