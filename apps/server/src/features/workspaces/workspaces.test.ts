import { expect, test } from 'vitest';
import { enrol, join, openShared, testApp } from '../../testing/index.ts';

test('a shared workspace belongs to whoever makes it, beside their own', async () => {
  const server = await testApp();
  const ada = await enrol(server);
  const made = await ada.post('/api/v1/workspaces', { name: '  Study group  ' });
  expect(made).toMatchObject({ name: 'Study group', role: 'owner', personal: false, members: 1 });
  const { workspaces } = await ada.get('/api/v1/me');
  expect(workspaces.map(({ personal }: { personal: boolean }) => personal)).toEqual([true, false]);
  await ada.post('/api/v1/workspaces', { name: '   ' }, { status: 400 });
});

test('deleted by its owner, it is gone with its files for everyone, who are told so', async () => {
  const server = await testApp();
  const owner = await openShared(await enrol(server, { displayName: 'Ada Park' }), 'Study group');
  const guest = await join(server, owner, 'admin');
  await guest.delete('', { status: 403 });
  const { rows: before } = await server.database.pool.query('select count(*)::int as n from workspaces');
  await owner.delete('');
  const { rows: after } = await server.database.pool.query('select count(*)::int as n from workspaces');
  expect(before[0].n - after[0].n).toBe(1);
  await guest.get('/tasks', { status: 404 });
  const { items } = await guest.get('/api/v1/me/notifications');
  expect(items[0]).toMatchObject({
    kind: 'deletion',
    title: 'Ada Park deleted Study group',
    workspace: null,
  });
});

test('one’s own workspace goes with the account alone', async () => {
  const server = await testApp();
  const ada = await enrol(server);
  expect((await ada.delete('', { status: 409 })).code).toBe('workspace/personal');
});

test('nobody owns more than fifty', async () => {
  const server = await testApp();
  const ada = await enrol(server);
  await server.database.pool.query(
    `with made as (
       insert into workspaces (id, name, created_at) select gen_random_uuid(), 'w', now() from generate_series(1, 50)
       returning id)
     insert into members (workspace_id, account_id, role, joined_at) select id, $1, 'owner', now() from made`,
    [ada.account.id],
  );
  await ada.post('/api/v1/workspaces', { name: 'One more' }, { status: 409 });
});
