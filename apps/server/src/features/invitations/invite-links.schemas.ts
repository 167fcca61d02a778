import { z } from 'zod';
import { workspaceParams } from '../../vocabulary/paths.ts';
import { role } from '../../vocabulary/roles.ts';
import { id, instant } from '../../vocabulary/values.ts';

export const linkParams = workspaceParams.extend({ linkId: id });

const invitedRole = role.exclude(['owner']);

export const linkCreate = z
  .object({
    role: invitedRole.default('member'),
    days: z.int().min(1).max(90).default(7).describe('How long it works'),
    mostUses: z
      .int()
      .min(1)
      .max(1000)
      .nullable()
      .default(null)
      .describe('How many people may join by it; null: as many as like'),
  })
  .meta({ id: 'InviteLinkCreate' });

export const linkView = z
  .object({
    id,
    role: invitedRole,
    status: z.enum(['open', 'expired', 'used-up']),
    madeBy: z.string(),
    uses: z.int(),
    mostUses: z.int().nullable(),
    createdAt: instant,
    expiresAt: instant,
  })
  .meta({ id: 'InviteLink' });

export const linkMade = linkView
  .extend({ address: z.string().describe('Shown this once: the server keeps no copy') })
  .meta({ id: 'InviteLinkMade' });

export const linkList = z.object({ items: z.array(linkView) });

export type InvitedRole = z.infer<typeof invitedRole>;
export type LinkCreate = z.infer<typeof linkCreate>;
export type LinkView = z.infer<typeof linkView>;
