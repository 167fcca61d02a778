import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import type { Account } from '../../platform/http/types.ts';
import { newId } from '../../platform/ids.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import { takeTurn } from '../../platform/turns.ts';
import type { RecordDeed } from '../../vocabulary/deeds.ts';
import { InvitationNotFound, TooManyLinks } from './invitations.errors.ts';
import { linkExpiryOf, MOST_LINKS } from './invitations.rules.ts';
import { deleteLink, type InviteLink, insertLink, selectLinks } from './invite-links.repository.ts';
import type { InvitedRole, LinkCreate } from './invite-links.schemas.ts';

interface LinkDeps {
  db: Database;
  clock: Clock;
  publicUrl: string;
  nameOf: (account: Account) => Promise<string>;
  record: RecordDeed<Transaction>;
}

interface MakeLink extends LinkDeps {
  workspaceId: string;
  maker: Account;
  wanted: LinkCreate;
}

/** The address is handed out this once; only its hash is kept. */
export async function makeLink({
  db,
  clock,
  workspaceId,
  maker,
  wanted,
  ...deps
}: MakeLink): Promise<{ link: InviteLink; address: string }> {
  const makerName = await deps.nameOf(maker);
  const token = newToken();
  const now = clock.now();
  const link = await db.transaction(async (tx) => {
    await takeTurn(tx, 'invite links', workspaceId);
    if ((await selectLinks(tx, workspaceId)).length >= MOST_LINKS) throw new TooManyLinks();
    await deps.record(tx, {
      workspaceId,
      actorId: maker.id,
      deed: 'invite-link-made',
      detail: { role: wanted.role satisfies InvitedRole },
    });
    return insertLink(tx, {
      id: newId(),
      workspaceId,
      role: wanted.role,
      tokenHash: hashToken(token),
      madeBy: maker.id,
      makerName,
      mostUses: wanted.mostUses,
      createdAt: now,
      expiresAt: linkExpiryOf(now, wanted.days),
    });
  });
  return { link, address: new URL(`/invitations/${token}`, deps.publicUrl).href };
}

interface RevokeLink extends LinkDeps {
  workspaceId: string;
  account: Account;
  linkId: string;
}

export async function revokeLink({ db, workspaceId, account, linkId, record }: RevokeLink): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await deleteLink(tx, { workspaceId, id: linkId });
    if (!gone) throw new InvitationNotFound();
    const detail = { role: gone.role };
    await record(tx, { workspaceId, actorId: account.id, deed: 'invite-link-revoked', detail });
  });
}
