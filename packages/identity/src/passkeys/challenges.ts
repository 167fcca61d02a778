import { z } from 'zod';
import { type Clock, secondsAfter } from '../clock.ts';
import { randomSecret } from '../random.ts';
import { ticket } from '../second-factors/tickets.ts';
import type { SecretBox } from '../secret-box.ts';

/** Long enough to fetch the telephone from another room (WebAuthn, section 15.1, suggests five to ten minutes). */
export const CHALLENGE_SECONDS = 600;

const contentSchema = z.object({
  id: z.string(),
  purpose: z.enum(['enroll', 'signIn']),
  /** Whose challenge it is; nobody's when somebody unknown is about to sign in. */
  accountId: z.string().optional(),
});

export type Challenge = z.output<typeof contentSchema>;
export type Challenges = ReturnType<typeof createChallenges>;

/**
 * Challenges for authenticators to sign. Each is sealed and carries what it is for, so that asking for one keeps
 * nothing: only those that were answered are remembered, until they would be too old.
 */
export function createChallenges(secretBox: SecretBox) {
  const sealed = ticket(secretBox, 'passkey challenge', {
    content: contentSchema,
    seconds: CHALLENGE_SECONDS,
  });
  return {
    create: (meant: Omit<Challenge, 'id'>, now: Date): string =>
      sealed.seal({ ...meant, id: randomSecret() }, now),
    open: (challenge: string, now: Date) => sealed.open(challenge, now),
    /** From then on nobody can answer it, spent or not. */
    endOf: (now: ReturnType<Clock['now']>) => secondsAfter(now, CHALLENGE_SECONDS),
  };
}
