import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { changesIn, enrol, follow, join, listening, type Told } from '../../testing/index.ts';

test('a write is told to every open page of the workspace, with the page that made it', async () => {
  const server = await listening();
  const ada = await enrol(server);
  const bea = await join(server, ada, 'viewer');
  const [own, others] = [await follow(server, ada), await follow(server, bea)];
  await ada.ask({
    method: 'POST',
    url: `/api/v1/workspaces/${ada.workspaceId}/tasks`,
    payload: { title: 'Essay' },
    headers: { 'x-page-id': 'page-of-ada' },
  });
  for (const stream of [own, others])
    await expect.poll(() => changesIn(stream).at(-1)).toEqual({ what: 'tasks', by: 'page-of-ada' });
});

test('a write is told even where its page has gone before the answer', async () => {
  const server = await listening();
  const ada = await enrol(server);
  const { id } = await ada.post('/tasks', { title: 'Essay' });
  const stream = await follow(server, ada);
  const count = promisify(server.app.server.getConnections.bind(server.app.server));
  const connections = await count();
  const holder = await server.database.pool.connect();
  await holder.query('begin; lock table tasks in access exclusive mode');
  const leaving = new AbortController();
  const { port } = server.app.server.address() as AddressInfo;
  const left = fetch(`http://127.0.0.1:${port}/api/v1/workspaces/${ada.workspaceId}/tasks/${id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${ada.token}` },
    signal: leaving.signal,
  }).catch(({ name }: Error) => name);
  const waiting = `select from pg_locks where relation = 'tasks'::regclass and not granted`;
  await expect.poll(async () => (await server.database.pool.query(waiting)).rowCount).toBe(1);
  leaving.abort();
  expect(await left).toBe('AbortError');
  await expect.poll(() => count()).toBe(connections);
  await holder.query('commit');
  holder.release();
  await expect.poll(() => changesIn(stream)).toEqual([{ what: 'tasks' }]);
});

const OF_JOINING = new Set(['invitations', 'members', 'notifications']);

test('who begins to listen hears first what changed since they asked, if it is for them', async () => {
  const server = await listening();
  const ada = await enrol(server);
  const bea = await join(server, ada, 'member');
  const first = await follow(server, ada, { sinceMsAgo: 0 });
  // Changes are told in their order: with this one those of the joining are behind us, whether they came in time or live.
  await ada.post('/courses', { title: 'Chemistry' });
  await expect
    .poll(() => changesIn(first).filter(({ what }) => !OF_JOINING.has(what)))
    .toEqual([{ what: 'all' }, { what: 'courses' }]);
  server.clock.advance({ seconds: 1 });
  const stream = await follow(server, ada);
  await ada.post('/conversations');
  await ada.post('/tasks', { title: 'Essay' });
  await expect.poll(() => changesIn(stream).at(-1)).toEqual({ what: 'tasks' });
  server.clock.advance({ seconds: 1 });
  const sinceMsAgo = 1000;
  expect(changesIn(await follow(server, ada, { sinceMsAgo }))).toEqual(changesIn(stream));
  expect(changesIn(await follow(server, bea, { sinceMsAgo }))).toEqual([{ what: 'tasks' }]);
  expect(changesIn(await follow(server, ada, { sinceMsAgo: 0 }))).toEqual([]);
});

test('reading, and what was refused, changes nothing', async () => {
  const server = await listening();
  const ada = await enrol(server);
  const stream = await follow(server, ada);
  await ada.get('/tasks');
  await ada.post('/tasks', { title: '' }, { status: 400 });
  await ada.post('/courses', { title: 'Chemistry' });
  await expect.poll(() => changesIn(stream)).toEqual([{ what: 'courses' }]);
});

test('what is personal is told to nobody else', async () => {
  const server = await listening();
  const ada = await enrol(server);
  const bea = await join(server, ada, 'member');
  const [own, others] = [await follow(server, ada), await follow(server, bea)];
  await ada.post('/conversations');
  await ada.post('/tasks', { title: 'Essay' });
  const toldOf = (stream: { told: Told[] }) => changesIn(stream).map(({ what }) => what);
  await expect.poll(() => toldOf(own).at(-1)).toBe('tasks');
  await expect.poll(() => toldOf(others).at(-1)).toBe('tasks');
  expect(toldOf(own)).toContain('conversations');
  expect(toldOf(others)).not.toContain('conversations');
});

test('nobody hears of a workspace they are not in', async () => {
  const server = await listening();
  const ada = await enrol(server);
  const stranger = await enrol(server);
  expect((await follow(server, { ...stranger, workspaceId: ada.workspaceId })).status).toBe(404);
  expect((await follow(server, ada, { token: 'wrong' })).status).toBe(401);
  const elsewhere = await follow(server, stranger);
  await ada.post('/tasks', { title: 'Essay' });
  await stranger.post('/courses', { title: 'Chemistry' });
  await expect.poll(() => changesIn(elsewhere)).toEqual([{ what: 'courses' }]);
});

test('who is removed is told so, and hears nothing more', async () => {
  const server = await listening();
  const ada = await enrol(server);
  const bea = await join(server, ada, 'member');
  const stream = await follow(server, bea);
  await ada.delete(`/members/${bea.account.id}`);
  await expect.poll(() => stream.told.at(-1)?.event).toBe('left');
  await expect.poll(stream.isOver).toBe(true);
});

test('whose session is ended elsewhere hears nothing more', async () => {
  const server = await listening();
  const ada = await enrol(server);
  const bea = await join(server, ada, 'member');
  const stream = await follow(server, bea);
  await server.identity.accounts.revokeSessions(bea.account.id);
  server.clock.advance({ seconds: 3 });
  await ada.post('/tasks', { title: 'Essay' });
  await expect.poll(stream.isOver).toBe(true);
  expect(changesIn(stream).map(({ what }) => what)).not.toContain('tasks');
});

test('two processes over one database hear of each other, and a broken connection is made again', async () => {
  const server = await listening();
  const ada = await enrol(server);
  const stream = await follow(server, ada);
  const listening_ = `select pid from pg_stat_activity where datname = current_database() and query ilike 'listen%'`;
  await server.database.pool.query(`select pg_terminate_backend(pid) from (${listening_}) as listeners`);
  await expect.poll(() => changesIn(stream)).toEqual([{ what: 'all' }]);
  const change = JSON.stringify({ workspaceId: ada.workspaceId, what: 'documents', id: 'd1' });
  await server.database.pool.query('select pg_notify($1, $2)', ['syllabi_changes', change]);
  await expect.poll(() => changesIn(stream).at(-1)).toEqual({ what: 'documents', id: 'd1' });
});

test('an open stream does not hold up the end of the server', async () => {
  const server = await listening();
  const ada = await enrol(server);
  const stream = await follow(server, ada);
  await server.app.close();
  await expect.poll(stream.isOver).toBe(true);
});
