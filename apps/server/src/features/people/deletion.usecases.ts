import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { requireRecentSignIn } from '../../platform/http/recent-sign-in.ts';
import type { Account } from '../../platform/http/types.ts';
import { SoleOwner } from './deletion.errors.ts';

export interface OwnedWorkspace {
  id: string;
  name: string;
  otherMembers: number;
}

export interface DeletionDeps {
  db: Database;
  clock: Clock;
  /** The part of the identity provider that deletes accounts. */
  accounts: {
    requestDeletion(accountId: string): Promise<Date | undefined>;
    cancelDeletion(accountId: string): Promise<void>;
  };
  graceDays: number;
  /** Workspaces others are in and nobody else owns. */
  soleOwnerOf: (db: Queryable, accountId: string) => Promise<OwnedWorkspace[]>;
}

type ByAccount = DeletionDeps & { account: Account };

export async function describeDeletion({ db, account, graceDays, soleOwnerOf }: ByAccount) {
  return { graceDays, soleOwnerOf: await soleOwnerOf(db, account.id) };
}

/** From now on the account is signed out everywhere; it goes for good when its grace is over. */
export async function requestDeletion({ db, clock, account, accounts, soleOwnerOf }: ByAccount) {
  requireRecentSignIn(account, clock);
  const inTheWay = await soleOwnerOf(db, account.id);
  if (inTheWay.length > 0) throw new SoleOwner({ members: { soleOwnerOf: inTheWay } });
  const dueAt = (await accounts.requestDeletion(account.id)) ?? clock.now();
  return { dueAt: dueAt.toISOString() };
}
