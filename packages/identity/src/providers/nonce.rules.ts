import { createHash, timingSafeEqual } from 'node:crypto';

/** What a provider is given of a nonce, to write into the ID token. */
export const toNonceClaim = (nonce: string): string => createHash('sha256').update(nonce).digest('hex');

/**
 * Whether whoever presents an ID token is who asked for it: a token made with a nonce needs it along. Both or neither
 * must be there.
 */
export function answersNonce(claim: string | undefined, nonce: string | undefined): boolean {
  if (claim === undefined || nonce === undefined) return claim === nonce;
  const expected = Buffer.from(toNonceClaim(nonce));
  const claimed = Buffer.from(claim);
  return expected.length === claimed.length && timingSafeEqual(expected, claimed);
}
