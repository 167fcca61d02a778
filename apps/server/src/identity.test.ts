import { expect, test } from 'vitest';
import { PROJECT } from './project.ts';
import { testApp } from './testing/index.ts';

test('the host of the product may use its own accounts', async () => {
  const { app } = await testApp();
  const answer = await app.inject(`/v1/projects?key=${PROJECT.apiKey}`);
  expect(answer.json()).toEqual({ projectId: PROJECT.projectId, authorizedDomains: ['localhost'] });
});

test('without a client of Google there is no window for it', async () => {
  const { app } = await testApp();
  const answer = await app.inject({ url: '/__/auth/google', headers: { accept: 'text/html' } });
  expect(answer.statusCode).toBe(404);
});

test('where Google is on, a page stays in touch with the window that it opens', async () => {
  const { app } = await testApp({ google: true });
  const { headers } = await app.inject({ url: '/sign-in', headers: { accept: 'text/html' } });
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
});
