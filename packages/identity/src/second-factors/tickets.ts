import { z } from 'zod';
import { secondsAfter, toUnixSeconds } from '../clock.ts';
import type { SecretBox } from '../secret-box.ts';

/** Something this server said a moment ago and wants to be shown again: sealed, so nobody else can make or read one. */
export interface Ticket<T> {
  seal(content: T, now: Date): string;
  /** The content, or `expired`, or nothing if it is not one of ours. */
  open(sealed: string, now: Date): T | 'expired' | undefined;
}

function ticket<T extends object>(
  secretBox: SecretBox,
  purpose: string,
  { content, seconds }: { content: z.ZodType<T>; seconds: number },
): Ticket<T> {
  const sealedSchema = z.object({ content, expires: z.number() });
  return {
    seal: (value, now) =>
      secretBox.seal(
        purpose,
        JSON.stringify({ content: value, expires: toUnixSeconds(secondsAfter(now, seconds)) }),
      ),
    open(sealed, now) {
      if (!secretBox.canOpen(purpose, sealed)) return undefined;
      const opened = sealedSchema.parse(JSON.parse(secretBox.open(purpose, sealed)));
      return opened.expires <= toUnixSeconds(now) ? 'expired' : opened.content;
    },
  };
}

export const ENROLLMENT_SECONDS = 600;
const PENDING_SECONDS = 600;

const enrollment = z.object({ accountId: z.string(), secret: z.string() });
const pendingSignIn = z.object({ accountId: z.string(), signInProvider: z.string(), provenAt: z.number() });

export type PendingSignIn = z.output<typeof pendingSignIn>;
export type Tickets = ReturnType<typeof createTickets>;

export function createTickets(secretBox: SecretBox) {
  return {
    /** A secret that was shown and not yet confirmed by a code. */
    enrollment: ticket(secretBox, 'totp enrollment', { content: enrollment, seconds: ENROLLMENT_SECONDS }),
    /** A first factor that was proven, while the second is awaited. */
    pendingSignIn: ticket(secretBox, 'pending sign-in', { content: pendingSignIn, seconds: PENDING_SECONDS }),
  };
}
