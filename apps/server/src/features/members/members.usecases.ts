import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable, Transaction } from '../../platform/database.ts';
import { NotAllowed } from '../../platform/errors.ts';
import type { Role } from '../../platform/http/types.ts';
import { WorkspaceNotFound } from '../../platform/http/workspace-check.ts';
import { type PageOf, readCursor, toPage } from '../../platform/pages.ts';
import type { RecordDeed } from '../../vocabulary/deeds.ts';
import type { Notify } from '../../vocabulary/notifications.ts';
import { storableText } from '../../vocabulary/values.ts';
import { LastOwner, MemberNotFound, MemberSuspended, OwnWorkspace } from './members.errors.ts';
import {
  countOwners,
  deleteMember,
  findMember,
  lockWorkspace,
  type MemberRow,
  type Membership,
  selectMember,
  selectMembers,
  setRole,
  setSuspended,
} from './members.repository.ts';
import {
  type Asker,
  leavesNoOwner,
  mayGiveRole,
  mayRemove,
  maySuspend,
  mayTransferTo,
} from './members.rules.ts';
import { roleChanged, suspended, unsuspended, wasRemoved } from './members.words.ts';

/** Where the addresses of other accounts come from. */
export interface AccountDirectory {
  getMany(ids: string[]): Promise<{ id: string; email: string | null; displayName: string | null }[]>;
}

export interface MemberDeps {
  db: Database;
  clock: Clock;
  accounts: AccountDirectory;
  /** What else belongs to a member of one workspace, such as feeds. */
  forgetMember: (db: Queryable, who: { workspaceId: string; accountId: string }) => Promise<void>;
  record: RecordDeed<Transaction>;
  notify: Notify<Transaction>;
}

export interface Member extends MemberRow {
  email: string | null;
}

interface ListMembers extends Pick<MemberDeps, 'db' | 'accounts'> {
  workspaceId: string;
  query: { limit: number; cursor?: string | undefined };
}

const cursorShape = z.object({ joinedAt: z.iso.datetime(), accountId: storableText });

export async function listMembers({
  db,
  accounts,
  workspaceId,
  query,
}: ListMembers): Promise<PageOf<Member>> {
  const after = readCursor(query.cursor, cursorShape);
  const rows = await selectMembers(db, { workspaceId, limit: query.limit + 1, after });
  const { items, nextCursor } = toPage(rows, {
    limit: query.limit,
    cursorOf: ({ joinedAt, accountId }) => ({ joinedAt, accountId }),
  });
  return { items: await withAccounts(items, accounts), nextCursor };
}

async function withAccounts(rows: MemberRow[], accounts: AccountDirectory): Promise<Member[]> {
  const known = new Map(
    (await accounts.getMany(rows.map(({ accountId }) => accountId))).map((account) => [account.id, account]),
  );
  return rows.map((row) => {
    const account = known.get(row.accountId);
    return { ...row, name: row.name || account?.displayName || null, email: account?.email ?? null };
  });
}

type OneMember = MemberDeps & { workspaceId: string; accountId: string; asker: Asker };

interface Found {
  tx: Transaction;
  member: Membership;
  workspace: { name: string; personalOf: string | null };
  owners: number;
}

/** Changes one member while nobody else changes any of the workspace, and hands back how they stand then. */
async function changeMember(deps: OneMember, change: (found: Found) => Promise<void>): Promise<void> {
  const { workspaceId, accountId } = deps;
  await deps.db.transaction(async (tx) => {
    const workspace = await lockWorkspace(tx, workspaceId);
    if (!workspace) throw new WorkspaceNotFound();
    const member = await findMember(tx, { workspaceId, accountId });
    if (!member) throw new MemberNotFound();
    await change({ tx, member, workspace, owners: await countOwners(tx, workspaceId) });
  });
}

async function describeMember({ db, accounts, ...who }: OneMember): Promise<Member> {
  const row = await selectMember(db, who);
  const [described] = row ? await withAccounts([row], accounts) : [];
  if (!described) throw new MemberNotFound();
  return described;
}

/** A personal workspace without its person could not be opened by them any more. */
const requireNotOwn = ({ member, workspace }: Found): void => {
  if (workspace.personalOf === member.accountId) throw new OwnWorkspace();
};

