import type { Clock } from '../../platform/clock.ts';

const WINDOW_MS = 60_000;
/** Calendar apps ask every few minutes at most; some ask a few times in a row while being set up. */
const MOST_PER_WINDOW = 60;
const MOST_KEYS = 50_000;

export interface FetchLimit {
  /** Counts one fetch. Seconds to wait, or 0 when there is none. */
  take(key: string): number;
}

/** A shield of this process against apps that ask without pause; every process has its own. */
export function createFetchLimit({ clock }: { clock: Clock }): FetchLimit {
  const counts = new Map<string, number>();
  let startedAt = 0;
  return {
    take(key) {
      const now = clock.now().getTime();
      if (now - startedAt >= WINDOW_MS || counts.size > MOST_KEYS) {
        counts.clear();
        startedAt = now;
      }
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count > MOST_PER_WINDOW ? Math.ceil((startedAt + WINDOW_MS - now) / 1000) : 0;
    },
  };
}
