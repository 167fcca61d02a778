import { z } from 'zod';
import type { FirebaseScrypt } from '../passwords/firebase-scrypt.ts';

/** Parameters that this server cannot check passwords by. */
export class UnusableHashConfig extends Error {
  override readonly name = 'UnusableHashConfig';
}

const base64 = z.string().regex(/^[A-Za-z0-9+/_-]+={0,2}$/, 'must be base 64');
const configSchema = z.object({
  algorithm: z.string().default('SCRYPT'),
  base64_signer_key: base64,
  base64_salt_separator: base64,
  rounds: z.coerce.number().int().min(1).max(8),
  mem_cost: z.coerce.number().int().min(1).max(14),
});

/**
 * Reads the password hash parameters as the console of Firebase shows them: lines of `name: value` in
 * `hash_config { … }`. Throws {@link UnusableHashConfig} for another algorithm, or when one is missing.
 *
 * @example
 * parseHashConfig('hash_config { algorithm: SCRYPT, base64_signer_key: …, rounds: 8, mem_cost: 14 }');
 */
export function parseHashConfig(text: string): FirebaseScrypt {
  const found = [...text.matchAll(/"?(?<name>[a-z0-9_]+)"?\s*:\s*"?(?<value>[^\s,"}]+)/gi)];
  const parsed = configSchema.safeParse(
    Object.fromEntries(found.map(({ groups }) => [groups?.name?.toLowerCase(), groups?.value])),
  );
  if (!parsed.success) {
    const names = parsed.error.issues.map(({ path }) => path.join('.'));
    throw new UnusableHashConfig(`missing or not usable: ${names.join(', ')}`);
  }
  const { algorithm, base64_signer_key, base64_salt_separator, rounds, mem_cost } = parsed.data;
  if (algorithm !== 'SCRYPT') {
    throw new UnusableHashConfig(`passwords hashed by ${algorithm} cannot be checked here, only by SCRYPT`);
  }
  return {
    signerKey: Buffer.from(base64_signer_key, 'base64'),
    saltSeparator: Buffer.from(base64_salt_separator, 'base64'),
    rounds,
    memoryCost: mem_cost,
  };
}
