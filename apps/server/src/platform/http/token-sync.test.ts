import { expect, test } from 'vitest';
import { enrol, testApp } from '../../testing/index.ts';

const PATH = '/session';
const server = await testApp({ tokenSyncPath: PATH });

/** Somebody who dropped a file, and whose browser was given the cookie. */
async function aReader() {
  const ada = await enrol(server);
  const { document } = (await ada.drop({ name: 'a.txt', bytes: 'Quiz 1: Feb 12' })).json();
  const answer = await ada.ask({ method: 'POST', url: PATH });
  expect(answer.statusCode).toBe(204);
  const setCookie = String(answer.headers['set-cookie']);
  const file = `/api/v1/workspaces/${ada.workspaceId}/documents/${document.id}/file`;
  return { ada, setCookie, cookie: setCookie.split(';')[0] ?? '', file };
}

test('the cookie is out of reach of scripts and other sites, and holds no bearer token', async () => {
  const { ada, cookie, setCookie, file } = await aReader();
  expect(setCookie).toMatch(/^syllabi-read=[\w-]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=3600$/);
  expect(setCookie).not.toContain(ada.token);
  const sealed = cookie.split('=')[1] ?? '';
  const asBearer = await server.app.inject({ url: file, headers: { authorization: `Bearer ${sealed}` } });
  expect(asBearer.statusCode).toBe(401);
});

test('a file is read with the cookie alone', async () => {
  const { cookie, file } = await aReader();
  const answer = await server.app.inject({ url: file, headers: { cookie, 'sec-fetch-site': 'same-origin' } });
  expect([answer.statusCode, answer.body]).toEqual([200, 'Quiz 1: Feb 12']);
});

test('the stream of changes opens with the cookie alone', async () => {
  const { ada, cookie } = await aReader();
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const ending = new AbortController();
  const stream = await fetch(`${address}/api/v1/workspaces/${ada.workspaceId}/changes`, {
    headers: { cookie },
    signal: ending.signal,
  });
  expect([stream.status, stream.headers.get('content-type')]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
  ]);
  ending.abort();
});

test('writing with the cookie alone is refused, and so is reading what is not marked for it', async () => {
  const { ada, cookie } = await aReader();
  const workspace = `/api/v1/workspaces/${ada.workspaceId}`;
  const ask = async (method: 'GET' | 'POST' | 'DELETE', url: string) =>
    (await server.app.inject({ method, url, headers: { cookie }, ...(method === 'POST' && { payload: {} }) }))
      .statusCode;
  expect({
    post: await ask('POST', `${workspace}/tasks`),
    delete: await ask('DELETE', '/api/v1/me/sessions'),
    read: await ask('GET', '/api/v1/me'),
    list: await ask('GET', `${workspace}/documents`),
    sync: await ask('POST', PATH),
  }).toEqual({ post: 401, delete: 401, read: 401, list: 401, sync: 401 });
});

test('every route that takes the cookie only reads', async () => {
  const { ada, cookie } = await aReader();
  for (const { method, url } of server.routes.filter(({ method }) => !['GET', 'HEAD'].includes(method))) {
    if (!url.startsWith('/api/')) continue;
    const address = url.replace(':workspaceId', ada.workspaceId).replace(/:\w+/g, ada.workspaceId);
    const answer = await server.app.inject({ method: method as 'POST', url: address, headers: { cookie } });
    expect(`${method} ${url}: ${answer.statusCode}`).toBe(`${method} ${url}: 401`);
  }
});

test.each(['cross-site', 'same-site'])('a %s request gets nothing with the cookie', async (site) => {
  const { cookie, file } = await aReader();
  const headers = { cookie, 'sec-fetch-site': site };
  expect((await server.app.inject({ url: file, headers })).statusCode).toBe(401);
  expect((await server.app.inject({ method: 'DELETE', url: PATH, headers })).statusCode).toBe(403);
});

test('a wrong bearer token is not made good by the cookie', async () => {
  const { cookie, file } = await aReader();
  const headers = { cookie, authorization: 'Bearer made-up' };
  expect((await server.app.inject({ url: file, headers })).statusCode).toBe(401);
});

test('signing out takes the cookie away, and a session that ended makes it worthless', async () => {
  const { ada, cookie, file } = await aReader();
  const cleared = await server.app.inject({ method: 'DELETE', url: PATH });
  expect(cleared.headers['set-cookie']).toMatch(/^syllabi-read=; .*Max-Age=0$/);
  await server.identity.accounts.revokeSessions(ada.account.id);
  expect((await server.app.inject({ url: file, headers: { cookie } })).statusCode).toBe(401);
});

test.each(['syllabi-read=made-up', 'syllabi-read=', 'other=1; syllabi-read=%00', ''])(
  'a cookie like %j opens nothing',
  async (cookie) => {
    const { file } = await aReader();
    expect((await server.app.inject({ url: file, headers: { cookie } })).statusCode).toBe(401);
  },
);

test('strangers get no cookie, and without a path there is none', async () => {
  const stranger = await server.app.inject({ method: 'POST', url: PATH });
  expect([stranger.statusCode, stranger.headers['set-cookie']]).toEqual([401, undefined]);
  const without = await testApp();
  const person = await without.signIn();
  expect((await person.ask({ method: 'POST', url: PATH })).statusCode).toBe(404);
});
