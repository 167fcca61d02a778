import { z } from 'zod';
import { secondsAfter, toUnixSeconds } from '../clock.ts';
import type { SecretBox } from '../secret-box.ts';

/** Something this server said a moment ago and wants to be shown again: sealed, so nobody else can make or read one. */
export interface Ticket<T> {
  seal(content: T, now: Date): string;
  /** The content, or `expired`, or nothing if it is not one of ours. */
  open(sealed: string, now: Date): T | 'expired' | undefined;
}

/** Makes tickets of one purpose, good for some seconds. */
export function ticket<T extends object>(
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
/** From one request of a page to its next. */
const PROOF_SECONDS = 60;
/** Long enough to type a password and a code at the other provider. */
export const POPUP_SECONDS = 600;

const enrollment = z.object({ accountId: z.string(), secret: z.string() });
/** `provenAt` to the millisecond: a password may be changed within the second in which the old one was shown. */
const pendingSignIn = z.object({ accountId: z.string(), signInProvider: z.string(), provenAt: z.number() });
/** `origin` is where the page is that waits for the outcome. */
const popupSignIn = z.object({
  origin: z.string(),
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
});

const provenEmailCode = z.object({ accountId: z.string(), provenAt: z.number() });
export type PopupSignIn = z.output<typeof popupSignIn>;
export type PendingSignIn = z.output<typeof pendingSignIn>;
export type Tickets = ReturnType<typeof createTickets>;

export function createTickets(secretBox: SecretBox) {
  return {
    /** A secret that was shown and not yet confirmed by a code. */
    enrollment: ticket(secretBox, 'totp enrollment', { content: enrollment, seconds: ENROLLMENT_SECONDS }),
    /** A mailed code that was right: the SDK hands it in as a custom token. */
    provenEmailCode: ticket(secretBox, 'proven email code', {
      content: provenEmailCode,
      seconds: PROOF_SECONDS,
    }),
    /** A first factor that was proven, while the second is awaited. */
    pendingSignIn: ticket(secretBox, 'pending sign-in', { content: pendingSignIn, seconds: PENDING_SECONDS }),
    /** What a browser was sent to another provider with. */
    popupSignIn: ticket(secretBox, 'popup sign-in', { content: popupSignIn, seconds: POPUP_SECONDS }),
  };
}
