import { z } from 'zod';

export const changeStream = z
  .string()
  .describe('Server-sent events (WHATWG HTML, 9.2): `hello`, `change`, `left`')
  .meta({ id: 'ChangeStream' });

export const streamQuery = z.object({
  sinceMsAgo: z.coerce
    .number()
    .nonnegative()
    .optional()
    .describe('How many milliseconds ago you began to ask for what you show'),
});
