import { test } from 'vitest';
import { enrol, testApp } from './testing/index.ts';

const ada = await enrol(await testApp());

const madeUp = (position: unknown) => Buffer.from(JSON.stringify(position)).toString('base64url');
const ID = '01890a5d-ac96-774b-bcce-b302099a8057';

test.each([
  ['members', { joinedAt: 'some day', accountId: 'ada' }],
  ['members', { joinedAt: '2027-01-01T00:00:00Z', accountId: '\0' }],
  ['conversations', { updatedAt: 'some day', id: ID }],
  ['courses', { name: '\0', id: ID }],
])('a page of %s that begins at %o is refused before the database is asked', async (list, position) => {
  await ada.get(`/${list}?cursor=${madeUp(position)}`, { status: 400 });
});

test.each(['/members/a%00b', '/api/v1/me/sessions/%00'])('DELETE %s names nothing', async (path) => {
  await ada.delete(path, { status: 400 });
});

test.each(['/calendar/entries?from=0000-01-01&to=0000-02-01', '/tasks?from=0000-01-01'])(
  '%s asks for a year that never was',
  async (path) => {
    await ada.get(path, { status: 400 });
  },
);
