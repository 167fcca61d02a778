import { availableParallelism } from 'node:os';
import { hash, type Options, parseOptions, verify } from '@node-rs/argon2';
import { randomSecret } from '../random.ts';
import type { Settings } from '../settings.ts';
import { Busy } from '../wire/errors.ts';

export type Hasher = ReturnType<typeof createHasher>;

/**
 * Argon2id (RFC 9106) off the main thread, a few at a time. Callers beyond the queue are refused with 503 at once, so
 * that a flood of sign-ins slows sign-ins only.
 */
export function createHasher({ memoryKiB, passes, concurrency, queueLimit }: Settings['hashing']) {
  const options: Options = { memoryCost: memoryKiB, timeCost: passes, parallelism: 1 };
  const inTurn = createTurnstile(concurrency ?? Math.min(3, availableParallelism()), queueLimit);
  // Two spellings of the same characters are the same password.
  const spelled = (password: string) => password.normalize('NFKC');
  let decoy: Promise<string> | undefined;

  return {
    hash: (password: string): Promise<string> => inTurn(() => hash(spelled(password), options)),

    /** Whether a hash was made at another cost than new ones are. */
    isOutdated(passwordHash: string): boolean {
      const { memoryCost, timeCost } = parseOptions(passwordHash);
      return memoryCost !== memoryKiB || timeCost !== passes;
    },

    /** Takes as long when there is no hash to compare with, and then says no. */
    async matches(passwordHash: string | null | undefined, password: string): Promise<boolean> {
      decoy ??= hash(randomSecret(), options);
      const against = passwordHash ?? (await decoy);
      const isMatch = await inTurn(() => verify(against, spelled(password)));
      return isMatch && passwordHash !== null && passwordHash !== undefined;
    },
  };
}

function createTurnstile(places: number, queueLimit: number) {
  const waiting: (() => void)[] = [];
  let taken = 0;

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (taken >= places) {
      if (waiting.length >= queueLimit) throw Busy();
      await new Promise<void>((go) => waiting.push(go));
    } else {
      taken += 1;
    }
    try {
      return await work();
    } finally {
      // Whoever waits takes over the place; it is free only when nobody does.
      const next = waiting.shift();
      if (next) next();
      else taken -= 1;
    }
  };
}
