import { pino } from 'pino';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineError } from '../errors.ts';
import { createHttpServer } from './http-server.ts';
import { signInCheck } from './sign-in-check.ts';
import type { Role } from './types.ts';
import { requireVersion, setVersion, versionOutdated } from './versions.ts';
import { workspaceCheck } from './workspace-check.ts';

const WORKSPACE = '01890a5d-ac96-774b-bcce-b302099a8057';
const ADA = { id: 'ada', email: 'ada@example.org', emailVerified: true };
const asAda = { authorization: 'Bearer ada' };

const TeapotIsShort = defineError('tea/short', 418, 'The teapot is short.');

/** A small API with every kind of door, entered by Ada, who has `role` in one workspace. */
function smallApi({ role = 'member' }: { role?: Role } = {}) {
  const app = createHttpServer({ log: pino({ level: 'silent' }), trustProxy: false });
  app.register(signInCheck, { authenticate: async (token) => (token === 'ada' ? ADA : undefined) });
  app.register(workspaceCheck, {
    findMembership: async ({ workspaceId }) => (workspaceId === WORKSPACE ? { role } : undefined),
  });
  app.register(async (scope) => {
    scope.get('/open', { config: { open: true } }, async () => ({ open: true }));
    scope.get('/closed', async ({ account }) => ({ who: account.email }));
    scope.get('/broken', async () => {
      throw new Error('the password is 1234');
    });
    scope.get('/nameless', async () => {
      throw Object.assign(new Error('Forbidden'), { statusCode: 403 });
    });
    scope.get('/teapot', async () => {
      throw new TeapotIsShort({ detail: 'It holds two cups.', headers: { 'retry-after': '60' } });
    });
    scope.get('/workspaces/:workspaceId', async ({ workspace }) => workspace);
    scope.put('/workspaces/:workspaceId', async ({ workspace }) => workspace);
    scope.delete(
      '/workspaces/:workspaceId',
      { config: { role: 'owner' } },
      async ({ workspace }) => workspace,
    );
    scope.post(
      '/tasks',
      {
        schema: {
          body: z.object({ title: z.string().min(1), steps: z.array(z.object({ minutes: z.int() })) }),
        },
      },
      async ({ body }) => body,
    );
    scope.patch('/notes', async (request, reply) => {
      if (requireVersion(request) !== 3) throw versionOutdated({ version: 3, current: { text: 'milk' } });
      setVersion(reply, 4);
      return { text: 'eggs' };
    });
  });
  return app;
}

test('a closed route asks who you are, and an open one does not', async () => {
  const api = smallApi();
  const stranger = await api.inject('/closed');
  expect(stranger.statusCode).toBe(401);
  expect(stranger.headers['www-authenticate']).toBe('Bearer');
  expect((await api.inject({ url: '/closed', headers: { authorization: 'Bearer forged' } })).statusCode).toBe(
    401,
  );
  expect((await api.inject({ url: '/closed', headers: asAda })).json()).toEqual({ who: 'ada@example.org' });
  expect((await api.inject('/open')).json()).toEqual({ open: true });
});

test.each([
  ['a workspace of others', '01890a5d-ac96-774b-bcce-000000000000'],
  ['something that is no id', "x' or 1=1"],
])('%s answers as if it did not exist', async (_name, id) => {
  const answer = await smallApi().inject({ url: `/workspaces/${encodeURIComponent(id)}`, headers: asAda });
  expect(answer.statusCode).toBe(404);
  expect(answer.json().code).toBe('workspace/not-found');
});

test.each<[Role, Record<'GET' | 'PUT' | 'DELETE', number>]>([
  ['viewer', { GET: 200, PUT: 403, DELETE: 403 }],
  ['member', { GET: 200, PUT: 200, DELETE: 403 }],
  ['owner', { GET: 200, PUT: 200, DELETE: 200 }],
])('a %s may do what the role allows', async (role, expected) => {
  for (const [method, status] of Object.entries(expected)) {
    const answer = await smallApi({ role }).inject({
      method: method as 'GET',
      url: `/workspaces/${WORKSPACE}`,
      headers: asAda,
    });
    expect(`${method} ${answer.statusCode}`).toBe(`${method} ${status}`);
  }
});

test('a failure is answered as a problem with the id of its request', async () => {
  const answer = await smallApi().inject({
    url: '/teapot',
    headers: { ...asAda, 'x-request-id': 'trace-0042' },
  });
  expect(answer.statusCode).toBe(418);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/problem+json; charset=utf-8',
    'retry-after': '60',
    'x-request-id': 'trace-0042',
  });
  expect(answer.json()).toEqual({
    type: 'urn:syllabi:problem:tea:short',
    title: 'The teapot is short.',
    status: 418,
    detail: 'It holds two cups.',
    code: 'tea/short',
    errors: [],
    requestId: 'trace-0042',
  });
});

test('what nobody foresaw says nothing about itself', async () => {
  const answer = await smallApi().inject({ url: '/broken', headers: asAda });
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('password');
  expect(answer.json().title).toBe('Something went wrong on our side.');
});

test('a refusal of a plugin that gives its errors no code is told as one', async () => {
  const answer = await smallApi().inject({ url: '/nameless', headers: asAda });
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'request/refused']);
});

test('each field that cannot be accepted is named', async () => {
  const payload = { title: '', steps: [{ minutes: 5 }, { minutes: 'ten' }] };
  const answer = await smallApi().inject({ method: 'POST', url: '/tasks', headers: asAda, payload });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toMatchObject([
    { field: 'title', code: 'too_small' },
    { field: 'steps.1.minutes', code: 'invalid_type' },
  ]);
});

test.each([
  ['broken JSON', { payload: '{', headers: { 'content-type': 'application/json' } }, 400],
  ['a type nobody reads', { payload: 'x', headers: { 'content-type': 'text/x-unknown' } }, 415],
])('%s is refused as a problem', async (_name, { payload, headers }, status) => {
  const answer = await smallApi().inject({
    method: 'POST',
    url: '/tasks',
    headers: { ...asAda, ...headers },
    payload,
  });
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ status, code: expect.stringMatching(/^request\//) });
});

test.each([
  ['without a version is told to name one', undefined, 428],
  ['of an older version gets the one that stands', '"2"', 412],
  ['of the version that stands is accepted', '"3"', 200],
])('an edit %s', async (_name, ifMatch, status) => {
  const headers = { ...asAda, ...(ifMatch && { 'if-match': ifMatch }) };
  const answer = await smallApi().inject({ method: 'PATCH', url: '/notes', headers });
  expect(answer.statusCode).toBe(status);
  if (status === 412) expect(answer.json().current).toEqual({ text: 'milk' });
  if (status !== 428) expect(answer.headers.etag).toBe(status === 200 ? '"4"' : '"3"');
});

test('behind a proxy, a client cannot choose the address it is counted by', async () => {
  const app = createHttpServer({ log: pino({ level: 'silent' }), trustProxy: true });
  app.get('/address', async ({ ip }) => ip);
  const forwarded = { 'x-forwarded-for': '10.0.0.1, 203.0.113.9' };
  expect((await app.inject({ url: '/address', headers: forwarded })).body).toBe('203.0.113.9');
});