export async function changeRole({ role, ...deps }: OneMember & { role: Role }): Promise<Member> {
  const { asker, workspaceId, accountId, record, notify } = deps;
  await changeMember(deps, async (found) => {
    const { tx, member, workspace, owners } = found;
    if (!mayGiveRole(asker, member, role)) throw new NotAllowed();
    if (member.role === role) return;
    requireNotOwn(found);
    if (leavesNoOwner(member, { owners, next: role })) throw new LastOwner();
    await setRole(tx, { workspaceId, accountId }, role);
    const detail = { role, roleBefore: member.role };
    await record(tx, {
      workspaceId,
      actorId: asker.accountId,
      deed: 'role-changed',
      personId: accountId,
      detail,
    });
    if (asker.accountId !== accountId)
      await notify(tx, { to: accountId, workspaceId, ...roleChanged(workspace.name, role) });
  });
  return describeMember(deps);
}

export async function removeMember(deps: OneMember): Promise<void> {
  const { asker, workspaceId, accountId, forgetMember, record, notify } = deps;
  await changeMember(deps, async (found) => {
    const { tx, member, workspace, owners } = found;
    if (!mayRemove(asker, member)) throw new NotAllowed();
    requireNotOwn(found);
    if (leavesNoOwner(member, { owners })) throw new LastOwner();
    await forgetMember(tx, { workspaceId, accountId });
    await deleteMember(tx, { workspaceId, accountId });
    const isLeaving = asker.accountId === accountId;
    const deed = isLeaving ? 'member-left' : 'member-removed';
    await record(tx, { workspaceId, actorId: asker.accountId, deed, personId: accountId });
    if (!isLeaving) await notify(tx, { to: accountId, ...wasRemoved(workspace.name) });
  });
}

/** Shuts somebody out, who stays in the list with all that is theirs. */
export async function suspendMember(deps: OneMember): Promise<Member> {
  const { asker, clock, workspaceId, accountId, record, notify } = deps;
  await changeMember(deps, async (found) => {
    const { tx, member, workspace, owners } = found;
    if (!maySuspend(asker, member)) throw new NotAllowed();
    if (member.suspendedAt) return;
    requireNotOwn(found);
    if (leavesNoOwner(member, { owners })) throw new LastOwner();
    await setSuspended(tx, { workspaceId, accountId }, clock.now());
    await record(tx, {
      workspaceId,
      actorId: asker.accountId,
      deed: 'member-suspended',
      personId: accountId,
    });
    await notify(tx, { to: accountId, ...suspended(workspace.name) });
  });
  return describeMember(deps);
}

export async function unsuspendMember(deps: OneMember): Promise<Member> {
  const { asker, workspaceId, accountId, record, notify } = deps;
  await changeMember(deps, async ({ tx, member, workspace }) => {
    if (!maySuspend(asker, member)) throw new NotAllowed();
    if (!member.suspendedAt) return;
    await setSuspended(tx, { workspaceId, accountId }, null);
    await record(tx, {
      workspaceId,
      actorId: asker.accountId,
      deed: 'member-unsuspended',
      personId: accountId,
    });
    await notify(tx, { to: accountId, workspaceId, ...unsuspended(workspace.name) });
  });
  return describeMember(deps);
}

/** Makes a member the owner in place of the one who asks, who goes on as an admin. */
export async function transferOwnership(deps: OneMember): Promise<Member> {
  const { asker, workspaceId, accountId, record, notify } = deps;
  await changeMember(deps, async ({ tx, member, workspace }) => {
    const own = { workspaceId, accountId: asker.accountId };
    const standsAs = await findMember(tx, own);
    if (standsAs?.role !== 'owner' || !mayTransferTo(asker, member)) throw new NotAllowed();
    if (workspace.personalOf === asker.accountId) throw new OwnWorkspace();
    if (member.suspendedAt) throw new MemberSuspended();
    await setRole(tx, { workspaceId, accountId }, 'owner');
    await setRole(tx, own, 'admin');
    await record(tx, {
      workspaceId,
      actorId: asker.accountId,
      deed: 'ownership-transferred',
      personId: accountId,
    });
    await notify(tx, { to: accountId, workspaceId, ...roleChanged(workspace.name, 'owner') });
  });
  return describeMember(deps);
}
