import { z } from 'zod';
import { pageOf, pageQuery } from '../../vocabulary/lists.ts';
import { workspaceParams } from '../../vocabulary/paths.ts';
import { role } from '../../vocabulary/roles.ts';
import { id, instant } from '../../vocabulary/values.ts';

export const invitationParams = workspaceParams.extend({ invitationId: id });
export const tokenParams = z.object({ token: z.string().min(20).max(100) });

/** Nobody is invited as an owner: ownership is handed over by an owner, to a member. */
export const invitationCreate = z
  .object({
    email: z.email('That is not an e-mail address.').max(254),
    role: role.exclude(['owner']).default('member'),
  })
  .meta({ id: 'InvitationCreate' });

export const invitationView = z
  .object({
    id,
    email: z.string(),
    role,
    status: z.enum(['pending', 'expired']),
    invitedBy: z.string(),
    createdAt: instant,
    expiresAt: instant,
  })
  .meta({ id: 'Invitation' });

export const invitationQuery = pageQuery();
export const invitationPage = pageOf(invitationView).meta({ id: 'InvitationPage' });

/** What whoever holds the link may know before signing in. */
export const invitationPreview = z
  .object({
    workspaceName: z.string(),
    invitedBy: z.string(),
    email: z.string().nullable().describe('Whom it is for; null for a link that lets in whoever has it'),
    role,
    expiresAt: instant,
  })
  .meta({ id: 'InvitationPreview' });

/** What waits for the address of whoever asks. */
export const ownInvitations = z.object({
  items: z.array(
    z.object({ id, workspaceName: z.string(), invitedBy: z.string(), role, expiresAt: instant }),
  ),
});
export const ownInvitationParams = z.object({ invitationId: id });

export const invitationAcceptance = z.object({ workspaceId: id, role }).meta({ id: 'InvitationAcceptance' });

export type InvitationView = z.infer<typeof invitationView>;
