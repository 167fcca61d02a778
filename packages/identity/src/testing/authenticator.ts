import { Secret, TOTP } from 'otpauth';
import type { TestServer } from './test-identity.ts';

/** The code an authenticator app shows at the server's time, or some half minutes off. */
export function codeOf(secret: string, server: Pick<TestServer, 'clock'>, steps = 0): string {
  const timestamp = server.clock.now().getTime() + steps * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}
