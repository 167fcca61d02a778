import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { HANDLER_PATH } from '../popup/paths.ts';
import type { Settings } from '../settings.ts';
import { type CodeFlow, createCodeFlow } from './code-flow.ts';
import { createDiscovery } from './discovery.ts';
import { createOidcProvider, type OidcProvider } from './oidc-provider.ts';

interface Deps {
  settings: Settings;
  clock: Clock;
  log: Log;
}

export interface Provider extends OidcProvider {
  /** For our own popup; there is none without a client secret. */
  codeFlow: CodeFlow | undefined;
}

/** The other providers this server is configured for, under the ids the SDK knows them by. */
export function openProviders({ settings, clock, log }: Deps): ReadonlyMap<string, Provider> {
  const providers = new Map<string, Provider>();
  const { google, publicUrl } = settings;
  if (google) {
    const providerId = 'google.com';
    const discover = createDiscovery({ ...google, log });
    const redirectUri = `${publicUrl}${HANDLER_PATH}`;
    providers.set(providerId, {
      ...createOidcProvider({ ...google, providerId, discover, clock, log }),
      codeFlow: google.clientSecret ? createCodeFlow({ ...google, redirectUri, discover }) : undefined,
    });
  }
  return providers;
}
