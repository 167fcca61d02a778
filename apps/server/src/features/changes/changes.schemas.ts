import { z } from 'zod';

export const changeStream = z
  .string()
  .describe('Server-sent events (WHATWG HTML, 9.2): `hello`, `change`, `left`')
  .meta({ id: 'ChangeStream' });
