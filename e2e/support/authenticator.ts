import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
const lastStepOf = new Map<string, number>();

/**
 * A code of an authenticator app that was not given before: the one of now, or the next. The server takes the one of
 * half a minute earlier or later as well, so that no half minute that ends meanwhile spoils it.
 */
export function freshCodeOf(secret: string): string {
  const now = Math.floor(Date.now() / 1000 / STEP_SECONDS);
  const step = Math.max(now, (lastStepOf.get(secret) ?? 0) + 1);
  lastStepOf.set(secret, step);
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: step * STEP_SECONDS * 1000 });
}
