import { z } from 'zod';

/** What a language model read and wrote, as the service counted it; 0 where it does not count. */
export const tokensView = z.object({ read: z.int(), written: z.int() }).meta({ id: 'Tokens' });

export const costView = z
  .object({ amount: z.number(), currency: z.string().describe('ISO 4217, such as `USD`') })
  .meta({ id: 'Cost' });
