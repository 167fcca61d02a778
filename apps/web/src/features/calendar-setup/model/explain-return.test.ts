import { expect, test } from 'vitest';
import { explainReturn } from './explain-return';

test.each([
  [{}, 'Your dates in your own calendar'],
  [{ error: 'access_denied' }, 'Nothing was connected'],
  [{ error: 'server_error', code: 'x' }, 'The calendar did not connect'],
  [{ code: '4/0Ab' }, 'This server does not connect calendars this way yet'],
  [{ success: 'true' }, 'This server does not connect calendars this way yet'],
])('coming back with %j reads %j', (search, title) => expect(explainReturn(search).title).toBe(title));
