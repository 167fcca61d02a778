import { createCipheriv, scrypt } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

/** The password hash parameters of a Firebase project, as its console shows them. */
export interface FirebaseScrypt {
  signerKey: Buffer;
  saltSeparator: Buffer;
  /** The block size `r`, 1 to 8. */
  rounds: number;
  /** The logarithm of the cost `N`, 1 to 14. */
  memoryCost: number;
}

const KEY_BYTES = 32;
const NO_NONCE = Buffer.alloc(16);

/**
 * Firebase's own password hash: scrypt (RFC 7914) makes a key of the password, and that key encrypts the project's
 * signer key with AES-256-CTR. Source: https://github.com/firebase/scrypt.
 */
export async function firebaseScrypt(
  password: string,
  salt: Buffer,
  { signerKey, saltSeparator, rounds, memoryCost }: FirebaseScrypt,
): Promise<Buffer> {
  const N = 2 ** memoryCost;
  const cost = { N, r: rounds, p: 1, maxmem: 256 * N * rounds + 65_536 };
  const key = await derive(password, Buffer.concat([salt, saltSeparator]), KEY_BYTES, cost);
  const cipher = createCipheriv('aes-256-ctr', key, NO_NONCE);
  return Buffer.concat([cipher.update(signerKey), cipher.final()]);
}
