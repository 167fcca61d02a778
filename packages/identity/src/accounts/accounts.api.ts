import type { AuditEvent, AuditLog } from '../audit/audit.repository.ts';
import type { Clock } from '../clock.ts';
import type { RecoveryCodes } from '../second-factors/recovery-codes.repository.ts';
import type { Sessions } from '../sessions/sessions.repository.ts';
import type { Accounts } from './accounts.repository.ts';
import type { Account } from './accounts.types.ts';
import type { Deletions } from './deletions.ts';
import { canonicalEmail } from './email.rules.ts';

/** An account as the rest of the application may see it. */
export interface AccountSummary {
  id: string;
  email: string | null;
  emailVerified: boolean;
  displayName: string | null;
  photoUrl: string | null;
  disabled: boolean;
  createdAt: Date;
  lastSignInAt: Date | null;
}

/** One place where the person is signed in. */
export interface SessionSummary {
  id: string;
  signInProvider: string;
  address: string;
  userAgent: string;
  authenticatedAt: Date;
  lastUsedAt: Date;
}

export type AccountsApi = ReturnType<typeof createAccountsApi>;

interface Deps {
  accounts: Accounts;
  sessions: Sessions;
  recoveryCodes: RecoveryCodes;
  audit: AuditLog;
  deletions: Deletions;
  clock: Clock;
  forgetStandings(): void;
}

/** What code in the same process may ask and do without going through the wire. */
export function createAccountsApi(deps: Deps) {
  const { accounts, sessions, recoveryCodes, audit, deletions, clock, forgetStandings } = deps;
  return {
    async get(id: string): Promise<AccountSummary | undefined> {
      const account = await accounts.findById(id);
      return account && toSummary(account);
    },
    /** The accounts that exist among these, in no particular order. */
    async getMany(ids: readonly string[]): Promise<AccountSummary[]> {
      return (await accounts.findMany(ids)).map(toSummary);
    },
    async findByEmail(email: string): Promise<AccountSummary | undefined> {
      const account = await accounts.findByEmail(canonicalEmail(email));
      return account && toSummary(account);
    },
    count: (): Promise<number> => accounts.count(),

    async setDisabled(id: string, disabled: boolean): Promise<void> {
      await accounts.change(id, { disabled });
      forgetStandings();
    },

    /** Where the person is signed in, the latest used first. */
    async sessions(id: string): Promise<SessionSummary[]> {
      return (await sessions.listStanding(id, clock.now())).map(
        ({ id: sessionId, signInProvider, address, userAgent, authenticatedAt, lastUsedAt }) => ({
          id: sessionId,
          signInProvider,
          address,
          userAgent,
          authenticatedAt,
          lastUsedAt,
        }),
      );
    },
    /** Ends one session of the account; does nothing when it is another account's. */
    async revokeSession(id: string, sessionId: string): Promise<void> {
      const found = await sessions.findWithOwner(sessionId);
      if (found?.account.id !== id) return;
      await sessions.revoke(sessionId, 'revoked', clock.now());
      forgetStandings();
    },
    /** Signs the person out everywhere, or everywhere but here. */
    async revokeSessions(id: string, { except }: { except?: string } = {}): Promise<void> {
      await sessions.revokeAllOf(id, { because: 'revoked', now: clock.now(), except });
      forgetStandings();
    },

    /** How many recovery codes of two-step verification are still good. */
    recoveryCodesLeft: (id: string): Promise<number> => recoveryCodes.countLeft(id),

    /** What happened around the account, the newest first. */
    history: (id: string, { limit = 100 }: { limit?: number } = {}): Promise<AuditEvent[]> =>
      audit.listOf(id, limit),

    /** Deletes the account and everything that `onDeleted` listeners keep of the person. */
    delete: (id: string): Promise<void> => deletions.delete(id),
    /**
     * Registers who keeps data of people. A listener is called once the account is gone, and again after the next
     * start if it failed or the process died, so it must not mind being called twice.
     */
    onDeleted: (listener: (accountId: string) => Promise<void> | void): void => deletions.onDeleted(listener),
  };
}

const toSummary = (account: Account): AccountSummary => ({
  id: account.id,
  email: account.email,
  emailVerified: account.emailVerified,
  displayName: account.displayName,
  photoUrl: account.photoUrl,
  disabled: account.disabled,
  createdAt: account.createdAt,
  lastSignInAt: account.lastSignInAt,
});
