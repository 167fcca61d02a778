import type { Outcome } from '../flows/context.ts';
import type { SecretBox } from '../secret-box.ts';
import { AccountError } from '../wire/errors.ts';
import type { AuditLog } from './audit.repository.ts';

/** Calls that change nothing, or happen every hour by themselves: only their failures are worth a line. */
const QUIET = new Set(['accounts:lookup', 'accounts:createAuthUri', 'token']);

const NOISE = new Set(['TOO_MANY_ATTEMPTS_TRY_LATER', 'INVALID_EMAIL']);

/** Writes how each call ended to the audit log. */
export function createWatcher({
  audit,
  secretBox,
  forgetStandings,
}: {
  audit: AuditLog;
  secretBox: SecretBox;
  forgetStandings(): void;
}) {
  return async (name: string, known: Outcome, error?: unknown): Promise<void> => {
    // Whatever the call did to a session, this process's own answers must show it at once.
    if (error ? known.session : !QUIET.has(name)) forgetStandings();
    const isWorthALine = error ? concernsSomebody(known, error) : !QUIET.has(name);
    if (!isWorthALine) return;
    await audit.add({
      at: known.now,
      action: name,
      outcome: outcomeOf(error),
      accountId: known.account?.id,
      sessionId: known.session?.id,
      emailFingerprint: known.email && secretBox.fingerprint('audit', known.email),
      address: known.client.address,
      userAgent: known.client.userAgent,
    });
  };
}

/** Requests that name nobody, and those past a limit, could fill the disk and would tell nothing. */
function concernsSomebody(known: Outcome, error: unknown): boolean {
  const isNoise = error instanceof AccountError && NOISE.has(error.code);
  return !isNoise && (known.account !== undefined || known.email !== undefined);
}

function outcomeOf(error: unknown): string {
  if (!error) return 'ok';
  return error instanceof AccountError ? error.code : 'INTERNAL_ERROR';
}
