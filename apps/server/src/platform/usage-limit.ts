import type { Clock } from './clock.ts';

const MOST_KEYS = 50_000;

export interface UsageLimit {
  /** Counts one use. Seconds to wait, or 0 when there is none. */
  take(key: string): number;
}

interface UsageLimitOptions {
  clock: Clock;
  /** How often each key may be used in one window. */
  most: number;
  windowSeconds: number;
}

/** A shield of this process against those who ask without pause; every process has its own. */
export function createUsageLimit({ clock, most, windowSeconds }: UsageLimitOptions): UsageLimit {
  const counts = new Map<string, number>();
  const windowMs = windowSeconds * 1000;
  let startedAt = 0;
  return {
    take(key) {
      const now = clock.now().getTime();
      if (now - startedAt >= windowMs || counts.size > MOST_KEYS) {
        counts.clear();
        startedAt = now;
      }
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count > most ? Math.ceil((startedAt + windowMs - now) / 1000) : 0;
    },
  };
}
