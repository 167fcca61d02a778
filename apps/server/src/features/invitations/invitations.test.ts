import { expect, test } from 'vitest';
import { enrol, testApp } from '../../testing/index.ts';

const server = await testApp({ now: '2027-02-01T12:00:00Z' });

async function invited() {
  const host = await enrol(server, { displayName: 'Ada Park' });
  const guest = await enrol(server);
  const { email } = guest.account;
  const invitation = await host.post('/invitations', { email: email.toUpperCase(), role: 'viewer' });
  const tokenOf = () => /(?<=\/invitations\/)\S+/.exec(server.mailer.lastTo(email).text)?.[0] ?? '';
  return { host, guest, email, invitation, tokenOf };
}

test('the mail holds a link that tells before signing in what it is about', async () => {
  const { email, tokenOf } = await invited();
  const mail = server.mailer.lastTo(email);
  expect(mail.subject).toBe('Ada Park invites you to Ada Park’s workspace on Syllabi');
  const preview = await server.app.inject(`/api/v1/invitations/${tokenOf()}`);
  expect(preview.json()).toMatchObject({ invitedBy: 'Ada Park', role: 'viewer', email });
});

test('accepting lets the guest in, once', async () => {
  const { host, guest, tokenOf } = await invited();
  const accepted = await guest.post(`/api/v1/invitations/${tokenOf()}/acceptance`);
  expect(accepted).toEqual({ workspaceId: host.workspaceId, role: 'viewer' });
  await guest.post(`/api/v1/invitations/${tokenOf()}/acceptance`, {}, { status: 404 });
  expect((await host.get('/invitations')).items).toEqual([]);
  await host.post('/invitations', { email: guest.account.email }, { status: 409 });
});

test('an invitation is for the address it was sent to', async () => {
  const { tokenOf } = await invited();
  const stranger = await enrol(server);
  await stranger.post(`/api/v1/invitations/${tokenOf()}/acceptance`, {}, { status: 403 });
});

test('an invitation waits until the guest has confirmed the address', async () => {
  const host = await enrol(server);
  const guest = await enrol(server, { emailVerified: false });
  await host.post('/invitations', { email: guest.account.email });
  const token = /(?<=\/invitations\/)\S+/.exec(server.mailer.lastTo(guest.account.email).text)?.[0] ?? '';
  const refused = await guest.post(`/api/v1/invitations/${token}/acceptance`, {}, { status: 403 });
  expect(refused.code).toBe('invitation/email-unconfirmed');
  expect(refused.title).toMatch('Confirm your e-mail first');
});

test('inviting again sends a fresh link and ends the old one', async () => {
  const { host, guest, invitation, tokenOf } = await invited();
  const old = tokenOf();
  await host.post('/invitations', { email: guest.account.email, role: 'member' });
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
  const { host, invitation, tokenOf } = await invited();
  const lastYear = `update invitations set expires_at = '2026-02-01' where id = '${invitation.id}'`;
  await server.database.pool.query(lastYear);
  expect((await server.app.inject(`/api/v1/invitations/${tokenOf()}`)).statusCode).toBe(410);
  expect((await host.get('/invitations')).items).toMatchObject([{ status: 'expired' }]);
});

test('the database holds no token that would open anything', async () => {
  const { tokenOf } = await invited();
  const { rows } = await server.database.pool.query('select * from invitations');
  expect(JSON.stringify(rows)).not.toContain(tokenOf());
});

test('nobody is flooded with invitations, whoever sends them', async () => {
  const [host, other] = [await enrol(server), await enrol(server)];
  const invitation = { email: 'flooded@example.org' };
  for (let sent = 0; sent < 5; sent += 1) await host.post('/invitations', invitation);
  await other.post('/invitations', { email: 'Flooded@example.org' }, { status: 429 });
  server.clock.advance({ hours: 1 });
  await (await enrol(server)).post('/invitations', invitation);
});
