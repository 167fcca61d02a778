import type { Deletions } from '../accounts/deletions.ts';
import type { AuditLog } from '../audit/audit.repository.ts';
import { type Clock, secondsAfter } from '../clock.ts';
import type { OobCodes } from '../codes/codes.repository.ts';
import type { EmailCodesTable } from '../email-codes/email-codes.repository.ts';
import type { RateLimits } from '../limits/limits.repository.ts';
import type { Log } from '../log.ts';
import type { Passkeys } from '../passkeys/passkeys.repository.ts';
import type { ImportedSchemes } from '../passwords/imported-schemes.repository.ts';
import type { Sessions } from '../sessions/sessions.repository.ts';
import type { Settings } from '../settings.ts';
import { withoutParameters } from './database.ts';

const EVERY_MS = 3_600_000;
/** Long enough to tell someone that a code came too late, rather than that it never was. */
const CODES_KEPT_SECONDS = 7 * 86_400;
/** Long enough for the person to see in the list of sessions what happened. */
const SESSIONS_KEPT_SECONDS = 30 * 86_400;
/** An import may be at work on the accounts that need it. */
const SCHEMES_KEPT_SECONDS = 86_400;

interface Deps {
  importedSchemes: ImportedSchemes;
  sessions: Sessions;
  codes: OobCodes;
  emailCodes: EmailCodesTable;
  passkeys: Passkeys;
  rateLimits: RateLimits;
  audit: AuditLog;
  deletions: Deletions;
  clock: Clock;
  log: Log;
  settings: Settings;
}

/** Sweeps out every hour what has served its time. Several processes may do so at once. */
export function createHousekeeping({
  importedSchemes,
  sessions,
  codes,
  emailCodes,
  passkeys,
  rateLimits,
  audit,
  deletions,
  clock,
  log,
  settings,
}: Deps) {
  let timer: NodeJS.Timeout | undefined;

  async function sweep(): Promise<void> {
    const now = clock.now();
    await deletions.deleteDue();
    await sessions.purge(secondsAfter(now, -SESSIONS_KEPT_SECONDS), now);
    await codes.purge(secondsAfter(now, -CODES_KEPT_SECONDS));
    await emailCodes.purge(secondsAfter(now, -CODES_KEPT_SECONDS));
    await importedSchemes.purge(secondsAfter(now, -SCHEMES_KEPT_SECONDS));
    await passkeys.purgeChallenges(now);
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
