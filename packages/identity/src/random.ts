import { hash, randomFillSync, randomInt } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An account id in the form Firebase uses: 28 letters and digits. */
export const randomAccountId = () =>
  Array.from({ length: 28 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

const SECRET_BYTES = 32;
/** Asking for random bytes takes long, however few: they are fetched for some secrets at once. */
const store = Buffer.alloc(64 * SECRET_BYTES);
let used = store.length;

/** A secret handed to one person: 256 random bits, safe in an address. */
export function randomSecret(): string {
  if (used === store.length) {
    randomFillSync(store);
    used = 0;
  }
  const bytes = store.subarray(used, used + SECRET_BYTES);
  used += SECRET_BYTES;
  const secret = bytes.toString('base64url');
  bytes.fill(0); // what was handed out is kept nowhere
  return secret;
}

/** Digits to be read and typed by a person: only for what allows few tries. */
export const randomDigits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

/** What is stored in place of a secret. It is random enough that no salt or slow hash is needed. */
export const digestOf = (secret: string): string => hash('sha256', secret, 'base64url');
