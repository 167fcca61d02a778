import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { workspaces } from '../workspaces/workspaces.tables.ts';
import { invitations } from './invitations.tables.ts';

export type Invitation = typeof invitations.$inferSelect;
export type InvitationWithWorkspace = Invitation & { workspaceName: string };

/** One pending invitation an address: asking again replaces the link. */
export async function saveInvitation(
  db: Queryable,
  invitation: typeof invitations.$inferInsert,
): Promise<Invitation> {
  const { id: _, ...fresh } = invitation;
  const [saved] = await db
    .insert(invitations)
    .values(invitation)
    .onConflictDoUpdate({
      target: [invitations.workspaceId, invitations.email],
      targetWhere: sql`accepted_at is null`,
      set: fresh,
    })
    .returning();
  if (!saved) throw new Error('an upsert answers with its row');
  return saved;
}

/** Those that wait, and may have expired meanwhile. */
export const countPending = (
  db: Queryable,
  { workspaceId, besides }: { workspaceId: string; besides: string },
): Promise<number> =>
  db.$count(
    invitations,
    and(
      eq(invitations.workspaceId, workspaceId),
      isNull(invitations.acceptedAt),
      ne(invitations.email, besides),
    ),
  );

interface InvitationsQuery {
  workspaceId: string;
  limit: number;
  before: string | undefined;
}

export const selectPending = (
  db: Queryable,
  { workspaceId, limit, before }: InvitationsQuery,
): Promise<Invitation[]> =>
  db
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.workspaceId, workspaceId),
        isNull(invitations.acceptedAt),
        before ? lt(invitations.id, before) : undefined,
      ),
    )
    .orderBy(desc(invitations.id))
    .limit(limit);

export async function findByToken(
  db: Queryable,
  tokenHash: string,
): Promise<InvitationWithWorkspace | undefined> {
  const [row] = await db
    .select({ invitation: invitations, workspaceName: workspaces.name })
    .from(invitations)
    .innerJoin(workspaces, eq(workspaces.id, invitations.workspaceId))
    .where(and(eq(invitations.tokenHash, tokenHash), isNull(invitations.acceptedAt)));
  return row && { ...row.invitation, workspaceName: row.workspaceName };
}

/** False when someone else was quicker. */
export async function markAccepted(db: Queryable, id: string, at: Date): Promise<boolean> {
  const marked = await db
    .update(invitations)
    .set({ acceptedAt: at })
    .where(and(eq(invitations.id, id), isNull(invitations.acceptedAt)))
    .returning({ id: invitations.id });
  return marked.length > 0;
}

export async function deletePending(
  db: Queryable,
  { workspaceId, id }: { workspaceId: string; id: string },
): Promise<Invitation | undefined> {
  const [gone] = await db
    .delete(invitations)
    .where(
      and(eq(invitations.workspaceId, workspaceId), eq(invitations.id, id), isNull(invitations.acceptedAt)),
    )
    .returning();
  return gone;
}

/** What waits for an address, in every workspace. */
export async function pendingFor(
  db: Queryable,
  { email, now }: { email: string; now: Date },
): Promise<InvitationWithWorkspace[]> {
  const rows = await db
    .select({ invitation: invitations, workspaceName: workspaces.name })
    .from(invitations)
    .innerJoin(workspaces, eq(workspaces.id, invitations.workspaceId))
    .where(and(eq(invitations.email, email), isNull(invitations.acceptedAt), gt(invitations.expiresAt, now)))
    .orderBy(desc(invitations.id));
  return rows.map(({ invitation, workspaceName }) => ({ ...invitation, workspaceName }));
}

/** Everything that was written to an address goes with its account. */
export async function deleteInvitationsTo(db: Queryable, email: string): Promise<void> {
  await db.delete(invitations).where(eq(invitations.email, email.toLowerCase()));
}
