import type { Settings } from '../settings.ts';

type Site = Pick<Settings, 'publicUrl' | 'authorizedDomains'>;

/** Which site a passkey is for: the host of the public address, and so every host below it. */
export const relyingPartyId = ({ publicUrl }: Pick<Site, 'publicUrl'>): string => new URL(publicUrl).hostname;

/**
 * Whether a page of this origin may have a passkey sign: the public address itself, or an authorized domain over TLS.
 * On `localhost`, where nobody else serves pages, any port will do.
 */
export function isExpectedOrigin(origin: string, { publicUrl, authorizedDomains }: Site): boolean {
  if (!URL.canParse(origin)) return false;
  const own = new URL(publicUrl);
  const { protocol, hostname, port } = new URL(origin);
  if (origin === own.origin) return true;
  if (hostname === own.hostname) return hostname === 'localhost';
  return protocol === 'https:' && port === '' && authorizedDomains.includes(hostname);
}
