import type { Clock } from '../clock.ts';

/** As long as a request after the end of a session may still be answered. */
const HOLDS_MS = 3000;

interface LastingSignIn {
  isStillSignedIn: () => Promise<boolean>;
  clock: Clock;
}

/** Whether whoever is answered without end is still signed in: asked as often as one likes, looked up every few seconds. */
export function createLastingSignIn({ isStillSignedIn, clock }: LastingSignIn): () => Promise<boolean> {
  let known = Promise.resolve(true);
  let askedAt = clock.now().getTime();
  return () => {
    const now = clock.now().getTime();
    if (now - askedAt >= HOLDS_MS) {
      askedAt = now;
      known = isStillSignedIn();
    }
    return known;
  };
}
