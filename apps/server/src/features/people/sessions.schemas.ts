import { z } from 'zod';
import { instant, storableText } from '../../vocabulary/values.ts';

export const sessionParams = z.object({ sessionId: storableText.min(1).max(128) });

export const sessionList = z
  .object({
    items: z.array(
      z.object({
        id: z.string(),
        current: z.boolean().describe('The one that asks'),
        provider: z.string().describe('How it signed in, such as `password`'),
        address: z.string(),
        userAgent: z.string(),
        signedInAt: instant,
        lastUsedAt: instant,
      }),
    ),
  })
  .meta({ id: 'SessionList' });

export type SessionList = z.infer<typeof sessionList>;
