import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { activity } from '../activity/activity.tables.ts';
import { members } from '../members/members.tables.ts';
import { notifications, pushSubscriptions } from '../notifications/notifications.tables.ts';
import { avatars } from '../people/avatars.tables.ts';
import { people } from '../people/people.tables.ts';
import { supportTickets } from '../support/support.tables.ts';
import { workspaces } from '../workspaces/workspaces.tables.ts';
import type { Place } from './place.ts';

export async function personOf(db: Queryable, accountId: string) {
  const [person] = await db.select().from(people).where(eq(people.accountId, accountId));
  return person ?? null;
}

export const workspacesOf = (db: Queryable, accountId: string) =>
  db
    .select({
      id: workspaces.id,
      name: workspaces.name,
      createdAt: workspaces.createdAt,
      role: members.role,
      joinedAt: members.joinedAt,
    })
    .from(members)
    .innerJoin(workspaces, eq(workspaces.id, members.workspaceId))
    .where(and(eq(members.accountId, accountId), isNull(members.suspendedAt)))
    .orderBy(asc(members.joinedAt), asc(workspaces.id));

/** What the person was told, and the browsers that are told of things, without what it takes to write to them. */
export async function notificationsOf(db: Queryable, accountId: string) {
  const [told, browsers] = await Promise.all([
    db
      .select()
      .from(notifications)
      .where(eq(notifications.accountId, accountId))
      .orderBy(asc(notifications.id)),
    db
      .select({ userAgent: pushSubscriptions.userAgent, createdAt: pushSubscriptions.createdAt })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.accountId, accountId))
      .orderBy(asc(pushSubscriptions.createdAt), asc(pushSubscriptions.id)),
  ]);
  return { told, browsers };
}

/** What the person wrote to whoever runs this server. */
export const ticketsOf = (db: Queryable, accountId: string) =>
  db
    .select()
    .from(supportTickets)
    .where(eq(supportTickets.accountId, accountId))
    .orderBy(asc(supportTickets.createdAt), asc(supportTickets.id));

export async function avatarOf(db: Queryable, accountId: string) {
  const [avatar] = await db
    .select({ mediaType: avatars.mediaType, bytes: avatars.bytes })
    .from(avatars)
    .where(eq(avatars.accountId, accountId));
  return avatar;
}

/** What the person did in a workspace, and what was done to them there. */
export const activityOf = (db: Queryable, { workspaceId, accountId }: Place) =>
  db
    .select()
    .from(activity)
    .where(
      and(
        eq(activity.workspaceId, workspaceId),
        or(eq(activity.actorId, accountId), eq(activity.personId, accountId)),
      ),
    )
    .orderBy(asc(activity.id));
