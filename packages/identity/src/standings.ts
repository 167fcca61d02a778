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
  let cleared = 0;
  return {
    async find(sessionId: string, ask: () => Promise<VerifiedAccount | undefined>) {
      const now = clock.now().getTime();
      const known = remembered.get(sessionId);
      if (known && now < known.until) return known.answer;
      const clearedBefore = cleared;
      const answer = await ask();
      // What was read before a session ended must not be remembered after it.
      if (cleared !== clearedBefore) return answer;
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      remembered.set(sessionId, { answer, until: now + seconds * 1000 });
      return answer;
    },
    clear(): void {
      cleared += 1;
      remembered.clear();
    },
  };
}

export type StandingCache = ReturnType<typeof createStandingCache>;
