import { Busy } from '../wire/errors.ts';

/**
 * How many go on together while others still wait for their turn. A hash runs its memory through the caches, and what
 * follows it, here and in PostgreSQL, finds them cold: done for several at once, it takes half the time each.
 */
export const COMPANY = 5;

/**
 * Lets as many do their work at once as there are places; the others wait in a queue, and whoever finds that full is
 * refused with 503.
 *
 * @example
 * const inTurn = createTurnstile({ places: 2, queueLimit: 64 });
 * const hash = await inTurn(() => hashSlowly(password));
 */
export function createTurnstile({ places, queueLimit }: { places: number; queueLimit: number }) {
  const waiting: (() => void)[] = [];
  const done: (() => void)[] = [];
  let taken = 0;

  async function enter(): Promise<void> {
    if (taken < places) taken += 1;
    else if (waiting.length >= queueLimit) throw Busy();
    else await new Promise<void>((go) => waiting.push(go));
  }

  /** Whoever waits takes over the place; it is free only when nobody does. */
  function leave(): { hasFollower: boolean } {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
    return { hasFollower: next !== undefined };
  }

  /** Nobody is left behind: whoever took over the place comes by here too, and the last of all has no follower. */
  async function gather({ hasFollower }: { hasFollower: boolean }): Promise<void> {
    if (hasFollower && done.length + 1 < COMPANY) return new Promise<void>((go) => done.push(go));
    for (const go of done.splice(0)) go();
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await work();
    } finally {
      await gather(leave());
    }
  };
}
