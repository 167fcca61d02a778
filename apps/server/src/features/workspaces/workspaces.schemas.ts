import { z } from 'zod';
import { role } from '../../vocabulary/roles.ts';
import { id, instant, line } from '../../vocabulary/values.ts';

export const workspaceView = z
  .object({
    id,
    name: z.string(),
    role: role.describe('What you are in it'),
    personal: z.boolean(),
    members: z.int(),
    createdAt: instant,
  })
  .meta({ id: 'Workspace' });

export const workspaceList = z.object({ items: z.array(workspaceView) });
export const workspaceCreate = z.object({ name: line(80) }).meta({ id: 'WorkspaceCreate' });
export const workspacePatch = z.object({ name: line(80) }).meta({ id: 'WorkspacePatch' });

export type WorkspaceView = z.infer<typeof workspaceView>;
