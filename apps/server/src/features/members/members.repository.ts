import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import type { Role } from '../../platform/http/types.ts';
import { avatars } from '../people/avatars.tables.ts';
import { people } from '../people/people.tables.ts';
import { workspaces } from '../workspaces/workspaces.tables.ts';
import { members } from './members.tables.ts';

export type Membership = typeof members.$inferSelect;
export interface MemberRow extends Membership {
  name: string | null;
  school: string | null;
  pronouns: string | null;
  avatarKey: string | null;
}

interface Who {
  workspaceId: string;
  accountId: string;
}

const is = ({ workspaceId, accountId }: Who) =>
  and(eq(members.workspaceId, workspaceId), eq(members.accountId, accountId));

/** Does nothing for someone who is already in. */
export async function addMember(db: Queryable, member: typeof members.$inferInsert): Promise<void> {
  await db.insert(members).values(member).onConflictDoNothing();
}

export async function findMember(db: Queryable, who: Who): Promise<Membership | undefined> {
  const [member] = await db.select().from(members).where(is(who));
  return member;
}

/** Somebody who may come in: not one who is suspended. */
export async function findActiveMember(db: Queryable, who: Who): Promise<Membership | undefined> {
  const member = await findMember(db, who);
  return member?.suspendedAt ? undefined : member;
}

/** Of those who may come in. */
export async function memberIds(db: Queryable, workspaceId: string): Promise<string[]> {
  const rows = await db
    .select({ accountId: members.accountId })
    .from(members)
    .where(and(eq(members.workspaceId, workspaceId), isNull(members.suspendedAt)));
  return rows.map(({ accountId }) => accountId);
}

const withPeople = (db: Queryable) =>
  db
    .select({
      workspaceId: members.workspaceId,
      accountId: members.accountId,
      role: members.role,
      joinedAt: members.joinedAt,
      suspendedAt: members.suspendedAt,
      name: people.name,
      school: people.school,
      pronouns: people.pronouns,
      avatarKey: avatars.key,
    })
    .from(members)
    .leftJoin(people, eq(people.accountId, members.accountId))
    .leftJoin(avatars, eq(avatars.accountId, members.accountId));

export async function selectMember(db: Queryable, who: Who): Promise<MemberRow | undefined> {
  const [member] = await withPeople(db).where(is(who));
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
  return withPeople(db)
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
export async function lockWorkspace(
  db: Queryable,
  workspaceId: string,
): Promise<{ name: string; personalOf: string | null } | undefined> {
  const [workspace] = await db
    .select({ name: workspaces.name, personalOf: workspaces.personalOf })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
    .for('update');
  return workspace;
}

/** Of those who may come in. */
export const countMembers = (db: Queryable, workspaceId: string): Promise<number> =>
  db.$count(members, eq(members.workspaceId, workspaceId));

export const countOwners = (db: Queryable, workspaceId: string): Promise<number> =>
  db.$count(
    members,
    and(eq(members.workspaceId, workspaceId), eq(members.role, 'owner'), isNull(members.suspendedAt)),
  );

export async function setRole(db: Queryable, who: Who, role: Role): Promise<void> {
  await db.update(members).set({ role }).where(is(who));
}

export async function setSuspended(db: Queryable, who: Who, suspendedAt: Date | null): Promise<void> {
  await db.update(members).set({ suspendedAt }).where(is(who));
}

export async function deleteMember(db: Queryable, who: Who): Promise<void> {
  await db.delete(members).where(is(who));
}

/** Workspaces this account is the only owner of, and how many others are in them. */
export async function soleOwnerships(
  db: Queryable,
  accountId: string,
): Promise<{ id: string; name: string; otherMembers: number }[]> {
  const owners = sql`array_agg(${members.accountId})
    filter (where ${members.role} = 'owner' and ${members.suspendedAt} is null)`;
  return db
    .select({ id: workspaces.id, name: workspaces.name, otherMembers: sql<number>`count(*)::int - 1` })
    .from(members)
    .innerJoin(workspaces, eq(workspaces.id, members.workspaceId))
    .groupBy(workspaces.id, workspaces.name)
    .having(sql`${owners} = array[${accountId}] and count(*) > 1`)
    .orderBy(asc(workspaces.name), asc(workspaces.id));
}

export const membershipsOf = (db: Queryable, accountId: string): Promise<Membership[]> =>
  db.select().from(members).where(eq(members.accountId, accountId));

/** The workspaces that are open to an account. */
export const openMembershipsOf = (db: Queryable, accountId: string): Promise<Membership[]> =>
  db
    .select()
    .from(members)
    .where(and(eq(members.accountId, accountId), isNull(members.suspendedAt)));
