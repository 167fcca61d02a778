import { createHash, randomBytes, randomInt } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An account id in the form Firebase uses: 28 letters and digits. */
export const randomAccountId = () =>
  Array.from({ length: 28 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A secret handed to one person: 256 random bits, safe in an address. */
export const randomSecret = () => randomBytes(32).toString('base64url');

/** What is stored in place of a secret. It is random enough that no salt or slow hash is needed. */
export const digestOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
