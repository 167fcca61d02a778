import { expect, test } from 'vitest';
import { testApp } from '../../testing/index.ts';
import { createOutbox } from './outbox.repository.ts';

async function appWithMail() {
  const { app, database } = await testApp();
  await createOutbox(database.db).add({
    id: '01890a5d-ac96-774b-bcce-b302099a8057',
    to: 'ada@example.org',
    kind: 'verifyEmail',
    subject: '<b>Confirm</b> your address',
    text: 'Open http://localhost:3000/auth-actions?mode=verifyEmail&oobCode=abc',
    createdAt: new Date('2026-02-02T09:00:00Z'),
  });
  return app;
}

test('mails can be read on this machine, with their links, and nothing in them runs', async () => {
  const app = await appWithMail();
  const page = await app.inject({ url: '/dev/outbox', headers: { host: 'localhost:3000' } });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('&lt;b&gt;Confirm&lt;/b&gt; your address');
  expect(page.body).toContain(
    '<a href="http://localhost:3000/auth-actions?mode=verifyEmail&amp;oobCode=abc">',
  );
  expect(page.headers['content-security-policy']).toMatch(/script-src 'self';/);
  const list = await app.inject({ url: '/dev/outbox.json', headers: { host: '127.0.0.1:3000' } });
  expect(list.json().items).toMatchObject([{ to: 'ada@example.org', kind: 'verifyEmail' }]);
});

test.each([
  ['another machine', { remoteAddress: '192.168.1.7', headers: { host: 'localhost:3000' } }],
  ['a proxy on this machine', { headers: { host: 'localhost:3000', 'x-forwarded-for': '203.0.113.9' } }],
  [
    'a proxy that only names the host',
    { headers: { host: 'localhost', 'x-forwarded-host': 'plan.example.org' } },
  ],
  ['a proxy that says who asks', { headers: { host: '127.0.0.1:3000', 'x-real-ip': '203.0.113.9' } }],
  ['a page elsewhere whose name points here', { headers: { host: 'evil.example.org:3000' } }],
])('for %s there is no outbox', async (_name, request) => {
  const app = await appWithMail();
  expect((await app.inject({ url: '/dev/outbox.json', ...request })).statusCode).toBe(404);
});
