import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import type { Role } from '../../platform/http/types.ts';
import { people } from '../people/people.tables.ts';
import { workspaces } from '../workspaces/workspaces.tables.ts';
import { members } from './members.tables.ts';

export type Membership = typeof members.$inferSelect;
export interface MemberRow extends Membership {
  name: string | null;
}

interface Who {
  workspaceId: string;
  accountId: string;
}

const is = ({ workspaceId, accountId }: Who) =>
  and(eq(members.workspaceId, workspaceId), eq(members.accountId, accountId));

/** Does nothing for someone who is already in. */
export async function addMember(db: Queryable, member: Membership): Promise<void> {
  await db.insert(members).values(member).onConflictDoNothing();
}

export async function findMember(db: Queryable, who: Who): Promise<Membership | undefined> {
  const [member] = await db.select().from(members).where(is(who));
  return member;
}

interface MembersQuery {
  workspaceId: string;
  limit: number;
  after: { joinedAt: string; accountId: string } | undefined;
}

export async function selectMembers(
  db: Queryable,
  { workspaceId, limit, after }: MembersQuery,
): Promise<MemberRow[]> {
  return db
    .select({
      workspaceId: members.workspaceId,
      accountId: members.accountId,
      role: members.role,
      joinedAt: members.joinedAt,
      name: people.name,
    })
    .from(members)
    .leftJoin(people, eq(people.accountId, members.accountId))
    .where(
      and(
        eq(members.workspaceId, workspaceId),
        after && sql`(${members.joinedAt}, ${members.accountId}) > (${after.joinedAt}, ${after.accountId})`,
      ),
    )
    .orderBy(asc(members.joinedAt), asc(members.accountId))
    .limit(limit);
}

/** All changes to the owners of one workspace wait for each other here. */
export async function lockWorkspace(db: Queryable, workspaceId: string): Promise<void> {
  await db.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, workspaceId)).for('update');
}

export const countOwners = (db: Queryable, workspaceId: string): Promise<number> =>
  db.$count(members, and(eq(members.workspaceId, workspaceId), eq(members.role, 'owner')));

export async function setRole(db: Queryable, who: Who, role: Role): Promise<void> {
  await db.update(members).set({ role }).where(is(who));
}

export async function deleteMember(db: Queryable, who: Who): Promise<void> {
  await db.delete(members).where(is(who));
}

export const membershipsOf = (db: Queryable, accountId: string): Promise<Membership[]> =>
  db.select().from(members).where(eq(members.accountId, accountId));
