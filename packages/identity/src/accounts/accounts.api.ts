import type { AuditEvent, AuditLog } from '../audit/audit.repository.ts';
import type { Clock } from '../clock.ts';
import type { RecoveryCodes } from '../second-factors/recovery-codes.repository.ts';
import type { Sessions } from '../sessions/sessions.repository.ts';
import type { Accounts } from './accounts.repository.ts';
import type { Account } from './accounts.types.ts';
import type { DeletionListener, Deletions } from './deletions.ts';
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
  /** Set while the owner has asked for the deletion and may still think better of it. */
  deletionDueAt: Date | null;
}

/** The ways in that an account has, for the page where its owner changes them. */
export interface SignInMethods {
  password: { changedAt: Date | null } | null;
  emailLink: boolean;
  providers: { id: string; email: string | null; linkedAt: Date }[];
  /** How many. */
  passkeys: number;
  twoStep: { id: string; name: string | null; enrolledAt: Date; recoveryCodesLeft: number } | null;
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
  /** What code in this process does belongs in the log as well, though it comes from no address. */
  const note = (accountId: string, action: string) =>
    audit.add({ at: clock.now(), action, outcome: 'ok', accountId, address: '', userAgent: '' });

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
      await note(id, disabled ? 'accounts:disable' : 'accounts:enable');
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
      await sessions.expel(sessionId, 'revoked', clock.now());
      await note(id, 'sessions:revoke');
      forgetStandings();
    },
    /** Signs the person out everywhere, or everywhere but here. */
    async revokeSessions(id: string, { except }: { except?: string } = {}): Promise<void> {
      await sessions.revokeAllOf(id, { because: 'revoked', now: clock.now(), except });
      await note(id, 'sessions:revokeAll');
      forgetStandings();
    },

    /** How the person may come in, and nothing of it that would help somebody else. */
    async signInMethods(id: string): Promise<SignInMethods | undefined> {
      const account = await accounts.findById(id);
      return account && toSignInMethods(account, await recoveryCodes.countLeft(id));
    },

    /** How many recovery codes of two-step verification are still good. */
    recoveryCodesLeft: (id: string): Promise<number> => recoveryCodes.countLeft(id),

    /**
     * What happened around the account, the newest first: every attempt to come in, also by strangers who named its
     * address, and every change. Of the next page, `before` is the `id` of the last event of this one.
     */
    async history(
      id: string,
      { limit = 100, before }: { limit?: number; before?: number | undefined } = {},
    ): Promise<AuditEvent[]> {
      const account = await accounts.findById(id);
      return account ? audit.listOf(account, { limit, before }) : [];
    },

    /** Deletes the account and everything that `onDeleted` listeners keep of the person. */
    delete: (id: string): Promise<void> => deletions.delete(id),
    /**
     * Deletes the account as its owner asks: after `lifetimes.deletionGraceSeconds`, in which it is signed out
     * everywhere and comes back by {@link cancelDeletion}. Answers when it is due.
     */
    async requestDeletion(id: string): Promise<Date | undefined> {
      const account = await accounts.findById(id);
      if (account) await note(id, 'accounts:requestDeletion');
      return account && deletions.request(account);
    },
    async cancelDeletion(id: string): Promise<void> {
      const account = await accounts.findById(id);
      if (!account) return;
      await note(id, 'accounts:cancelDeletion');
      await deletions.cancel(account);
    },
    /**
     * Registers who keeps data of people. A listener is called once the account is gone, and again after the next
     * start if it failed or the process died, so it must not mind being called twice.
     */
    onDeleted: (listener: DeletionListener): void => deletions.onDeleted(listener),
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
  deletionDueAt: account.deletionDueAt,
});

function toSignInMethods(account: Account, recoveryCodesLeft: number): SignInMethods {
  const [factor] = account.factors;
  return {
    password: account.passwordHash === null ? null : { changedAt: account.passwordUpdatedAt },
    emailLink: account.emailLinkSignIn,
    providers: account.links.map(({ providerId, email, linkedAt }) => ({ id: providerId, email, linkedAt })),
    passkeys: account.passkeys.length,
    twoStep: factor
      ? { id: factor.id, name: factor.displayName, enrolledAt: factor.enrolledAt, recoveryCodesLeft }
      : null,
  };
}
