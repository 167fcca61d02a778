import { z } from 'zod';
import { DEEDS, type Deed, type DeedGroup } from '../../vocabulary/deeds.ts';
import { anyOf, pageOf, pageQuery } from '../../vocabulary/lists.ts';
import { role } from '../../vocabulary/roles.ts';
import { id, instant, storableText } from '../../vocabulary/values.ts';

const groups = Object.keys(DEEDS) as [DeedGroup, ...DeedGroup[]];
const deeds = Object.values(DEEDS).flat() as unknown as [Deed, ...Deed[]];

const someone = z
  .object({ id: z.string(), name: z.string().nullable() })
  .nullable()
  .describe('Null once the account is gone');

export const activityEntry = z
  .object({
    id,
    at: instant,
    deed: z.enum(deeds),
    actor: someone,
    person: someone.describe('Whom it was done to, where it was done to somebody'),
    detail: z.object({
      name: z.string().optional(),
      before: z.string().optional(),
      subjectId: z.string().optional(),
      email: z.string().optional(),
      role: role.optional(),
      roleBefore: role.optional(),
    }),
  })
  .meta({ id: 'ActivityEntry' });

export const activityQuery = pageQuery().extend({
  about: anyOf(z.enum(groups)),
  actor: storableText.min(1).max(128).optional().describe('Only what this account did'),
});
export const activityPage = pageOf(activityEntry).meta({ id: 'ActivityPage' });

export type ActivityView = z.infer<typeof activityEntry>;
