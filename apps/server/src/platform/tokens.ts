import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** A secret for an address: 256 random bits, safe in a URL. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What a token is looked up by, so that a copy of the database opens nothing. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

export interface SecretBox {
  seal(text: string): string;
  open(sealed: string): string;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Keeps short secrets readable for this server alone: AES-256-GCM under a key made of `secretKey` for `purpose`. */
export function createSecretBox({ secretKey, purpose }: { secretKey: string; purpose: string }): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', purpose, 32));
  return {
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return (
        decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      );
    },
  };
}
