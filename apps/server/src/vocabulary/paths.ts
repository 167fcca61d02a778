import { z } from 'zod';
import { id } from './values.ts';

export const WORKSPACE = '/api/v1/workspaces/:workspaceId';
export const ME = '/api/v1/me';

export const workspaceParams = z.object({ workspaceId: id });
export const courseParams = workspaceParams.extend({ courseId: id });

export const ifMatch = z.object({
  'if-match': z
    .string()
    .optional()
    .describe('The `ETag` that the edit starts from; 412 when it has moved on'),
});

export const nothing = z.null().describe('Nothing to say');
