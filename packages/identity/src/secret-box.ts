import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encryption and keyed fingerprints under one secret, each purpose with a key of its own. */
export interface SecretBox {
  seal(purpose: string, text: string): string;
  /** Throws when the text was sealed under another secret or purpose, or was altered. */
  open(purpose: string, sealed: string): string;
  canOpen(purpose: string, sealed: string): boolean;
  fingerprint(purpose: string, text: string): string;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM and HMAC-SHA-256 with keys derived by HKDF (RFC 5869) from the `secretKey` setting. */
export function createSecretBox(secretKey: string): SecretBox {
  const keys = new Map<string, Buffer>();
  const keyFor = (purpose: string) => {
    const known = keys.get(purpose);
    if (known) return known;
    const key = Buffer.from(hkdfSync('sha256', secretKey, 'identity', purpose, 32));
    keys.set(purpose, key);
    return key;
  };
  const box: SecretBox = {
    seal(purpose, text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keyFor(`seal ${purpose}`), nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', keyFor(`seal ${purpose}`), nonce, {
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(tag);
      const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
    canOpen(purpose, sealed) {
      try {
        box.open(purpose, sealed);
        return true;
      } catch {
        return false;
      }
    },
    fingerprint: (purpose, text) =>
      createHmac('sha256', keyFor(`fingerprint ${purpose}`))
        .update(text)
        .digest('base64url'),
  };
  return box;
}
