import { expect, test } from 'vitest';
import { PROJECT } from '../../project.ts';
import { testApp } from '../../testing/index.ts';
import { toCapabilities } from './capabilities.views.ts';

const server = { ...PROJECT, version: 'test', tokenSyncPath: null, google: true, mail: 'outbox' as const };
const limits = {
  fileBytes: 1,
  pages: 1,
  extensions: [],
  restoreDays: 1,
  invitationDays: 1,
  workspaceBytes: null,
};

test('anyone may ask what this server can do, and it claims nothing it cannot', async () => {
  const { app } = await testApp();
  const answer = await app.inject('/api/v1/capabilities');
  expect(answer.json()).toMatchObject({
    identity: { provider: 'embedded', projectId: 'syllabi', passkeys: true, sessions: true },
    calendars: { feed: { on: true } },
    google: { on: false, missing: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] },
    billing: { on: false },
    languageModel: { on: false, missing: ['AI_BASE_URL', 'AI_MODEL'] },
    mail: 'outbox',
    limits: { fileBytes: 25 * 1024 * 1024, pages: 200, restoreDays: 30 },
  });
});

test('signing in with Google is on where a client of Google is configured', async () => {
  const { app } = await testApp({ google: true });
  expect((await app.inject('/api/v1/capabilities')).json().google).toEqual({ on: true, missing: [] });
});

test('the assistant writes where a language model is configured', () => {
  const withModel = { ...server, languageModel: 'small' };
  expect(
    toCapabilities({ server: withModel, publicUrl: 'http://localhost:3000', limits }).languageModel,
  ).toEqual({
    on: true,
    missing: [],
  });
});

test.each([
  ['https://plan.example.org', true],
  ['http://localhost:3000', true],
  ['https://192.0.2.7', false],
  ['https://[2001:db8::7]:8443', false],
])('served at %s, passkeys are on: %s', (publicUrl, expected) =>
  expect(toCapabilities({ server, publicUrl, limits }).identity.passkeys).toBe(expected),
);
