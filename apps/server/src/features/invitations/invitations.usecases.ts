import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import type { Account, Role } from '../../platform/http/types.ts';
import { newId } from '../../platform/ids.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { type PageOf, readCursor, toPage } from '../../platform/pages.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import {
  AlreadyMember,
  InvitationExpired,
  InvitationForSomeoneElse,
  InvitationNotFound,
} from './invitations.errors.ts';
import {
  deletePending,
  findByToken,
  type Invitation,
  type InvitationWithWorkspace,
  markAccepted,
  saveInvitation,
  selectPending,
} from './invitations.repository.ts';
import { expiryOf, invitationLetter, isExpired, normalizeEmail } from './invitations.rules.ts';

export interface InvitationDeps {
  db: Database;
  clock: Clock;
  mailer: Mailer;
  publicUrl: string;
  /** The addresses of those who are already in. */
  memberEmails: (workspaceId: string) => Promise<string[]>;
  workspaceName: (workspaceId: string) => Promise<string>;
  nameOf: (account: Account) => Promise<string>;
  addMember: (
    db: Queryable,
    member: { workspaceId: string; accountId: string; role: Role; joinedAt: Date },
  ) => Promise<void>;
}

interface Invite extends InvitationDeps {
  workspaceId: string;
  inviter: Account;
  email: string;
  role: Role;
}

export async function invite({ workspaceId, inviter, role, ...deps }: Invite): Promise<Invitation> {
  const email = normalizeEmail(deps.email);
  const emails = await deps.memberEmails(workspaceId);
  if (emails.some((taken) => normalizeEmail(taken) === email)) throw new AlreadyMember();
  const [workspaceName, inviterName] = await Promise.all([
    deps.workspaceName(workspaceId),
    deps.nameOf(inviter),
  ]);
  const token = newToken();
  const now = deps.clock.now();
  const link = new URL(`/invitations/${token}`, deps.publicUrl).href;
  return deps.db.transaction(async (tx) => {
    const saved = await saveInvitation(tx, {
      id: newId(),
      workspaceId,
      email,
      role,
      tokenHash: hashToken(token),
      invitedBy: inviter.id,
      inviterName,
      createdAt: now,
      expiresAt: expiryOf(now),
    });
    const letter = invitationLetter({ workspaceName, inviterName, role, link });
    await deps.mailer.deliver({ to: email, ...letter }, { tx });
    return saved;
  });
}

interface ListInvitations {
  db: Database;
  workspaceId: string;
  query: { limit: number; cursor?: string | undefined };
}

export async function listInvitations({
  db,
  workspaceId,
  query,
}: ListInvitations): Promise<PageOf<Invitation>> {
  const before = readCursor(query.cursor, z.uuid());
  const rows = await selectPending(db, { workspaceId, limit: query.limit + 1, before });
  return toPage(rows, { limit: query.limit, cursorOf: ({ id }) => id });
}

interface RevokeInvitation {
  db: Database;
  workspaceId: string;
  invitationId: string;
}

export async function revokeInvitation({ db, workspaceId, invitationId }: RevokeInvitation): Promise<void> {
  if (!(await deletePending(db, { workspaceId, id: invitationId }))) throw new InvitationNotFound();
}

interface ByToken extends InvitationDeps {
  token: string;
}

export async function previewInvitation({ db, clock, token }: ByToken): Promise<InvitationWithWorkspace> {
  const invitation = await findByToken(db, hashToken(token));
  if (!invitation) throw new InvitationNotFound();
  if (isExpired(invitation, clock.now())) throw new InvitationExpired();
  return invitation;
}

export async function acceptInvitation({ account, ...deps }: ByToken & { account: Account }) {
  const invitation = await previewInvitation(deps);
  if (normalizeEmail(account.email ?? '') !== invitation.email) throw new InvitationForSomeoneElse();
  const { workspaceId, role } = invitation;
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    if (!(await markAccepted(tx, invitation.id, now))) throw new InvitationNotFound();
    await deps.addMember(tx, { workspaceId, accountId: account.id, role, joinedAt: now });
  });
  return { workspaceId, role };
}
