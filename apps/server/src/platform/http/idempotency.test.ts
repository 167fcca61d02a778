import { pino } from 'pino';
import { expect, test } from 'vitest';
import { fakeClock, freshDatabase } from '../../testing/index.ts';
import { defineError } from '../errors.ts';
import { createHttpServer } from './http-server.ts';
import { createIdempotencyStore } from './idempotency.repository.ts';
import { idempotencyKeys } from './idempotency.tables.ts';
import { idempotency } from './idempotency.ts';
import { signInCheck } from './sign-in-check.ts';

const TooEarly = defineError('test/too-early', 429, 'Wait.');

/** Counts how often it really does something; `gate` holds the first request until it is opened. */
async function counterApi() {
  const { db } = await freshDatabase();
  const clock = fakeClock();
  const gate = Promise.withResolvers<void>();
  const atWork = Promise.withResolvers<void>();
  let count = 0;
  const app = createHttpServer({ log: pino({ level: 'silent' }), trustProxy: false });
  app.register(signInCheck, {
    authenticate: async (token) => ({ id: token, email: `${token}@example.org`, emailVerified: true }),
  });
  app.register(idempotency, { store: createIdempotencyStore(db, 'a secret for this test alone'), clock });
  app.register(async (scope) => {
    scope.post('/count', async (_request, reply) => reply.code(201).send({ count: ++count }));
    scope.post('/fail', async () => {
      count++;
      throw new Error('a bad day');
    });
    scope.post('/early', async () => {
      count++;
      throw new TooEarly();
    });
    scope.post('/slow', async () => {
      atWork.resolve();
      await gate.promise;
      return { done: true };
    });
  });
  const post = (url: string, key: string, { payload = {}, who = 'ada', version = '' } = {}) =>
    app.inject({
      method: 'POST',
      url,
      payload,
      headers: {
        authorization: `Bearer ${who}`,
        'idempotency-key': key,
        ...(version && { 'if-match': version }),
      },
    });
  const kept = () => db.select().from(idempotencyKeys);
  return { post, clock, gate, atWork: atWork.promise, counted: () => count, kept };
}

test('a write repeated with its key gets the first answer and changes nothing', async () => {
  const { post, counted } = await counterApi();
  const first = await post('/count', 'k1');
  const again = await post('/count', 'k1');
  expect([again.statusCode, again.json()]).toEqual([first.statusCode, { count: 1 }]);
  expect(again.headers).toMatchObject({
    'idempotency-replayed': 'true',
    'content-type': first.headers['content-type'],
  });
  expect(counted()).toBe(1);
});

test('answers are sealed in the database: they may hold addresses that nobody else should have', async () => {
  const { post, kept } = await counterApi();
  await post('/count', 'k1');
  const [row] = await kept();
  expect(row?.body).toMatch(/^[\w-]{38,}$/);
  expect(row?.body).not.toContain('count');
});

test('keys belong to the person and to the request they came with', async () => {
  const { post } = await counterApi();
  await post('/count', 'k1');
  expect((await post('/count', 'k1', { who: 'bob' })).json()).toEqual({ count: 2 });
  expect((await post('/count', 'k1', { payload: { other: true } })).statusCode).toBe(422);
});

test('a request that failed on our side may be tried again with its key', async () => {
  const { post, counted } = await counterApi();
  expect((await post('/fail', 'k1')).statusCode).toBe(500);
  expect((await post('/fail', 'k1')).statusCode).toBe(500);
  expect(counted()).toBe(2);
});

test('a request that came too early may be tried again with its key', async () => {
  const { post, counted } = await counterApi();
  for (const _try of [1, 2]) expect((await post('/early', 'k1')).statusCode).toBe(429);
  expect(counted()).toBe(2);
});

test('a repetition that comes while the first is at work is asked to wait, and takes over from a dead one', async () => {
  const { post, gate, atWork, clock } = await counterApi();
  const first = post('/slow', 'k1');
  await atWork;
  expect((await post('/slow', 'k1')).statusCode).toBe(409);
  clock.advance({ minutes: 2 });
  const successor = post('/slow', 'k1');
  gate.resolve();
  expect([(await first).statusCode, (await successor).statusCode]).toEqual([200, 200]);
});

test('a key that is no key is refused', async () => {
  const { post } = await counterApi();
  expect((await post('/count', ' spaced out ')).json().code).toBe('request/idempotency-key-malformed');
});

test('an edit of another version is another request', async () => {
  const { post } = await counterApi();
  await post('/count', 'k1', { version: '"1"' });
  expect((await post('/count', 'k1', { version: '"1"' })).json()).toEqual({ count: 1 });
  expect((await post('/count', 'k1', { version: '"2"' })).statusCode).toBe(422);
});
