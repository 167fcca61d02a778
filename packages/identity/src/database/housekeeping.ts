import type { AuditLog } from '../audit/audit.repository.ts';
import { type Clock, secondsAfter } from '../clock.ts';
import type { OobCodes } from '../codes/codes.repository.ts';
import type { RateLimits } from '../limits/limits.repository.ts';
import type { Log } from '../log.ts';
import type { Sessions } from '../sessions/sessions.repository.ts';
import type { Settings } from '../settings.ts';
import { withoutParameters } from './database.ts';

const EVERY_MS = 3_600_000;
/** Long enough to tell someone that a code came too late, rather than that it never was. */
const CODES_KEPT_SECONDS = 7 * 86_400;
/** Long enough for the person to see in the list of sessions what happened. */
const SESSIONS_KEPT_SECONDS = 30 * 86_400;

interface Deps {
  sessions: Sessions;
  codes: OobCodes;
  rateLimits: RateLimits;
  audit: AuditLog;
  clock: Clock;
  log: Log;
  settings: Settings;
}

/** Sweeps out every hour what has served its time. Several processes may do so at once. */
export function createHousekeeping({ sessions, codes, rateLimits, audit, clock, log, settings }: Deps) {
  let timer: NodeJS.Timeout | undefined;

  async function sweep(): Promise<void> {
    const now = clock.now();
    await sessions.purge(secondsAfter(now, -SESSIONS_KEPT_SECONDS), now);
    await codes.purge(secondsAfter(now, -CODES_KEPT_SECONDS));
    await rateLimits.purge(now);
    await audit.purge(secondsAfter(now, -settings.lifetimes.auditSeconds));
  }

  return {
    start(): void {
      const run = () =>
        sweep().catch((error: unknown) =>
          log.error({ err: withoutParameters(error) }, 'housekeeping failed'),
        );
      timer = setInterval(run, EVERY_MS).unref();
    },
    stop: () => clearInterval(timer),
    sweep,
  };
}
