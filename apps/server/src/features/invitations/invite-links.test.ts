import { expect, test } from 'vitest';
import { enrol, join, openShared, testApp } from '../../testing/index.ts';

const server = await testApp({ now: '2027-02-01T12:00:00Z' });

async function withLink(wanted: object = {}) {
  const host = await openShared(await enrol(server, { displayName: 'Ada Park' }), 'Study group');
  const link = await host.post('/invite-links', wanted);
  const token = new URL(link.address).pathname.split('/').at(-1) ?? '';
  const acceptance = `/api/v1/invitations/${token}/acceptance`;
  return { host, link, token, acceptance };
}

test('whoever has the link sees what it is about and joins, confirmed address or not', async () => {
  const { host, token, acceptance } = await withLink({ role: 'viewer' });
  const preview = await server.app.inject(`/api/v1/invitations/${token}`);
  expect(preview.json()).toMatchObject({ workspaceName: 'Study group', email: null, role: 'viewer' });
  const guest = await enrol(server, { emailVerified: false });
  expect(await guest.post(acceptance)).toEqual({ workspaceId: host.workspaceId, role: 'viewer' });
  expect((await host.get('/invite-links')).items).toMatchObject([{ uses: 1, status: 'open' }]);
});

test('it lets in as many as it says, and opening it again uses nothing up', async () => {
  const { host, acceptance } = await withLink({ mostUses: 1 });
  const [first, second] = [await enrol(server), await enrol(server)];
  await first.post(acceptance);
  await second.post(acceptance, {}, { status: 410 });
  expect((await host.get('/invite-links')).items).toMatchObject([{ uses: 1, status: 'used-up' }]);
});

test('two who open the last place at once do not both get it', async () => {
  const { host, acceptance } = await withLink({ mostUses: 1 });
  const [first, second] = [await enrol(server), await enrol(server)];
  const answers = await Promise.all(
    [first, second].map((guest) => guest.ask({ method: 'POST', url: acceptance })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
  expect((await host.get('/members')).items).toHaveLength(2);
});

test('who is in already keeps their role', async () => {
  const { host, acceptance } = await withLink({ role: 'viewer' });
  expect(await host.post(acceptance)).toEqual({ workspaceId: host.workspaceId, role: 'owner' });
});

test('a suspended person does not come back by a link', async () => {
  const { host, acceptance } = await withLink();
  const guest = await join(server, host, 'member');
  await host.post(`/members/${guest.account.id}/suspension`);
  const answer = await guest.ask({ method: 'POST', url: acceptance });
  expect(answer.json().code).toBe('invitation/suspended');
});

test('revoked or out of time, it opens nothing', async () => {
  const revoked = await withLink();
  await revoked.host.delete(`/invite-links/${revoked.link.id}`);
  const guest = await enrol(server);
  await guest.post(revoked.acceptance, {}, { status: 404 });
  const old = await withLink({ days: 1 });
  await server.database.pool.query(`update invite_links set expires_at = '2027-01-01' where id = $1`, [
    old.link.id,
  ]);
  await guest.post(old.acceptance, {}, { status: 410 });
  expect((await old.host.get('/invite-links')).items).toMatchObject([{ status: 'expired' }]);
});

test('the address is shown once and kept nowhere; nobody is made an owner by it', async () => {
  const { host, token } = await withLink();
  const { rows } = await server.database.pool.query('select * from invite_links');
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(JSON.stringify(await host.get('/invite-links'))).not.toContain(token);
  await host.post('/invite-links', { role: 'owner' }, { status: 400 });
  await host.post('/invite-links', { mostUses: 0 }, { status: 400 });
});

test('an invitation to oneself is answered kindly', async () => {
  const { host } = await withLink();
  const answer = await host.post(
    '/invitations',
    { email: host.account.email.toUpperCase() },
    { status: 409 },
  );
  expect(answer.code).toBe('invitation/yourself');
});

test('an invitation by mail is also among one’s own, and can be accepted there', async () => {
  const { host } = await withLink();
  const guest = await enrol(server);
  await host.post('/invitations', { email: guest.account.email, role: 'viewer' });
  expect(await guest.get('/api/v1/me/notifications/summary')).toEqual({ unread: 1 });
  const [invitation] = (await guest.get('/api/v1/me/invitations')).items;
  expect(invitation).toMatchObject({ workspaceName: 'Study group', invitedBy: 'Ada Park', role: 'viewer' });
  await (await enrol(server)).post(`/api/v1/me/invitations/${invitation.id}/acceptance`, {}, { status: 404 });
  await guest.post(`/api/v1/me/invitations/${invitation.id}/acceptance`);
  expect((await guest.get('/api/v1/me/invitations')).items).toEqual([]);
  const [news] = (await host.get('/api/v1/me/notifications')).items;
  expect(news.title).toBe('Ada Park joined Study group');
});

test.each([
  ['suspended', (admin: string) => ({ path: `/members/${admin}/suspension` })],
  ['removed', (admin: string) => ({ path: `/members/${admin}`, method: 'delete' as const })],
  ['no admin any more', (admin: string) => ({ path: `/members/${admin}`, role: 'viewer' })],
])('who is %s lets nobody in, by link or by mail', async (_, change) => {
  const host = await openShared(await enrol(server), 'Study group');
  const admin = await join(server, host, 'admin');
  const { address } = await admin.post('/invite-links', { role: 'admin' });
  const friend = await enrol(server);
  await admin.post('/invitations', { email: friend.account.email, role: 'admin' });
  const [mailed] = (await friend.get('/api/v1/me/invitations')).items;
  const { path, method, role } = { method: undefined, role: undefined, ...change(admin.account.id) };
  if (method) await host.delete(path);
  else if (role) await host.patch(path, { role });
  else await host.post(path);

  const link = `/api/v1/invitations/${new URL(address).pathname.split('/').at(-1)}`;
  expect((await server.app.inject(link)).statusCode).not.toBe(200);
  const answers = [
    await friend.ask({ method: 'POST', url: `${link}/acceptance` }),
    await friend.ask({ method: 'POST', url: `/api/v1/me/invitations/${mailed.id}/acceptance` }),
  ];
  for (const { statusCode } of answers) expect([404, 410]).toContain(statusCode);
  const { items } = await host.get('/members');
  expect(items.map(({ accountId }: { accountId: string }) => accountId)).not.toContain(friend.account.id);
});
