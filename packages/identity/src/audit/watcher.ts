import type { Outcome } from '../flows/context.ts';
import type { Limits } from '../limits/limits.ts';
import { AccountError } from '../wire/errors.ts';
import type { AuditLog } from './audit.repository.ts';

/** Calls that change nothing, or happen every hour by themselves. */
const QUIET = new Set([
  'accounts:lookup',
  'accounts:createAuthUri',
  'accounts:checkCode',
  'mfaEnrollment:start',
  'passkeyEnrollment:start',
  'passkeySignIn:start',
  'token',
]);

const TOO_MANY = 'TOO_MANY_ATTEMPTS_TRY_LATER';

interface Deps {
  audit: AuditLog;
  limits: Limits;
  forgetStandings(): void;
}

/** Writes how each call ended to the audit log. */
export function createWatcher({ audit, limits, forgetStandings }: Deps) {
  /** Requests past a limit could fill the disk: one a minute about the same person tells enough. */
  async function isTold(subject: string, now: Date): Promise<boolean> {
    try {
      await limits.take([['noteOfRefusal', subject]], now);
      return true;
    } catch (error) {
      if (error instanceof AccountError) return false;
      throw error;
    }
  }

  /** Requests that name nobody could fill the disk too, and tell nothing. */
  async function isWorthALine(name: string, known: Outcome, error: unknown): Promise<boolean> {
    if (QUIET.has(name) && !known.did) return false;
    if (!error) return true;
    const subject = known.account?.id ?? known.email;
    if (subject === undefined || codeOf(error) === 'INVALID_EMAIL') return false;
    return codeOf(error) !== TOO_MANY || isTold(subject, known.now);
  }

  return async (name: string, known: Outcome, error?: unknown): Promise<void> => {
    // Whatever the call did to a session, this process's own answers must show it at once.
    if (error ? known.session : !QUIET.has(name)) forgetStandings();
    if (known.needsNoLine && !error) return;
    if (!(await isWorthALine(name, known, error))) return;
    await audit.add({
      at: known.now,
      action: known.did ? `${name} ${known.did}` : name,
      outcome: error ? (codeOf(error) ?? 'INTERNAL_ERROR') : 'ok',
      accountId: known.account?.id,
      sessionId: known.session?.id,
      email: known.email,
      address: known.client.address,
      userAgent: known.client.userAgent,
    });
  };
}

const codeOf = (error: unknown) => (error instanceof AccountError ? error.code : undefined);
