import { expect, test } from 'vitest';
import type { Role } from '../../platform/http/types.ts';
import { enrol, join, openShared, type Student, testApp } from '../../testing/index.ts';

test('ownership is handed over, never lost', async () => {
  const server = await testApp();
  const owner = await openShared(await enrol(server));
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
  const ada = await openShared(await enrol(server));
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
  const nothing = { changeRole: false, remove: false, suspend: false, makeOwner: false };
  expect(can).toEqual([
    ['owner', false, nothing],
    ['admin', true, { ...nothing, remove: true }],
    ['viewer', false, { ...nothing, changeRole: true, remove: true, suspend: true }],
  ]);
  const page = await owner.get('/members?limit=2');
  expect((await owner.get(`/members?limit=2&cursor=${page.nextCursor}`)).items).toHaveLength(1);
});

test('an account that is deleted takes its own things along and leaves the shared ones to the others', async () => {
  const server = await testApp();
  const owner = await enrol(server);
  const member = await join(server, owner, 'member');
  const { document } = (await owner.drop({ name: 'a.txt', bytes: 'shared' })).json();
  await server.identity.accounts.delete(owner.account.id);
  expect(await member.get('')).toMatchObject({ role: 'owner', members: 1 });
  expect(await member.get(`/documents/${document.id}`)).toMatchObject({ name: 'a.txt' });
  await server.identity.accounts.delete(member.account.id);
  const { rows } = await server.database.pool.query(
    `select (select count(*) from workspaces) + (select count(*) from documents) + (select count(*) from people) as left`,
  );
  expect(rows).toEqual([{ left: '0' }]);
});

test('a personal workspace stays with its person, whoever else owns it', async () => {
  const server = await testApp();
  const ada = await enrol(server);
  const ben = await join(server, ada, 'admin');
  await ada.patch(`/members/${ben.account.id}`, { role: 'owner' });
  const her = `/members/${ada.account.id}`;
  for (const [what, answer] of [
    ['lower', ben.patch(her, { role: 'viewer' }, { status: 409 })],
    ['suspend', ben.post(`${her}/suspension`, {}, { status: 409 })],
    ['remove', ben.delete(her, { status: 409 })],
    ['leave', ada.delete(her, { status: 409 })],
    ['hand over', ada.post(`/members/${ben.account.id}/ownership`, {}, { status: 409 })],
  ] as const) {
    expect((await answer).code, what).toBe('member/own-workspace');
  }
});

test('a suspended member stays in the list and gets nothing, until they are let in again', async () => {
  const server = await testApp();
  const owner = await openShared(await enrol(server));
  const guest = await join(server, owner, 'member');
  const { address } = await guest.post('/calendar-feeds');
  const feed = async () => (await server.app.inject(new URL(address).pathname)).statusCode;
  const suspension = `/members/${guest.account.id}/suspension`;
  expect((await owner.post(suspension)).suspendedAt).not.toBeNull();
  await guest.get('/tasks', { status: 404 });
  expect(await feed()).toBe(404);
  expect((await guest.get('/api/v1/me')).workspaces).toHaveLength(1);
  expect((await owner.get('/members')).items).toHaveLength(2);
  await owner.post(`/members/${guest.account.id}/ownership`, {}, { status: 409 });
  await owner.post('/invitations', { email: guest.account.email }, { status: 409 });
  await owner.delete(suspension);
  await guest.get('/tasks');
  expect(await feed()).toBe(200);
});

test('an owner who is suspended can be made less, since another looks after the workspace', async () => {
  const server = await testApp();
  const ada = await openShared(await enrol(server));
  const ben = await join(server, ada, 'admin');
  await ada.patch(`/members/${ben.account.id}`, { role: 'owner' });
  await ada.post(`/members/${ben.account.id}/suspension`);
  expect(await ada.patch(`/members/${ben.account.id}`, { role: 'member' })).toMatchObject({ role: 'member' });
});

test('two owners who suspend each other at once leave one of them', async () => {
  const server = await testApp();
  const ada = await openShared(await enrol(server));
  const ben = await join(server, ada, 'admin');
  await ada.patch(`/members/${ben.account.id}`, { role: 'owner' });
  const suspend = (who: Student, whom: Student) =>
    who.ask({
      method: 'POST',
      url: `/api/v1/workspaces/${ada.workspaceId}/members/${whom.account.id}/suspension`,
    });
  await Promise.all([suspend(ada, ben), suspend(ben, ada)]);
  const { rows } = await server.database.pool.query(
    'select count(*)::int as owners from members where workspace_id = $1 and suspended_at is null',
    [ada.workspaceId],
  );
  expect(rows).toEqual([{ owners: 1 }]);
});

test('ownership goes over in one step, and who had it goes on as an admin', async () => {
  const server = await testApp();
  const owner = await openShared(await enrol(server));
  const member = await join(server, owner, 'member');
  await owner.post(`/members/${owner.account.id}/ownership`, {}, { status: 403 });
  const now = await owner.post(`/members/${member.account.id}/ownership`);
  expect(now).toMatchObject({ role: 'owner', can: { makeOwner: false } });
  expect((await owner.get('')).role).toBe('admin');
  await owner.post(`/members/${member.account.id}/ownership`, {}, { status: 403 });
});
