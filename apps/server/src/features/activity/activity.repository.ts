import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import type { Deed } from '../../vocabulary/deeds.ts';
import { activity } from './activity.tables.ts';

export type ActivityRow = typeof activity.$inferSelect;

export async function insertDeed(db: Queryable, row: typeof activity.$inferInsert): Promise<void> {
  await db.insert(activity).values(row);
}

interface ActivityQuery {
  workspaceId: string;
  deeds: Deed[] | undefined;
  actorId: string | undefined;
  before: string | undefined;
  limit: number;
}

/** The newest first. */
export const selectDeeds = (
  db: Queryable,
  { workspaceId, deeds, actorId, before, limit }: ActivityQuery,
): Promise<ActivityRow[]> =>
  db
    .select()
    .from(activity)
    .where(
      and(
        eq(activity.workspaceId, workspaceId),
        deeds && inArray(activity.deed, deeds),
        actorId ? eq(activity.actorId, actorId) : undefined,
        before ? lt(activity.id, before) : undefined,
      ),
    )
    .orderBy(desc(activity.id))
    .limit(limit);

/** What happened stays; who it was does not, nor an address that was written to. */
export async function forgetPersonInActivity(
  db: Queryable,
  { accountId, email }: { accountId: string; email: string | null },
): Promise<void> {
  await db.update(activity).set({ actorId: null }).where(eq(activity.actorId, accountId));
  await db.update(activity).set({ personId: null }).where(eq(activity.personId, accountId));
  if (!email) return;
  await db
    .update(activity)
    .set({ detail: sql`${activity.detail} - 'email'` })
    .where(sql`${activity.detail}->>'email' = ${email.toLowerCase()}`);
}
