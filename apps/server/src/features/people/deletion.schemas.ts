import { z } from 'zod';
import { id, instant } from '../../vocabulary/values.ts';

export const deletionView = z
  .object({
    graceDays: z.int().describe('How long the account can be kept after all, once its deletion is asked for'),
    soleOwnerOf: z
      .array(z.object({ id, name: z.string(), otherMembers: z.int() }))
      .describe('Workspaces others are in and nobody else owns: they stand in the way'),
  })
  .meta({ id: 'Deletion' });

export const deletionDue = z.object({ dueAt: instant }).meta({ id: 'DeletionDue' });
