import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import type { Role } from '../../platform/http/types.ts';
import { members } from '../members/members.tables.ts';
import { workspaces } from './workspaces.tables.ts';

/** A workspace as one of its members sees it. */
export interface WorkspaceOfMember {
  id: string;
  name: string;
  isPersonal: boolean;
  createdAt: Date;
  role: Role;
  members: number;
}

export async function hasPersonalWorkspace(db: Queryable, accountId: string): Promise<boolean> {
  const found = await db
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.personalOf, accountId));
  return found.length > 0;
}

/** False when the account already has one: two first requests may race. */
export async function insertPersonalWorkspace(
  db: Queryable,
  workspace: { id: string; name: string; personalOf: string; createdAt: Date },
): Promise<boolean> {
  const made = await db
    .insert(workspaces)
    .values(workspace)
    .onConflictDoNothing({ target: workspaces.personalOf })
    .returning({ id: workspaces.id });
  return made.length > 0;
}

export async function workspacesOf(
  db: Queryable,
  { accountId, workspaceId }: { accountId: string; workspaceId?: string },
): Promise<WorkspaceOfMember[]> {
  const size = db.$count(members, eq(members.workspaceId, workspaces.id));
  const rows = await db
    .select({
      id: workspaces.id,
      name: workspaces.name,
      personalOf: workspaces.personalOf,
      createdAt: workspaces.createdAt,
      role: members.role,
      members: size,
    })
    .from(members)
    .innerJoin(workspaces, eq(workspaces.id, members.workspaceId))
    .where(
      and(
        eq(members.accountId, accountId),
        isNull(members.suspendedAt),
        workspaceId ? eq(workspaces.id, workspaceId) : undefined,
      ),
    )
    .orderBy(asc(workspaces.createdAt), asc(workspaces.id));
  return rows.map(({ personalOf, ...row }) => ({ ...row, isPersonal: personalOf === accountId }));
}

export async function insertWorkspace(
  db: Queryable,
  workspace: { id: string; name: string; createdAt: Date },
): Promise<void> {
  await db.insert(workspaces).values(workspace);
}

/** The workspace as it stands, held until the transaction is over. */
export async function lockWorkspaceRow(db: Queryable, id: string) {
  const [workspace] = await db.select().from(workspaces).where(eq(workspaces.id, id)).for('update');
  return workspace;
}

/** Shared ones that the account owns. */
export const countShared = (db: Queryable, accountId: string): Promise<number> =>
  db.$count(
    db
      .select({ id: workspaces.id })
      .from(workspaces)
      .innerJoin(members, eq(members.workspaceId, workspaces.id))
      .where(and(eq(members.accountId, accountId), eq(members.role, 'owner'), isNull(workspaces.personalOf)))
      .as('shared'),
  );

export async function updateWorkspaceName(db: Queryable, id: string, name: string): Promise<void> {
  await db.update(workspaces).set({ name }).where(eq(workspaces.id, id));
}

export async function nameOfWorkspace(db: Queryable, id: string): Promise<string | undefined> {
  const [row] = await db.select({ name: workspaces.name }).from(workspaces).where(eq(workspaces.id, id));
  return row?.name;
}

export async function deleteWorkspaces(db: Queryable, ids: string[]): Promise<void> {
  for (const id of ids) await db.delete(workspaces).where(eq(workspaces.id, id));
}
