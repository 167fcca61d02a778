import { expect, test } from 'vitest';
import { testApp } from '../../testing/index.ts';

const PER_MINUTE = 5;

test('one person who asks without pause is told when to come back, and nobody else', async () => {
  const { clock, signIn } = await testApp({ requestsPerMinute: PER_MINUTE });
  const [ada, ben] = [await signIn(), await signIn()];
  const ask = async () => ada.ask('/api/v1/workspaces');
  for (let turn = 0; turn < PER_MINUTE; turn += 1) expect((await ask()).statusCode).toBe(200);
  const refused = await ask();
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().code]).toEqual([
    429,
    '60',
    'request/too-many',
  ]);
  expect((await ben.ask('/api/v1/workspaces')).statusCode).toBe(200);
  clock.advance({ minutes: 1 });
  expect((await ask()).statusCode).toBe(200);
});

test('strangers are counted by their address, and pages and health checks are not counted', async () => {
  const { app } = await testApp({ requestsPerMinute: PER_MINUTE });
  const ask = async (url: string, remoteAddress = '203.0.113.7') =>
    (await app.inject({ url, remoteAddress })).statusCode;
  for (let turn = 0; turn < PER_MINUTE; turn += 1) await ask('/api/v1/capabilities');
  expect({
    same: await ask('/api/v1/capabilities'),
    other: await ask('/api/v1/capabilities', '203.0.113.8'),
    health: await ask('/healthz'),
  }).toEqual({ same: 429, other: 200, health: 200 });
});
