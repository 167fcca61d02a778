import type { JWTPayload } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Log } from '../log.ts';
import { type FirebaseProject, startFirebaseProject } from '../testing/firebase-project.ts';
import { createTestClock } from '../testing/test-identity.ts';
import { createFirebaseTokens, type FirebaseTokens } from './firebase-tokens.ts';

let clock: ReturnType<typeof createTestClock>;
let project: FirebaseProject;
let tokens: FirebaseTokens;
let complaints: string[];

beforeEach(async () => {
  clock = createTestClock();
  complaints = [];
  const log: Log = { info() {}, warn() {}, error: (_facts, message) => void complaints.push(message) };
  project = await startFirebaseProject({ clock });
  tokens = createFirebaseTokens({ projectId: project.projectId, keysUrl: project.keysUrl, clock, log });
});
afterEach(() => project.stop());

const seconds = (offset: number) => Math.floor(clock.now().getTime() / 1000) + offset;

test('a token of the project tells who presents it', async () => {
  const claims = { name: 'Ada Park', picture: 'https://example.org/ada.png', plan: 'plus' };
  expect(await tokens.verify(await project.idToken(claims))).toEqual({
    id: 'ada',
    email: 'ada@example.org',
    emailVerified: true,
    displayName: 'Ada Park',
    photoUrl: 'https://example.org/ada.png',
    customClaims: { plan: 'plus' },
    sessionId: `ada.${seconds(0)}`,
    signInProvider: 'password',
    authenticatedAt: new Date(seconds(0) * 1000),
    issuedAt: new Date(seconds(0) * 1000),
  });
});

test.each<[string, (now: number) => JWTPayload]>([
  ['of another project', () => ({ aud: 'another-project' })],
  ['of another issuer', () => ({ iss: 'https://securetoken.google.com/another-project' })],
  ['past its time', (now) => ({ iat: now - 4000, auth_time: now - 4000, exp: now - 61 })],
  ['not made yet', (now) => ({ iat: now + 61 })],
  ['of a sign-in that has not happened yet', (now) => ({ auth_time: now + 61 })],
  ['without a sign-in', () => ({ auth_time: undefined })],
  ['of nobody', () => ({ sub: '' })],
  ['that says nothing of Firebase', () => ({ firebase: undefined })],
])('a token %s is refused', async (_what, claims) => {
  expect(await tokens.verify(await project.idToken(claims(seconds(0))))).toBeUndefined();
});

test('clocks may differ by a minute', async () => {
  const ahead = await project.idToken({ iat: seconds(50), auth_time: seconds(50) });
  const behind = await project.idToken({ exp: seconds(-50) });
  expect(await tokens.verify(ahead)).toBeDefined();
  expect(await tokens.verify(behind)).toBeDefined();
});

test('a token that was good is refused once its hour is over', async () => {
  const token = await project.idToken();
  expect(await tokens.verify(token)).toBeDefined();
  clock.pass(3600 + 61);
  expect(await tokens.verify(token)).toBeUndefined();
});

test('what is signed otherwise, by others or not at all is refused', async () => {
  const forgeries = await project.forgeries();
  for (const [how, token] of Object.entries(forgeries)) {
    expect(await tokens.verify(token), how).toBeUndefined();
  }
  expect(await tokens.verify('not.a.token')).toBeUndefined();
  expect(await tokens.verify('')).toBeUndefined();
});

describe('the published keys', () => {
  test('are read once for many tokens, until the answer is too old', async () => {
    for (const sub of ['ada', 'ben', 'cleo']) await tokens.verify(await project.idToken({ sub }));
    expect(project.requests()).toBe(1);
    clock.pass(20_000);
    await tokens.verify(await project.idToken());
    expect(project.requests()).toBe(2);
  });

  test('are read once by callers that come together', async () => {
    const token = await project.idToken();
    const found = await Promise.all([1, 2, 3].map(() => tokens.verify(token)));
    expect(found.map((holder) => holder?.id)).toEqual(['ada', 'ada', 'ada']);
    expect(project.requests()).toBe(1);
  });

  test('rotate: a key that is not known yet is asked for', async () => {
    const before = await project.idToken({ sub: 'ben' });
    await tokens.verify(await project.idToken());
    clock.pass(60);
    project.rotate();
    expect(await tokens.verify(await project.idToken())).toBeDefined();
    expect(await tokens.verify(before)).toBeDefined();
  });

  test('that were withdrawn prove nothing', async () => {
    const before = await project.idToken({ sub: 'ben' });
    project.rotate({ keepOld: false });
    expect(await tokens.verify(before)).toBeUndefined();
  });

  test('are not asked for by every token with a made-up key', async () => {
    await tokens.verify(await project.idToken());
    clock.pass(60);
    for (const kid of ['x', 'y', 'z']) {
      expect(await tokens.verify(await project.idToken({}, { kid }))).toBeUndefined();
    }
    expect(project.requests()).toBe(2);
  });

  test('serve on for a day while they cannot be read', async () => {
    await tokens.verify(await project.idToken());
    project.fail(true);
    clock.pass(20_000 + 80_000);
    expect(await tokens.verify(await project.idToken())).toBeDefined();
    clock.pass(10_000);
    await expect(tokens.verify(await project.idToken())).rejects.toThrow('cannot be read');
    expect(complaints).toContain('the published keys cannot be read');
  });

  test('that could never be read are no reason to call a token wrong', async () => {
    project.fail(true);
    await expect(tokens.verify(await project.idToken())).rejects.toThrow('cannot be read');
    project.fail(false);
    clock.pass(31);
    expect(await tokens.verify(await project.idToken())).toBeDefined();
  });
});
