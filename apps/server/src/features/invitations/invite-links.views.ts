import { isExpired } from './invitations.rules.ts';
import type { InviteLink } from './invite-links.repository.ts';
import type { LinkView } from './invite-links.schemas.ts';

function statusOf(link: InviteLink, now: Date): LinkView['status'] {
  if (isExpired(link, now)) return 'expired';
  return link.mostUses !== null && link.uses >= link.mostUses ? 'used-up' : 'open';
}

export const toLinkView = (link: InviteLink, now: Date): LinkView => ({
  id: link.id,
  role: link.role,
  status: statusOf(link, now),
  madeBy: link.makerName,
  uses: link.uses,
  mostUses: link.mostUses,
  createdAt: link.createdAt.toISOString(),
  expiresAt: link.expiresAt.toISOString(),
});
