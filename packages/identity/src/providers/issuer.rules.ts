export const GOOGLE_ISSUER = 'https://accounts.google.com';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** What an issuer says is believed because of its TLS certificate; without one, only on this machine. */
export function isSafeIssuer(issuer: string): boolean {
  const { protocol, hostname } = new URL(issuer);
  return protocol === 'https:' || LOOPBACK.test(hostname);
}
