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
