import { Secret, TOTP } from 'otpauth';

/** What authenticator apps understand without being told: six digits of SHA-1, a new code every half minute. */
export const TOTP_ALGORITHM = 'SHA1';
export const TOTP_DIGITS = 6;
export const TOTP_PERIOD_SECONDS = 30;
/** Clocks of telephones differ: the code before and the one after count too, where nothing else was said. */
const STEPS_EITHER_WAY = 1;

/** A new secret of 160 bits (RFC 4226, section 4), in base 32. */
export const newTotpSecret = () => new Secret({ size: 20 }).base32;

/** The time step (RFC 6238) whose code this is, or nothing if it is none that counts now. */
export function stepOfCode(
  secret: string,
  code: string,
  { now, stepsEitherWay = STEPS_EITHER_WAY }: { now: Date; stepsEitherWay?: number | undefined },
): number | undefined {
  const totp = new TOTP({
    secret: Secret.fromBase32(secret),
    algorithm: TOTP_ALGORITHM,
    digits: TOTP_DIGITS,
    period: TOTP_PERIOD_SECONDS,
  });
  const steps = totp.validate({ token: code, timestamp: now.getTime(), window: stepsEitherWay });
  if (steps === null) return undefined;
  return Math.floor(now.getTime() / 1000 / TOTP_PERIOD_SECONDS) + steps;
}
