import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable, Transaction } from '../../platform/database.ts';
import type { Account, Role } from '../../platform/http/types.ts';
import { WorkspaceNotFound } from '../../platform/http/workspace-check.ts';
import { newId } from '../../platform/ids.ts';
import { takeTurn } from '../../platform/turns.ts';
import type { RecordDeed } from '../../vocabulary/deeds.ts';
import type { Notify } from '../../vocabulary/notifications.ts';
import { PersonalWorkspace, TooManyWorkspaces } from './workspaces.errors.ts';
import {
  countShared,
  deleteWorkspaces,
  hasPersonalWorkspace,
  insertPersonalWorkspace,
  insertWorkspace,
  lockWorkspaceRow,
  updateWorkspaceName,
  type WorkspaceOfMember,
  workspacesOf,
} from './workspaces.repository.ts';
import { MOST_SHARED, personalWorkspaceName } from './workspaces.rules.ts';

export interface WorkspaceDeps {
  db: Database;
  clock: Clock;
  addMember: (
    db: Queryable,
    member: { workspaceId: string; accountId: string; role: Role; joinedAt: Date },
  ) => Promise<void>;
  record: RecordDeed<Transaction>;
  notify: Notify<Transaction>;
  /** Who else is in it. */
  membersOf: (db: Queryable, workspaceId: string) => Promise<string[]>;
  nameOf: (account: Account) => Promise<string>;
  hashesOf: (db: Queryable, workspaceIds: string[]) => Promise<string[]>;
  removeUnusedFiles: (hashes: string[]) => Promise<void>;
}

type Opening = Pick<WorkspaceDeps, 'db' | 'clock' | 'addMember'>;

export async function listWorkspaces({
  db,
  clock,
  addMember,
  account,
}: Opening & { account: Account }): Promise<WorkspaceOfMember[]> {
  if (!(await hasPersonalWorkspace(db, account.id)))
    await makePersonalWorkspace({ db, clock, addMember, account });
  return workspacesOf(db, { accountId: account.id });
}

function makePersonalWorkspace({ db, clock, addMember, account }: Opening & { account: Account }) {
  return db.transaction(async (tx) => {
    const workspaceId = newId();
    const now = clock.now();
    const name = personalWorkspaceName(account);
    const isNew = await insertPersonalWorkspace(tx, {
      id: workspaceId,
      name,
      personalOf: account.id,
      createdAt: now,
    });
    if (isNew) await addMember(tx, { workspaceId, accountId: account.id, role: 'owner', joinedAt: now });
  });
}

interface OneWorkspace {
  db: Database;
  workspaceId: string;
  accountId: string;
}

export async function readWorkspace({ db, ...which }: OneWorkspace): Promise<WorkspaceOfMember> {
  const [workspace] = await workspacesOf(db, which);
  if (!workspace) throw new WorkspaceNotFound();
  return workspace;
}

/** One for a study group, a family, a class: whoever makes it owns it. */
export async function createWorkspace({
  db,
  clock,
  addMember,
  record,
  account,
  name,
}: WorkspaceDeps & { account: Account; name: string }): Promise<WorkspaceOfMember> {
  const workspaceId = newId();
  const now = clock.now();
  await db.transaction(async (tx) => {
    await takeTurn(tx, 'shared workspaces', account.id);
    if ((await countShared(tx, account.id)) >= MOST_SHARED) throw new TooManyWorkspaces();
    await insertWorkspace(tx, { id: workspaceId, name, createdAt: now });
    await addMember(tx, { workspaceId, accountId: account.id, role: 'owner', joinedAt: now });
    await record(tx, { workspaceId, actorId: account.id, deed: 'workspace-created', detail: { name } });
  });
  return readWorkspace({ db, workspaceId, accountId: account.id });
}

export async function renameWorkspace({
  db,
  record,
  name,
  ...which
}: WorkspaceDeps & Omit<OneWorkspace, 'db'> & { name: string }): Promise<WorkspaceOfMember> {
  const { workspaceId, accountId } = which;
  await db.transaction(async (tx) => {
    const before = await lockWorkspaceRow(tx, workspaceId);
    if (!before || before.name === name) return;
    await updateWorkspaceName(tx, workspaceId, name);
    const detail = { name, before: before.name };
    await record(tx, { workspaceId, actorId: accountId, deed: 'workspace-renamed', detail });
  });
  return readWorkspace({ db, workspaceId, accountId });
}

/** Deletes a shared workspace with everything in it, for good. */
export async function deleteWorkspace({
  db,
  account,
  workspaceId,
  ...deps
}: WorkspaceDeps & { account: Account; workspaceId: string }): Promise<void> {
  const deleter = await deps.nameOf(account);
  const hashes = await db.transaction(async (tx) => {
    const workspace = await lockWorkspaceRow(tx, workspaceId);
    if (!workspace) throw new WorkspaceNotFound();
    if (workspace.personalOf) throw new PersonalWorkspace();
    const others = (await deps.membersOf(tx, workspaceId)).filter((id) => id !== account.id);
    const files = await deps.hashesOf(tx, [workspaceId]);
    await deleteWorkspaces(tx, [workspaceId]);
    for (const to of others) {
      await deps.notify(tx, {
        to,
        kind: 'deletion',
        title: `${deleter} deleted ${workspace.name}`,
        body: 'Its courses, tasks and syllabi are gone for everyone.',
        path: '/',
      });
    }
    return files;
  });
  await deps.removeUnusedFiles(hashes);
}
