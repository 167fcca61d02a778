import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/index.ts';

const { app } = await testApp();
const asBrowser = { accept: 'text/html,application/xhtml+xml' };

test.each(['/', '/tasks/', '/courses/some-id', '/no-such-page'])(
  '%s is the page of the web app',
  async (url) => {
    const answer = await app.inject({ url, headers: asBrowser });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.headers['cache-control']).toBe('no-cache');
  },
);

test.each(['*/*', undefined])('a page is also there for a program that accepts %s', async (accept) => {
  const answer = await app.inject({ url: '/sign-in', headers: accept ? { accept } : {} });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
});

test('each page has a nonce of its own, for styles and never for scripts', async () => {
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const { body, headers } = await app.inject({ url: '/', headers: asBrowser });
      const nonce = /nonce="(?<nonce>[^"]+)"/.exec(body)?.groups?.nonce ?? '';
      expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
      return nonce;
    }),
  );
  expect(new Set(nonces).size).toBe(2);
});

test('the page is sent compressed to whoever reads that', async () => {
  const answer = await app.inject({
    url: '/',
    headers: { ...asBrowser, 'accept-encoding': 'gzip, deflate, br' },
  });
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  const nonce = /'nonce-(?<nonce>[^']+)'/.exec(String(answer.headers['content-security-policy']))?.groups
    ?.nonce;
  expect(brotliDecompressSync(answer.rawPayload).toString()).toContain(`nonce="${nonce}"`);
  expect((await app.inject({ url: '/', headers: asBrowser })).headers['content-encoding']).toBeUndefined();
});

test('the policy allows no inline script, no eval, no other site and no frame around us', async () => {
  for (const url of ['/', '/assets/main-1a2b3c4d.js', '/api/docs', '/api/v1/nothing']) {
    const { headers } = await app.inject({ url, headers: asBrowser });
    expect(headers['content-security-policy'], url).not.toMatch(/unsafe-(inline|eval)|https?:|\*/);
    expect(headers['content-security-policy'], url).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
  }
});

test('the pages about the API may load their own files', async () => {
  for (const url of ['/api/docs/', '/api/docs/static/swagger-ui-bundle.js']) {
    expect((await app.inject(url)).headers['content-security-policy'], url).toMatch(/script-src 'self';/);
  }
});

test('a file whose name changes with its content is kept for good, others are asked for again', async () => {
  const asset = await app.inject('/assets/main-1a2b3c4d.js');
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await app.inject('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
});

test.each([
  '/assets/main-00000000.js',
  '/apple-touch-icon.png',
  '/feeds/unknown.ics',
  '/api/nothing',
  '/v1/nothing',
])('%s is refused, not a page', async (url) => {
  const answer = await app.inject({ url, headers: { accept: '*/*' } });
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.headers['content-type']).toContain('json');
});

test('every answer tells browsers not to guess, not to leak and what may be reached from other windows', async () => {
  for (const url of ['/', '/healthz', '/api/v1/nothing', '/v1/projects?key=syllabi']) {
    expect((await app.inject({ url, headers: asBrowser })).headers, url).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
  }
});

test('a folder of files is not shown', async () => {
  expect((await app.inject('/assets/')).statusCode).toBe(403);
});

test('files carry no header that browsers read of pages alone', async () => {
  const { headers } = await app.inject('/assets/main-1a2b3c4d.js');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(Object.keys(headers)).not.toContain('permissions-policy');
  expect(Object.keys(headers)).not.toContain('cross-origin-opener-policy');
});

test('workers carry the policy of pages, since each runs under its own; nothing may be loaded from other files', async () => {
  const policyOf = async (url: string) => (await app.inject(url)).headers['content-security-policy'];
  expect(await policyOf('/assets/reader.worker-1a2b3c4d.js')).toContain("script-src 'self'");
  for (const url of ['/assets/main-1a2b3c4d.js', '/favicon.svg']) {
    expect(await policyOf(url), url).toBe("default-src 'none'; frame-ancestors 'none'");
  }
});
