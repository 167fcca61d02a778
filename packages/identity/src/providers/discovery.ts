import { allowInsecureRequests, type Configuration, discovery } from 'openid-client';
import type { Log } from '../log.ts';
import { Busy } from '../wire/errors.ts';

interface DiscoverySettings {
  issuer: string;
  clientId: string;
  clientSecret?: string | undefined;
  log: Log;
}

/** What a provider says of itself, and us as its client. Throws `SERVICE_UNAVAILABLE` while it cannot be reached. */
export type Discovery = () => Promise<Configuration>;

const TIMEOUT_SECONDS = 5;

/**
 * Reads the provider's configuration once (OpenID Connect Discovery 1.0). One that could not be read is asked for again
 * the next time.
 */
export function createDiscovery({ issuer, clientId, clientSecret, log }: DiscoverySettings): Discovery {
  const server = new URL(issuer);
  // The settings allow an issuer without TLS on this machine only.
  const execute = server.protocol === 'http:' ? [allowInsecureRequests] : [];
  let found: Promise<Configuration> | undefined;

  return async () => {
    found ??= discovery(server, clientId, clientSecret, undefined, { execute, timeout: TIMEOUT_SECONDS });
    try {
      return await found;
    } catch (error) {
      found = undefined;
      log.error({ err: error, issuer }, 'the provider cannot be reached');
      throw Busy();
    }
  };
}
