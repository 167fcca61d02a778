import { z } from 'zod';
import { pageOf, pageQuery } from '../../vocabulary/lists.ts';
import { workspaceParams } from '../../vocabulary/paths.ts';
import { role } from '../../vocabulary/roles.ts';
import { instant, storableText } from '../../vocabulary/values.ts';

export const memberParams = workspaceParams.extend({ accountId: storableText.min(1).max(128) });

export const memberView = z
  .object({
    accountId: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    school: z.string(),
    pronouns: z.string(),
    avatar: z.string().nullable().describe('Where the picture lies, on this server'),
    role,
    you: z.boolean(),
    joinedAt: instant,
    suspendedAt: instant.nullable().describe('Set while the person is shut out'),
    can: z
      .object({
        changeRole: z.boolean(),
        remove: z.boolean(),
        suspend: z.boolean().describe('Or let in again'),
        makeOwner: z.boolean().describe('Hand your ownership over to'),
      })
      .describe('What you may do with this member'),
  })
  .meta({ id: 'Member' });

export const memberQuery = pageQuery(500, 100);
export const memberPage = pageOf(memberView).meta({ id: 'MemberPage' });
export const memberPatch = z.object({ role }).meta({ id: 'MemberPatch' });

export type MemberView = z.infer<typeof memberView>;
