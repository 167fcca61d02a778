import { expect, test } from 'vitest';
import { testApp } from '../../testing/index.ts';

test('anyone may ask what this server can do, and it claims nothing it cannot', async () => {
  const { app } = await testApp();
  const answer = await app.inject('/api/v1/capabilities');
  expect(answer.json()).toMatchObject({
    identity: { provider: 'embedded', projectId: 'syllabi' },
    calendars: { feed: { on: true } },
    google: { on: false },
    billing: { on: false },
    languageModel: { on: false },
    mail: 'outbox',
    limits: { fileBytes: 25 * 1024 * 1024, pages: 200, restoreDays: 30 },
  });
});
