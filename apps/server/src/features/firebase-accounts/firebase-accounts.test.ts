import { startFirebaseProject } from '@syllabi/identity/testing';
import type { InjectOptions } from 'fastify';
import type { JWTPayload } from 'jose';
import { expect, onTestFinished, test } from 'vitest';
import { fakeClock, testApp } from '../../testing/index.ts';

/** The whole server with a Firebase project in place of its own accounts, both by the same clock. */
async function withFirebase() {
  const start = fakeClock();
  const timekeeper = { now: () => start.now() };
  const project = await startFirebaseProject({ clock: timekeeper });
  onTestFinished(() => project.stop());
  const server = await testApp({ firebase: project });
  timekeeper.now = server.clock.now;
  const ask = async (claims: JWTPayload, request: InjectOptions | string) => {
    const token = await project.idToken(claims);
    const asked = typeof request === 'string' ? { url: request } : request;
    return server.app.inject({ ...asked, headers: { authorization: `Bearer ${token}`, ...asked.headers } });
  };
  return { ...server, project, ask };
}

const ada = { sub: 'ada', user_id: 'ada', email: 'ada@example.org', name: 'Ada Park' };
const ben = { sub: 'ben', user_id: 'ben', email: 'ben@example.org', name: 'Ben Ode' };

test('a token of the Firebase project lets its person in', async () => {
  const { ask } = await withFirebase();
  const answer = await ask(ada, '/api/v1/me');
  expect(answer.statusCode).toBe(200);
  expect(answer.json().account).toMatchObject({ id: 'ada', email: 'ada@example.org', emailVerified: true });
});

test('what Google did not sign for this project, or not for now, lets nobody in', async () => {
  const { app, project, clock } = await withFirebase();
  const now = Math.floor(clock.now().getTime() / 1000);
  const bad = {
    ...(await project.forgeries()),
    'of another project': await project.idToken({ aud: 'another-project' }),
    'past its time': await project.idToken({ exp: now - 120 }),
    'not yet valid': await project.idToken({ iat: now + 600 }),
    'signed by an unknown key': await project.idToken({}, { kid: 'unknown' }),
  };
  for (const [what, token] of Object.entries(bad)) {
    const answer = await app.inject({ url: '/api/v1/me', headers: { authorization: `Bearer ${token}` } });
    expect(answer.statusCode, what).toBe(401);
  }
});

test('while the keys cannot be read, nobody is called a stranger', async () => {
  const { ask, project } = await withFirebase();
  project.fail(true);
  const answer = await ask(ada, '/api/v1/me');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('10');
  expect(answer.json()).toMatchObject({ code: 'auth/provider-unreachable' });
});

test('people know each other by what their tokens say, the newest first', async () => {
  const { ask, clock } = await withFirebase();
  const { id } = (await ask(ada, '/api/v1/workspaces')).json().items[0];
  await ask({ ...ada, name: 'Ada Park-Lee' }, '/api/v1/me');
  clock.advance({ minutes: 1 });
  const older = Math.floor(clock.now().getTime() / 1000) - 120;
  await ask({ ...ada, email: 'old@example.org', iat: older, auth_time: older }, '/api/v1/me');
  const { items } = (await ask(ada, `/api/v1/workspaces/${id}/members`)).json();
  expect(items).toMatchObject([{ email: 'ada@example.org' }]);
});

test('the page may talk to Google, and to Google only', async () => {
  const { app } = await withFirebase();
  const { headers } = await app.inject({ url: '/', headers: { accept: 'text/html' } });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(
    "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;",
  );
  expect(policy).toContain("script-src 'self' https://apis.google.com;");
  expect(policy).toContain('frame-src https://notes.example.org;');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
});

test('clients learn whom to talk to, and nothing is claimed that the project cannot do', async () => {
  const { app, routes } = await withFirebase();
  const { identity, google } = (await app.inject('/api/v1/capabilities')).json();
  expect(identity).toMatchObject({
    provider: 'firebase',
    projectId: 'class-notes',
    apiKey: 'AIza-notes',
    authDomain: 'notes.example.org',
    sessions: false,
    totp: false,
  });
  expect(google.on).toBe(true);
  const addresses = routes.map(({ url }) => url);
  expect(addresses.filter((url) => /^\/v[12]\/|jwks\.json|\/sessions/.test(url))).toEqual([]);
});

test('erasing takes everything, and the tokens of before are good for nothing', async () => {
  const { ask, jobs, database, clock } = await withFirebase();
  await ask(ada, '/api/v1/workspaces');
  await ask(ben, '/api/v1/workspaces');
  const signedInAt = { auth_time: Math.floor(clock.now().getTime() / 1000) };
  clock.advance({ minutes: 4 });
  expect((await ask({ ...ada, ...signedInAt }, { method: 'DELETE', url: '/api/v1/me' })).statusCode).toBe(
    204,
  );
  expect((await ask({ ...ada, ...signedInAt }, '/api/v1/me')).statusCode).toBe(401);
  await jobs.drain();
  const { rows } = await database.pool.query(
    'select account_id from people union all select account_id from members union all select account_id from firebase_accounts',
  );
  expect(new Set(rows.map(({ account_id }) => account_id))).toEqual(new Set(['ben']));
  clock.advance({ minutes: 1 });
  expect((await ask(ada, '/api/v1/me')).statusCode).toBe(200);
});

test('erasing needs a recent sign-in', async () => {
  const { ask, clock } = await withFirebase();
  const signedInAt = { auth_time: Math.floor(clock.now().getTime() / 1000) };
  clock.advance({ minutes: 6 });
  const answer = await ask({ ...ada, ...signedInAt }, { method: 'DELETE', url: '/api/v1/me' });
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({ code: 'auth/requires-recent-login' });
});
