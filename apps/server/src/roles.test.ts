import { expect, test } from 'vitest';
import { ROLES, type Role } from './platform/http/types.ts';
import { enrol, join, openShared, type Student, type TestApp, testApp } from './testing/index.ts';
import { LEAST_ROLES } from './testing/role-table.ts';

const API = '/api/v1';
const WORKSPACE = `${API}/workspaces/:workspaceId`;

/** A stream has no end, so that a test cannot wait for its answer; the door before it is the same. */
const STREAMS = new Set(['GET /changes']);

const rowsOf = (table: Record<string, string>) =>
  Object.entries(table).flatMap(([path, methods]) => methods.split(' ').map((method) => `${method} ${path}`));

const { open, person, ...OF_WORKSPACE } = LEAST_ROLES;
const least = new Map<string, Role>(
  ROLES.flatMap((role) => rowsOf(OF_WORKSPACE[role]).map((row) => [row, role])),
);

const routesBelow = ({ routes }: TestApp, prefix: string) =>
  routes
    .filter(({ method, url }) => method !== 'HEAD' && url.startsWith(prefix))
    .map(({ method, url, isOpen }) => ({ method, url, isOpen, path: url.slice(prefix.length) || '/' }));

test('every route of the API has its row in the table of roles, and every row its route', async () => {
  const server = await testApp();
  // Those that answer, not those that are documented: what hides from the document needs a row all the same.
  const answering = routesBelow(server, API).map(({ method, url }) => `${method} ${url}`);
  const { paths } = (await server.app.inject('/api/openapi.json')).json();
  const documented = Object.entries<object>(paths)
    .filter(([path]) => path.startsWith(`${API}/`))
    .flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
  const inTable = [
    ...[...rowsOf(open), ...rowsOf(person)].map((row) => row.replace(' ', ` ${API}`)),
    ...[...least.keys()].map((row) => row.replace(' ', ` ${WORKSPACE}`).replace(/\/$/, '')),
  ];
  expect(answering.toSorted()).toEqual(inTable.toSorted());
  expect(documented.toSorted()).toEqual(inTable.map((row) => row.replace(/:(\w+)/g, '{$1}')).toSorted());
});

test('what answers without asking who you are is in the table as such', async () => {
  const server = await testApp();
  const openNow = routesBelow(server, API).filter(({ isOpen }) => isOpen);
  expect(openNow.map(({ method, path }) => `${method} ${path}`)).toEqual(rowsOf(open));
});

test('every route of a workspace lets in whom it should, and tells the others 403', {
  timeout: 120_000,
}, async () => {
  const server = await testApp();
  const owner = await openShared(await enrol(server));
  const people: Record<Role, Student> = {
    owner,
    admin: await join(server, owner, 'admin'),
    member: await join(server, owner, 'member'),
    viewer: await join(server, owner, 'viewer'),
  };
  const said: string[] = [];
  const expected: string[] = [];
  // What deletes the workspace comes last.
  const order = ({ method, path }: { method: string; path: string }) =>
    Number(method === 'DELETE' && path === '/');
  for (const { method, url, path } of routesBelow(server, WORKSPACE).toSorted(
    (a, b) => order(a) - order(b),
  )) {
    const row = `${method} ${path}`;
    for (const role of ROLES) {
      const mayPass = ROLES.indexOf(role) >= ROLES.indexOf(least.get(row) ?? 'owner');
      if (mayPass && STREAMS.has(row)) continue;
      const { statusCode } = await people[role].ask({
        method: method as 'GET',
        url: fillIn(url, owner.workspaceId),
        headers: { 'if-match': '"1"' },
      });
      said.push(`${role} ${row}: ${statusCode === 403 ? 'refused' : 'let in'}`);
      expected.push(`${role} ${row}: ${mayPass ? 'let in' : 'refused'}`);
    }
  }
  expect(said).toEqual(expected);
});

const NOBODY = '00000000-0000-7000-8000-000000000000';
const fillIn = (url: string, workspaceId: string): string =>
  url.replace(':workspaceId', workspaceId).replace(/:\w+/g, NOBODY);
