import type { AccountSummary, AccountsApi, VerifiedAccount } from '@syllabi/identity';
import type { FastifyPluginAsync } from 'fastify';
import type { Account } from './platform/http/types.ts';

/** What features may ask about other people's accounts, whoever keeps them. */
export interface AccountDirectory {
  get(id: string): Promise<AccountSummary | undefined>;
  getMany(ids: readonly string[]): Promise<AccountSummary[]>;
  /** Registers who keeps data of people: called when somebody's account goes, and again until it succeeds. */
  onDeleted(listener: (accountId: string, was?: { email: string | null }) => Promise<void> | void): void;
}

/** Who keeps the accounts: this server, or a Firebase project. */
export interface IdentityProvider {
  /** Who presents this ID token, or nothing if it is not good. */
  verifyIdToken(token: string): Promise<VerifiedAccount | undefined>;
  accounts: AccountDirectory;
  /** What can be asked and done only where this server keeps the accounts itself. */
  ownAccounts?: AccountsApi;
  /** Erases what is kept of a person whose account is kept elsewhere. */
  erase?(account: Account): Promise<void>;
  /** The account API, where this server answers it. */
  plugin?: FastifyPluginAsync;
  migrate?(): Promise<void>;
}
