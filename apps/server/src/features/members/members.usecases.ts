import { z } from 'zod';
import type { Database, Queryable } from '../../platform/database.ts';
import { NotAllowed } from '../../platform/errors.ts';
import type { Role } from '../../platform/http/types.ts';
import { type PageOf, readCursor, toPage } from '../../platform/pages.ts';
import { storableText } from '../../vocabulary/values.ts';
import { LastOwner, MemberNotFound } from './members.errors.ts';
import {
  countOwners,
  deleteMember,
  findMember,
  lockWorkspace,
  type MemberRow,
  membershipsOf,
  selectMembers,
  setRole,
} from './members.repository.ts';
import { type Asker, chooseHeir, leavesNoOwner, mayGiveRole, mayRemove } from './members.rules.ts';

/** Where the addresses of other accounts come from. */
export interface AccountDirectory {
  getMany(ids: string[]): Promise<{ id: string; email: string | null; displayName: string | null }[]>;
}

export interface MemberDeps {
  db: Database;
  accounts: AccountDirectory;
  /** What else belongs to a member of one workspace, such as feeds. */
  forgetMember: (db: Queryable, who: { workspaceId: string; accountId: string }) => Promise<void>;
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

interface OneMember extends MemberDeps {
  workspaceId: string;
  accountId: string;
  asker: Asker;
}

export async function changeRole({
  db,
  accounts,
  role,
  asker,
  ...who
}: OneMember & { role: Role }): Promise<Member> {
  const member = await db.transaction(async (tx) => {
    await lockWorkspace(tx, who.workspaceId);
    const found = await findMember(tx, who);
    if (!found) throw new MemberNotFound();
    if (!mayGiveRole(asker, found, role)) throw new NotAllowed();
    const owners = await countOwners(tx, who.workspaceId);
    if (leavesNoOwner(found, { owners, next: role })) throw new LastOwner();
    await setRole(tx, who, role);
    return { ...found, role, name: null };
  });
  const [described] = await withAccounts([member], accounts);
  if (!described) throw new MemberNotFound();
  return described;
}

export async function removeMember({ db, asker, forgetMember, ...who }: OneMember): Promise<void> {
  await db.transaction(async (tx) => {
    await lockWorkspace(tx, who.workspaceId);
    const found = await findMember(tx, who);
    if (!found) throw new MemberNotFound();
    if (!mayRemove(asker, found)) throw new NotAllowed();
    if (leavesNoOwner(found, { owners: await countOwners(tx, who.workspaceId) })) throw new LastOwner();
    await forgetMember(tx, who);
    await deleteMember(tx, who);
  });
}

/**
 * Takes an account that is going away out of every workspace. Answers with the workspaces that nobody is left in;
 * where it was the only owner, another member takes over.
 */
export async function leaveEverywhere(db: Queryable, accountId: string): Promise<{ emptied: string[] }> {
  const emptied: string[] = [];
  for (const { workspaceId, role } of await membershipsOf(db, accountId)) {
    await lockWorkspace(db, workspaceId);
    await deleteMember(db, { workspaceId, accountId });
    const others = await selectMembers(db, { workspaceId, limit: 10_000, after: undefined });
    const heir = chooseHeir(others);
    if (!heir) emptied.push(workspaceId);
    else if (role === 'owner' && heir.role !== 'owner') await setRole(db, heir, 'owner');
  }
  return { emptied };
}
