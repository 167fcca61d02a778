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

test.each([
  ['due', ['2027-13-01', '2027-02-01', ID]],
  ['weight', ['heavy', '2027-02-01', ID]],
  ['title', ['\0', '2027-02-01', ID]],
])('a page of tasks by %s that begins at %o is refused', async (sort, position) => {
  await ada.get(`/tasks?sort=${sort}&cursor=${madeUp(position)}`, { status: 400 });
});

test('a page of tasks does not begin where another order has come to', async () => {
  for (const title of ['Essay', 'Quiz']) await ada.post('/tasks', { title });
  const { nextCursor } = await ada.get('/tasks?limit=1&sort=title');
  await ada.get(`/tasks?limit=1&sort=weight&cursor=${nextCursor}`, { status: 400 });
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
