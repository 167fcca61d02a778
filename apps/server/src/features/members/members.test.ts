import { expect, test } from 'vitest';
import type { Role } from '../../platform/http/types.ts';
import { enrol, type Student, type TestApp, testApp } from '../../testing/index.ts';

/** Someone who accepted an invitation of `host`. */
async function join(server: TestApp, host: Student, role: Exclude<Role, 'owner'>): Promise<Student> {
  server.clock.advance({ seconds: 1 });
  const guest = await enrol(server, { displayName: `A ${role}` });
  await host.post('/invitations', { email: guest.account.email, role });
  const [token] = /(?<=\/invitations\/)\S+/.exec(server.mailer.lastTo(guest.account.email).text) ?? [];
  const { workspaceId } = await guest.post(`/api/v1/invitations/${token}/acceptance`);
  return { ...guest, ...(await enterAs(guest, workspaceId)) };
}

async function enterAs(guest: Student, workspaceId: string) {
  const inside = (path: string) => `/api/v1/workspaces/${workspaceId}${path}`;
  return {
    workspaceId,
    get: (path: string, options = {}) => guest.get(inside(path), options),
    post: (path: string, payload = {}, options = {}) => guest.post(inside(path), payload, options),
    patch: (path: string, payload: object, options = {}) => guest.patch(inside(path), payload, options),
    delete: (path: string, options = {}) => guest.delete(inside(path), options),
  };
}

test('each role may do what it may, and is told 403 for the rest', async () => {
  const server = await testApp();
  const owner = await enrol(server);
  const allowed = { status: 201 };
  const table: [Exclude<Role, 'owner'>, { read: number; write: number; invite: number; rename: number }][] = [
    ['admin', { read: 200, write: 201, invite: 201, rename: 200 }],
    ['member', { read: 200, write: 201, invite: 403, rename: 403 }],
    ['viewer', { read: 200, write: 403, invite: 403, rename: 403 }],
  ];
  for (const [role, can] of table) {
    const guest = await join(server, owner, role);
    await guest.get('/tasks', { status: can.read });
    await guest.post('/tasks', { title: 'Essay' }, { status: can.write });
    await guest.post('/invitations', { email: `${role}@example.org` }, { status: can.invite });
    await guest.patch('', { name: `by ${role}` }, { status: can.rename });
    await guest.post('/calendar-feeds', {}, allowed);
    await guest.post('/conversations', {}, allowed);
  }
  expect((await owner.get('')).name).toBe('by admin');
});

test('ownership is handed over, never lost', async () => {
  const server = await testApp();
  const owner = await enrol(server);
  const admin = await join(server, owner, 'admin');
  await owner.patch(`/members/${owner.account.id}`, { role: 'member' }, { status: 409 });
  await owner.delete(`/members/${owner.account.id}`, { status: 409 });
  await admin.patch(`/members/${admin.account.id}`, { role: 'owner' }, { status: 403 });
  await owner.patch(`/members/${admin.account.id}`, { role: 'owner' });
  await owner.patch(`/members/${owner.account.id}`, { role: 'viewer' });
  await admin.delete(`/members/${owner.account.id}`);
  expect((await admin.get('/members')).items).toMatchObject([{ role: 'owner', you: true }]);
});

test('two owners who step down at once leave one of them', async () => {
  const server = await testApp();
  const ada = await enrol(server);
  const ben = await join(server, ada, 'admin');
  await ada.patch(`/members/${ben.account.id}`, { role: 'owner' });
  const stepDown = (who: Student) =>
    who.ask({
      method: 'PATCH',
      url: `/api/v1/workspaces/${ada.workspaceId}/members/${who.account.id}`,
      payload: { role: 'member' },
    });
  const answers = await Promise.all([stepDown(ada), stepDown(ben)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('who leaves sees nothing any more, and their feed goes silent', async () => {
  const server = await testApp();
  const owner = await enrol(server);
  const guest = await join(server, owner, 'member');
  const { address } = await guest.post('/calendar-feeds');
  await guest.delete(`/members/${guest.account.id}`);
  await guest.get('/tasks', { status: 404 });
  expect((await server.app.inject(new URL(address).pathname)).statusCode).toBe(404);
});

test('the list says what you may do with whom', async () => {
  const server = await testApp();
  const owner = await enrol(server);
  const admin = await join(server, owner, 'admin');
  await join(server, owner, 'viewer');
  const { items } = await admin.get('/members');
  const can = items.map((one: { role: Role; can: object; you: boolean }) => [one.role, one.you, one.can]);
  expect(can).toEqual([
    ['owner', false, { changeRole: false, remove: false }],
    ['admin', true, { changeRole: false, remove: true }],
    ['viewer', false, { changeRole: true, remove: true }],
  ]);
  const page = await owner.get('/members?limit=2');
  expect((await owner.get(`/members?limit=2&cursor=${page.nextCursor}`)).items).toHaveLength(1);
});

test('an account that is deleted takes its own things along and leaves the shared ones to the others', async () => {
  const server = await testApp();
  const owner = await enrol(server);
  const member = await join(server, owner, 'member');
  const { document } = (await owner.drop({ name: 'a.txt', bytes: 'shared' })).json();
  await owner.ask({
    method: 'POST',
    url: `/v1/accounts:delete?key=syllabi`,
    payload: { idToken: owner.token },
  });
  expect(await member.get('')).toMatchObject({ role: 'owner', members: 1 });
  expect(await member.get(`/documents/${document.id}`)).toMatchObject({ name: 'a.txt' });
  await member.ask({
    method: 'POST',
    url: `/v1/accounts:delete?key=syllabi`,
    payload: { idToken: member.token },
  });
  const { rows } = await server.database.pool.query(
    `select (select count(*) from workspaces) + (select count(*) from documents) + (select count(*) from people) as left`,
  );
  expect(rows).toEqual([{ left: '0' }]);
});
