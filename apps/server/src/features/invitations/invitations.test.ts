import { expect, test } from 'vitest';
import { enrol, testApp } from '../../testing/index.ts';

async function invited() {
  const server = await testApp({ now: '2027-02-01T12:00:00Z' });
  const host = await enrol(server, { displayName: 'Ada Park' });
  const guest = await enrol(server, { email: 'theo@example.org' });
  const invitation = await host.post('/invitations', { email: 'Theo@Example.org', role: 'viewer' });
  const tokenOf = () =>
    /(?<=\/invitations\/)\S+/.exec(server.mailer.lastTo('theo@example.org').text)?.[0] ?? '';
  return { server, host, guest, invitation, tokenOf };
}

test('the mail holds a link that tells before signing in what it is about', async () => {
  const { server, tokenOf } = await invited();
  const mail = server.mailer.lastTo('theo@example.org');
  expect(mail.subject).toBe('Ada Park invites you to Ada Park’s workspace on Syllabi');
  const preview = await server.app.inject(`/api/v1/invitations/${tokenOf()}`);
  expect(preview.json()).toMatchObject({ invitedBy: 'Ada Park', role: 'viewer', email: 'theo@example.org' });
});

test('accepting lets the guest in, once', async () => {
  const { host, guest, tokenOf } = await invited();
  const accepted = await guest.post(`/api/v1/invitations/${tokenOf()}/acceptance`);
  expect(accepted).toEqual({ workspaceId: host.workspaceId, role: 'viewer' });
  await guest.post(`/api/v1/invitations/${tokenOf()}/acceptance`, {}, { status: 404 });
  expect((await host.get('/invitations')).items).toEqual([]);
  await host.post('/invitations', { email: 'theo@example.org' }, { status: 409 });
});

test('an invitation is for the address it was sent to', async () => {
  const { server, tokenOf } = await invited();
  const stranger = await enrol(server);
  await stranger.post(`/api/v1/invitations/${tokenOf()}/acceptance`, {}, { status: 403 });
});

test('inviting again sends a fresh link and ends the old one', async () => {
  const { host, guest, invitation, tokenOf } = await invited();
  const old = tokenOf();
  await host.post('/invitations', { email: 'theo@example.org', role: 'member' });
  const { items } = await host.get('/invitations');
  expect(items).toMatchObject([{ id: invitation.id, role: 'member', status: 'pending' }]);
  await guest.post(`/api/v1/invitations/${old}/acceptance`, {}, { status: 404 });
  await guest.post(`/api/v1/invitations/${tokenOf()}/acceptance`);
});

test('a revoked link opens nothing', async () => {
  const { host, guest, invitation, tokenOf } = await invited();
  await host.delete(`/invitations/${invitation.id}`);
  await guest.post(`/api/v1/invitations/${tokenOf()}/acceptance`, {}, { status: 404 });
});

test('a link is worth nothing after a week, and the list says so', async () => {
  const { server, host, tokenOf } = await invited();
  await server.database.pool.query(`update invitations set expires_at = '2027-02-01T11:59:00Z'`);
  expect((await server.app.inject(`/api/v1/invitations/${tokenOf()}`)).statusCode).toBe(410);
  expect((await host.get('/invitations')).items).toMatchObject([{ status: 'expired' }]);
});

test('the database holds no token that would open anything', async () => {
  const { server, tokenOf } = await invited();
  const { rows } = await server.database.pool.query('select * from invitations');
  expect(JSON.stringify(rows)).not.toContain(tokenOf());
});
