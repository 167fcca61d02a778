import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import type { Account, Role } from '../../platform/http/types.ts';
import { WorkspaceNotFound } from '../../platform/http/workspace-check.ts';
import { newId } from '../../platform/ids.ts';
import {
  hasPersonalWorkspace,
  insertPersonalWorkspace,
  updateWorkspaceName,
  type WorkspaceOfMember,
  workspacesOf,
} from './workspaces.repository.ts';
import { personalWorkspaceName } from './workspaces.rules.ts';

export interface WorkspaceDeps {
  db: Database;
  clock: Clock;
  addMember: (
    db: Queryable,
    member: { workspaceId: string; accountId: string; role: Role; joinedAt: Date },
  ) => Promise<void>;
}

export async function listWorkspaces({
  db,
  clock,
  addMember,
  account,
}: WorkspaceDeps & { account: Account }): Promise<WorkspaceOfMember[]> {
  if (!(await hasPersonalWorkspace(db, account.id)))
    await makePersonalWorkspace({ db, clock, addMember, account });
  return workspacesOf(db, { accountId: account.id });
}

function makePersonalWorkspace({ db, clock, addMember, account }: WorkspaceDeps & { account: Account }) {
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

export async function renameWorkspace({ name, ...which }: OneWorkspace & { name: string }) {
  await updateWorkspaceName(which.db, which.workspaceId, name);
  return readWorkspace(which);
}
