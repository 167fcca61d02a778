import { expect, test } from 'vitest';
import { DAY_MS } from '../../platform/clock.ts';
import { enrol, join, type Student, testApp } from '../../testing/index.ts';

const server = await testApp({ now: '2027-02-12T08:00:00Z' });

const askToDelete = (person: Student) => person.post('/api/v1/me/deletion');

/** When the grace of an account is over that is deleted now; other tests move the clock. */
const endOfGrace = () => new Date(server.clock.now().getTime() + 7 * DAY_MS).toISOString();

/** Comes back with the password, and asks the API with the new sign-in. */
async function signInAgain({ account, password }: Student) {
  const url = '/v1/accounts:signInWithPassword?key=syllabi';
  const answer = await server.app.inject({
    method: 'POST',
    url,
    payload: { email: account.email, password },
  });
  const headers = { authorization: `Bearer ${answer.json().idToken}` };
  return (path: string, method: 'GET' | 'POST' | 'DELETE' = 'GET') =>
    server.app.inject({ method, url: path, headers });
}

test('the ways in are told, and nothing of them that would help somebody else', async () => {
  const ada = await enrol(server);
  expect(await ada.get('/api/v1/me/sign-in-methods')).toEqual({
    password: { changedAt: server.clock.now().toISOString() },
    emailLink: false,
    providers: [],
    passkeys: 0,
    twoStep: null,
  });
});

test('deleting signs out everywhere at once and hides what is the person’s own', async () => {
  const ada = await enrol(server);
  const feed = new URL((await ada.post('/calendar-feeds')).address).pathname;
  expect(await ada.get('/api/v1/me/deletion')).toEqual({ graceDays: 7, soleOwnerOf: [] });
  expect(await askToDelete(ada)).toEqual({ dueAt: endOfGrace() });
  await ada.get('/api/v1/me', { status: 401 });
  expect((await server.app.inject(feed)).statusCode).toBe(404);
});

test('within the grace the person may sign in, sees only the way back, and everything is as it was', async () => {
  const ada = await enrol(server);
  await ada.post('/tasks', { title: 'Essay' });
  await askToDelete(ada);
  const ask = await signInAgain(ada);
  expect((await ask('/api/v1/me')).json().account.deletionDueAt).toBe(endOfGrace());
  const tasks = `/api/v1/workspaces/${ada.workspaceId}/tasks`;
  expect((await ask(tasks)).json()).toMatchObject({ status: 403, code: 'auth/account-leaving' });
  expect((await ask('/api/v1/me/deletion', 'DELETE')).statusCode).toBe(204);
  expect((await ask(tasks)).json().items).toMatchObject([{ title: 'Essay' }]);
  expect((await ask('/api/v1/me')).json().account.deletionDueAt).toBeNull();
});

test('a sign-in of a while ago is not enough', async () => {
  const own = await testApp();
  const ada = await enrol(own);
  own.clock.advance({ minutes: 6 });
  const refusal = { status: 403 };
  expect(await ada.post('/api/v1/me/deletion', {}, refusal)).toMatchObject({
    code: 'auth/requires-recent-login',
  });
  expect(await ada.get('/api/v1/me/export', refusal)).toMatchObject({ code: 'auth/requires-recent-login' });
});

test('the only owner of a workspace that others use hands it over first', async () => {
  const owner = await enrol(server);
  const member = await join(server, owner, 'admin');
  const inTheWay = [{ id: owner.workspaceId, name: expect.any(String), otherMembers: 1 }];
  expect((await owner.get('/api/v1/me/deletion')).soleOwnerOf).toEqual(inTheWay);
  const refused = await owner.post('/api/v1/me/deletion', {}, { status: 409 });
  expect(refused).toMatchObject({ code: 'account/sole-owner', soleOwnerOf: inTheWay });
  await owner.patch(`/members/${member.account.id}`, { role: 'owner' });
  expect((await owner.get('/api/v1/me/deletion')).soleOwnerOf).toEqual([]);
  await askToDelete(owner);
});

test('when the grace is over everything is gone: rows, files, sessions and mails that still wait', async () => {
  const own = await testApp();
  const ada = await enrol(own);
  await ada.dropAndRead({ name: 'bio.txt', bytes: 'BIO 101. Essay due March 3, 2027.' });
  await ada.post('/conversations');
  await askToDelete(ada);
  own.clock.advance({ days: 6, hours: 23 });
  await own.identity.sweep();
  const count = async () => {
    const tables = ['people', 'workspaces', 'documents', 'tasks', 'conversations', 'members'];
    const counts = tables.map((table) => `(select count(*) from ${table})`);
    const inIdentity = ['accounts', 'sessions', 'oob_codes', 'deletions'].map(
      (table) => `(select count(*) from identity.${table})`,
    );
    const { rows } = await own.database.pool.query(`select ${[...counts, ...inIdentity].join(' + ')} as n`);
    return Number(rows[0].n);
  };
  expect(await count()).toBeGreaterThan(0);
  expect(own.mailer.sent.some(({ to }) => to === ada.account.email)).toBe(true);
  own.clock.advance({ hours: 1 });
  await own.identity.sweep();
  expect(await count()).toBe(0);
  expect(own.mailer.sent.filter(({ to }) => to === ada.account.email)).toEqual([]);
});
