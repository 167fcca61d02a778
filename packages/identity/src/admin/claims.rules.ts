import { ensure } from './refusals.ts';

const MAX_LENGTH = 1000;
/** Claims with a meaning of their own in ID tokens. */
const RESERVED = 'acr amr at_hash aud auth_time azp c_hash cnf exp firebase iat iss jti nbf nonce sub'.split(
  ' ',
);

/** Checks custom claims as `customAttributes` carries them: a JSON object of at most 1000 characters. */
export function checkSerializedClaims(serialized: string): void {
  ensure(serialized.length <= MAX_LENGTH, 'CLAIMS_TOO_LARGE');
  checkClaims(parse(serialized));
}

export function checkClaims(claims: unknown): asserts claims is Record<string, unknown> {
  ensure(typeof claims === 'object' && claims !== null && !Array.isArray(claims), 'INVALID_CLAIMS');
  for (const name of RESERVED) ensure(!Object.hasOwn(claims, name), 'FORBIDDEN_CLAIM', name);
}

function parse(serialized: string): unknown {
  try {
    return JSON.parse(serialized);
  } catch {
    return undefined;
  }
}
