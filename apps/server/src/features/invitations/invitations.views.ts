import type { Invitation, InvitationWithWorkspace } from './invitations.repository.ts';
import { isExpired } from './invitations.rules.ts';
import type { InvitationView } from './invitations.schemas.ts';
import type { Preview } from './invitations.usecases.ts';

export const toInvitationView = (invitation: Invitation, now: Date): InvitationView => ({
  id: invitation.id,
  email: invitation.email,
  role: invitation.role,
  status: isExpired(invitation, now) ? 'expired' : 'pending',
  invitedBy: invitation.inviterName,
  createdAt: invitation.createdAt.toISOString(),
  expiresAt: invitation.expiresAt.toISOString(),
});

export const toOwnInvitation = (invitation: InvitationWithWorkspace) => ({
  id: invitation.id,
  workspaceName: invitation.workspaceName,
  invitedBy: invitation.inviterName,
  role: invitation.role,
  expiresAt: invitation.expiresAt.toISOString(),
});

export const toInvitationPreview = (invitation: Preview) => ({
  workspaceName: invitation.workspaceName,
  invitedBy: invitation.inviterName,
  email: invitation.email,
  role: invitation.role,
  expiresAt: invitation.expiresAt.toISOString(),
});
