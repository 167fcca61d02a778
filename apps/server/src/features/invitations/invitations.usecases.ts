import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable, Transaction } from '../../platform/database.ts';
import type { Account, Role } from '../../platform/http/types.ts';
import { newId } from '../../platform/ids.ts';
import type { Live } from '../../platform/live/live.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { type PageOf, readCursor, toPage } from '../../platform/pages.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import { takeTurn } from '../../platform/turns.ts';
import type { RecordDeed } from '../../vocabulary/deeds.ts';
import type { Notify } from '../../vocabulary/notifications.ts';
import {
  AlreadyMember,
  InvitationExpired,
  InvitationNotFound,
  InvitingYourself,
  TooManyPending,
} from './invitations.errors.ts';
import {
  countPending,
  deletePending,
  findByToken,
  type Invitation,
  saveInvitation,
  selectPending,
} from './invitations.repository.ts';
import {
  expiryOf,
  invitationLetter,
  isExpired,
  MOST_PENDING,
  mayInvite,
  normalizeEmail,
} from './invitations.rules.ts';
import { findLinkByToken } from './invite-links.repository.ts';
import { joinByLink, joinByMail } from './joining.usecases.ts';

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
  /** Those who are suspended are among them. */
  countMembers: (db: Queryable, workspaceId: string) => Promise<number>;
  findMember: (
    db: Queryable,
    who: { workspaceId: string; accountId: string },
  ) => Promise<{ role: Role; suspendedAt: Date | null } | undefined>;
  record: RecordDeed<Transaction>;
  notify: Notify<Transaction>;
  live: Pick<Live, 'announce'>;
}

interface Invite extends InvitationDeps {
  workspaceId: string;
  inviter: Account;
  email: string;
  role: Role;
}

export async function invite({ workspaceId, inviter, role, ...deps }: Invite): Promise<Invitation> {
  const email = normalizeEmail(deps.email);
  if (email === normalizeEmail(inviter.email)) throw new InvitingYourself();
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
    await takeTurn(tx, 'invitations', workspaceId);
    if ((await countPending(tx, { workspaceId, besides: email })) >= MOST_PENDING) throw new TooManyPending();
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
    await deps.record(tx, {
      workspaceId,
      actorId: inviter.id,
      deed: 'invitation-sent',
      detail: { email, role },
    });
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

interface RevokeInvitation extends Pick<InvitationDeps, 'db' | 'record'> {
  workspaceId: string;
  account: Account;
  invitationId: string;
}

export async function revokeInvitation({
  db,
  record,
  workspaceId,
  account,
  invitationId,
}: RevokeInvitation): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await deletePending(tx, { workspaceId, id: invitationId });
    if (!gone) throw new InvitationNotFound();
    const detail = { email: gone.email, role: gone.role };
    await record(tx, { workspaceId, actorId: account.id, deed: 'invitation-revoked', detail });
  });
}

/** What a link leads to, whether it was mailed to somebody or passed around. */
export interface Preview {
  workspaceName: string;
  inviterName: string;
  email: string | null;
  role: Role;
  expiresAt: Date;
}

type Found =
  | { mailed: Awaited<ReturnType<typeof findByToken>> & object }
  | { link: Awaited<ReturnType<typeof findLinkByToken>> & object };

interface ByToken extends InvitationDeps {
  token: string;
}

async function findAny({ db, clock, token, findMember }: ByToken): Promise<Found> {
  const tokenHash = hashToken(token);
  const mailed = await findByToken(db, tokenHash);
  const link = mailed ? undefined : await findLinkByToken(db, tokenHash);
  const found = mailed ?? link;
  if (!found) throw new InvitationNotFound();
  if (isExpired(found, clock.now())) throw new InvitationExpired();
  if (link && link.mostUses !== null && link.uses >= link.mostUses) throw new InvitationExpired();
  const { workspaceId, role } = found;
  const inviterId = mailed ? mailed.invitedBy : link?.madeBy;
  const inviter = inviterId ? await findMember(db, { workspaceId, accountId: inviterId }) : undefined;
  if (!mayInvite(inviter, role)) throw new InvitationExpired();
  return mailed ? { mailed } : { link: found as Awaited<ReturnType<typeof findLinkByToken>> & object };
}

export async function previewInvitation(deps: ByToken): Promise<Preview> {
  const found = await findAny(deps);
  return 'mailed' in found ? found.mailed : { ...found.link, inviterName: found.link.makerName, email: null };
}

export async function acceptInvitation({ account, ...deps }: ByToken & { account: Account }) {
  const found = await findAny({ ...deps });
  return 'mailed' in found
    ? joinByMail({ ...deps, account, invitation: found.mailed })
    : joinByLink({ ...deps, account, link: found.link });
}
