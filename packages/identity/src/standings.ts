import type { Clock } from './clock.ts';
import type { VerifiedAccount } from './verified-account.ts';

interface Remembered {
  answer: VerifiedAccount | undefined;
  until: number;
}

const MOST_REMEMBERED = 10_000;

/** Remembers for a moment which sessions stand, so that a page with ten requests asks the database once. */
export function createStandingCache({ clock, seconds }: { clock: Clock; seconds: number }) {
  const remembered = new Map<string, Remembered>();
  return {
    async find(sessionId: string, ask: () => Promise<VerifiedAccount | undefined>) {
      const now = clock.now().getTime();
      const known = remembered.get(sessionId);
      if (known && now < known.until) return known.answer;
      const answer = await ask();
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      remembered.set(sessionId, { answer, until: now + seconds * 1000 });
      return answer;
    },
    clear: () => remembered.clear(),
  };
}

export type StandingCache = ReturnType<typeof createStandingCache>;
