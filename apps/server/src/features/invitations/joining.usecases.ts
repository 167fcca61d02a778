import type { Transaction } from '../../platform/database.ts';
import type { Account, Role } from '../../platform/http/types.ts';
import { takeTurn } from '../../platform/turns.ts';
import {
  InvitationExpired,
  InvitationForSomeoneElse,
  InvitationNeedsConfirmedEmail,
  InvitationNotFound,
  SuspendedHere,
  WorkspaceFull,
} from './invitations.errors.ts';
import { type InvitationWithWorkspace, markAccepted, pendingFor } from './invitations.repository.ts';
import { MOST_MEMBERS, mayInvite, normalizeEmail } from './invitations.rules.ts';
import type { InvitationDeps } from './invitations.usecases.ts';
import { type LinkWithWorkspace, useLink } from './invite-links.repository.ts';

type Joining = InvitationDeps & { account: Account };
export interface Joined {
  workspaceId: string;
  role: Role;
}

/** An invitation by mail is for its address alone, and once. */
export async function joinByMail(deps: Joining & { invitation: InvitationWithWorkspace }): Promise<Joined> {
  const { account, invitation, clock } = deps;
  if (normalizeEmail(account.email) !== invitation.email) throw new InvitationForSomeoneElse();
  // The link may have been passed on, and anybody can sign up with an address.
  if (!account.emailVerified) throw new InvitationNeedsConfirmedEmail();
  return join({
    ...deps,
    by: { ...invitation, inviterId: invitation.invitedBy },
    async use(tx) {
      if (!(await markAccepted(tx, invitation.id, clock.now()))) throw new InvitationNotFound();
    },
  });
}

/** A link is for whoever has it, as often as it says. Who is in already uses nothing up. */
export async function joinByLink(deps: Joining & { link: LinkWithWorkspace }): Promise<Joined> {
  const { link, clock } = deps;
  return join({
    ...deps,
    by: { ...link, inviterId: link.madeBy },
    async use(tx) {
      if (!(await useLink(tx, { id: link.id, now: clock.now() }))) throw new InvitationExpired();
    },
  });
}

interface Join extends Joining {
  by: { workspaceId: string; workspaceName: string; role: Role; inviterId: string };
  use: (tx: Transaction) => Promise<void>;
}

async function join({ db, clock, account, by, use, ...deps }: Join): Promise<Joined> {
  const { workspaceId, role, inviterId, workspaceName } = by;
  const name = await deps.nameOf(account);
  const who = { workspaceId, accountId: account.id };
  return db.transaction(async (tx) => {
    const already = await deps.findMember(tx, who);
    if (already?.suspendedAt) throw new SuspendedHere();
    if (already) return { workspaceId, role: already.role };
    const inviter = await deps.findMember(tx, { workspaceId, accountId: inviterId });
    if (!mayInvite(inviter, role)) throw new InvitationExpired();
    await takeTurn(tx, 'members', workspaceId);
    if ((await deps.countMembers(tx, workspaceId)) >= MOST_MEMBERS) throw new WorkspaceFull();
    await use(tx);
    await deps.addMember(tx, { ...who, role, joinedAt: clock.now() });
    await deps.live.announce({ workspaceId, what: 'members' }, tx);
    await deps.record(tx, {
      workspaceId,
      actorId: account.id,
      deed: 'member-joined',
      personId: account.id,
      detail: { role },
    });
    await deps.notify(tx, {
      to: inviterId,
      workspaceId,
      kind: 'membership',
      title: `${name} joined ${workspaceName}`,
      body: 'They came by your invitation.',
      path: '/users',
    });
    return { workspaceId, role };
  });
}

/** What waits for whoever asks; for nobody whose address is not confirmed. */
export async function invitationsFor({
  db,
  clock,
  account,
}: Pick<Joining, 'db' | 'clock' | 'account'>): Promise<InvitationWithWorkspace[]> {
  if (!account.emailVerified) return [];
  return pendingFor(db, { email: normalizeEmail(account.email), now: clock.now() });
}

/** Joins without the mail at hand, as somebody who is signed in with its address. */
export async function acceptOwnInvitation(deps: Joining & { invitationId: string }): Promise<Joined> {
  const invitation = (await invitationsFor(deps)).find(({ id }) => id === deps.invitationId);
  if (!invitation) throw new InvitationNotFound();
  return joinByMail({ ...deps, invitation });
}
