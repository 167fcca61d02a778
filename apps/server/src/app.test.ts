import { expect, test } from 'vitest';
import { testApp } from './testing/index.ts';

/** Everything that answers without asking who you are. A route that is not here is closed. */
const openList = [
  /^\/(healthz|readyz)$/,
  /^\/api\/openapi\.json$/,
  /^\/api\/docs(\/|$)/,
  /^\/api\/v1\/capabilities$/,
  /^\/api\/v1\/invitations\/:token$/,
  // Browsers fetch pictures without a token; the name is not to be guessed.
  /^\/api\/v1\/avatars\/:key$/,
  /^\/feeds\/:token\.ics$/,
  /^(\/(identitytoolkit|securetoken)\.googleapis\.com)?\/v[12]\//,
  /^\/\.well-known\/jwks\.json$/,
  /^\/__\/auth\//,
  /^\/dev\/outbox(\.json)?$/,
  // The web app's own files.
  /^\/(assets\/\*|favicon\.svg)$/,
];

const isListedOpen = (url: string): boolean => openList.some((open) => open.test(url));
const fillIn = (url: string): string => url.replace(/:\w+/g, '00000000-0000-7000-8000-000000000000');

test('every route asks who you are, save those on the open list', async () => {
  const { app, routes } = await testApp();
  const closed = routes.filter(({ url }) => !isListedOpen(url));
  expect(closed.filter(({ isOpen }) => isOpen)).toEqual([]);
  for (const { method, url } of closed) {
    const answer = await app.inject({ method: method as 'GET', url: fillIn(url) });
    expect(`${method} ${url}: ${answer.statusCode}`).toBe(`${method} ${url}: 401`);
  }
});

test('every route of a workspace answers strangers as if it did not exist', async () => {
  const { routes, signIn } = await testApp();
  const stranger = await signIn();
  for (const { method, url } of routes.filter(({ url }) => url.includes('/:workspaceId'))) {
    const answer = await stranger.ask({ method: method as 'GET', url: fillIn(url) });
    expect(`${method} ${url}: ${answer.statusCode}`).toBe(`${method} ${url}: 404`);
  }
});

test('the OpenAPI document asks for a token on every closed operation', async () => {
  const { app, routes } = await testApp();
  const { openapi, paths } = (await app.inject('/api/openapi.json')).json();
  expect(openapi).toMatch(/^3\.1\./);
  for (const { method, url, isOpen } of routes.filter(({ url }) => url.startsWith('/api/v1/'))) {
    if (method === 'HEAD') continue;
    const operation = paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect(operation?.security, `${method} ${url}`).toEqual(isOpen ? [] : [{ bearer: [] }]);
  }
});

test('an unknown address of the API is a problem, not a page', async () => {
  const { app } = await testApp();
  const answer = await app.inject({ url: '/api/v1/nothing-here', headers: { accept: 'text/html' } });
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toMatch('application/problem+json');
  expect(answer.json()).toMatchObject({
    title: 'There is nothing at this address.',
    code: 'request/not-found',
  });
});
