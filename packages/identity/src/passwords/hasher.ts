import { availableParallelism } from 'node:os';
import { hash, type Options, parseOptions, verify } from '@node-rs/argon2';
import { randomSecret } from '../random.ts';
import type { Settings } from '../settings.ts';
import { type ImportedHashes, isImported } from './imported-hashes.ts';
import { createTurnstile } from './turnstile.ts';

export type Hasher = ReturnType<typeof createHasher>;

/**
 * Argon2id (RFC 9106) off the main thread, a few at a time. Callers beyond the queue are refused with 503 at once, so
 * that a flood of sign-ins slows sign-ins only.
 */
export function createHasher(
  { memoryKiB, passes, concurrency, queueLimit }: Settings['hashing'],
  imported: Pick<ImportedHashes, 'matches'> = nothingImported,
) {
  const options: Options = { memoryCost: memoryKiB, timeCost: passes, parallelism: 1 };
  const places = concurrency ?? Math.min(3, availableParallelism());
  const inTurn = createTurnstile({ places, queueLimit });
  // Two spellings of the same characters are the same password.
  const spelled = (password: string) => password.normalize('NFKC');
  let decoy: Promise<string> | undefined;

  return {
    hash: (password: string): Promise<string> => inTurn(() => hash(spelled(password), options)),

    /** Whether a hash was made otherwise, or at another cost, than new ones are. */
    isOutdated(passwordHash: string): boolean {
      if (isImported(passwordHash)) return true;
      const { memoryCost, timeCost } = parseOptions(passwordHash);
      return memoryCost !== memoryKiB || timeCost !== passes;
    },

    /** Takes as long when there is no hash to compare with, and then says no. */
    async matches(passwordHash: string | null | undefined, password: string): Promise<boolean> {
      decoy ??= hash(randomSecret(), options);
      const foreign = passwordHash && isImported(passwordHash) ? passwordHash : undefined;
      const own = foreign ? undefined : passwordHash;
      const against = own ?? (await decoy);
      return inTurn(async () => {
        const isOwn = await verify(against, spelled(password));
        const isForeign = await imported.matches(foreign, password);
        return foreign ? isForeign : isOwn && typeof own === 'string';
      });
    },
  };
}

const nothingImported = { matches: async () => false };
