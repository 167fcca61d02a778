import { expect, test } from 'vitest';
import { testApp } from '../../testing/index.ts';
import { kindOf } from './security-events.rules.ts';
import type { SecurityEventKind } from './security-events.schemas.ts';

const server = await testApp();

// biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of an answer
const eventsOf = async (person: { ask(url: string): Promise<{ json(): any }> }, query = '') =>
  (await person.ask(`/api/v1/me/security-events${query}`)).json();

test('everybody reads what happened to their own account, the newest first', async () => {
  const ada = await server.signIn();
  const failed = { email: ada.account.email, password: 'a guess' };
  const url = '/v1/accounts:signInWithPassword?key=syllabi';
  await server.app.inject({ method: 'POST', url, payload: failed, remoteAddress: '203.0.113.9' });
  await server.signIn();
  const { items, nextCursor } = await eventsOf(ada);
  expect(items.map(({ kind }: { kind: string }) => kind)).toEqual([
    'sign-in-refused',
    'email-confirmed',
    'email-confirmation-asked',
    'profile-changed',
    'signed-up',
  ]);
  expect(items[0]).toMatchObject({ address: '203.0.113.9', userAgent: 'lightMyRequest', current: false });
  expect(items[4]).toMatchObject({ current: true });
  expect(nextCursor).toBeNull();
});

test('the list goes on where a page ended', async () => {
  const ada = await server.signIn();
  const first = await eventsOf(ada, '?limit=3');
  const second = await eventsOf(ada, `?limit=3&cursor=${first.nextCursor}`);
  expect([first.items.length, second.items.length, second.nextCursor]).toEqual([3, 1, null]);
  expect((await ada.ask('/api/v1/me/security-events?cursor=made-up')).statusCode).toBe(400);
});

test.each<[string, string, string | null, SecurityEventKind]>([
  ['accounts:signInWithPassword', 'ok', 's1', 'signed-in'],
  ['accounts:signInWithPassword', 'ok', null, 'first-step-done'],
  ['accounts:signInWithPassword', 'INVALID_LOGIN_CREDENTIALS', null, 'sign-in-refused'],
  ['accounts:signInWithPassword', 'TOO_MANY_ATTEMPTS_TRY_LATER', null, 'sign-in-stopped'],
  ['mfaSignIn:finalize', 'ok', 's1', 'signed-in'],
  ['mfaSignIn:finalize', 'INVALID_CODE', null, 'second-step-refused'],
  ['accounts:checkEmailCode', 'INVALID_CODE', null, 'sign-in-refused'],
  ['accounts:signUp', 'EMAIL_EXISTS', null, 'sign-up-tried'],
  ['accounts:updateAccess PASSWORD', 'ok', 's1', 'password-changed'],
  ['accounts:updateAccess', 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN', 's1', 'change-refused'],
  ['token REUSED', 'TOKEN_EXPIRED', 's1', 'session-stolen'],
  ['something new', 'ok', null, 'other'],
])('%s %s (session: %s) is told as %s', (action, outcome, sessionId, kind) =>
  expect(kindOf({ action, outcome, sessionId })).toBe(kind),
);
