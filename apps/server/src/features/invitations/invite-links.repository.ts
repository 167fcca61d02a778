import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { workspaces } from '../workspaces/workspaces.tables.ts';
import { inviteLinks } from './invite-links.tables.ts';

export type InviteLink = typeof inviteLinks.$inferSelect;
export type LinkWithWorkspace = InviteLink & { workspaceName: string };

export async function insertLink(db: Queryable, link: typeof inviteLinks.$inferInsert): Promise<InviteLink> {
  const [saved] = await db.insert(inviteLinks).values(link).returning();
  if (!saved) throw new Error('an insert answers with its row');
  return saved;
}

export const selectLinks = (db: Queryable, workspaceId: string): Promise<InviteLink[]> =>
  db.select().from(inviteLinks).where(eq(inviteLinks.workspaceId, workspaceId)).orderBy(desc(inviteLinks.id));

export async function findLinkByToken(
  db: Queryable,
  tokenHash: string,
): Promise<LinkWithWorkspace | undefined> {
  const [row] = await db
    .select({ link: inviteLinks, workspaceName: workspaces.name })
    .from(inviteLinks)
    .innerJoin(workspaces, eq(workspaces.id, inviteLinks.workspaceId))
    .where(eq(inviteLinks.tokenHash, tokenHash));
  return row && { ...row.link, workspaceName: row.workspaceName };
}

/** Counts one use. False when the link is over by now, or everybody it was for is in. */
export async function useLink(db: Queryable, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const used = await db
    .update(inviteLinks)
    .set({ uses: sql`${inviteLinks.uses} + 1` })
    .where(
      and(
        eq(inviteLinks.id, id),
        gt(inviteLinks.expiresAt, now),
        or(isNull(inviteLinks.mostUses), lt(inviteLinks.uses, inviteLinks.mostUses)),
      ),
    )
    .returning({ id: inviteLinks.id });
  return used.length > 0;
}

export async function deleteLink(
  db: Queryable,
  { workspaceId, id }: { workspaceId: string; id: string },
): Promise<InviteLink | undefined> {
  const [gone] = await db
    .delete(inviteLinks)
    .where(and(eq(inviteLinks.workspaceId, workspaceId), eq(inviteLinks.id, id)))
    .returning();
  return gone;
}

/** Links of somebody who is no longer there to answer for them. */
export async function deleteLinksOf(
  db: Queryable,
  { accountId, workspaceId }: { accountId: string; workspaceId?: string },
): Promise<void> {
  await db
    .delete(inviteLinks)
    .where(
      and(
        eq(inviteLinks.madeBy, accountId),
        workspaceId ? eq(inviteLinks.workspaceId, workspaceId) : undefined,
      ),
    );
}
