import { AUTHENTICATED_ROUTES, PUBLIC_ROUTES } from '../support/routes.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

test('no page asks another site for anything, and none breaks its content security policy', async ({
  page,
  product,
  signedIn,
}) => {
  test.slow();
  expect(signedIn.email).toBeTruthy();
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (!['data:', 'blob:'].includes(protocol) && origin !== product.url) foreign.push(request.url());
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violated: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  for (const route of [...PUBLIC_ROUTES, ...AUTHENTICATED_ROUTES]) {
    await page.goto(route);
    await settled(page);
  }
  expect(foreign).toEqual([]);
});

test('the policy allows scripts of this site only', async ({ request }) => {
  const policy = (await request.get('/sign-in')).headers()['content-security-policy'] ?? '';
  const scripts = policy.split(';').find((directive) => directive.trim().startsWith('script-src')) ?? '';
  expect(scripts).toContain("'self'");
  expect(scripts).not.toContain('unsafe');
  expect(scripts).not.toMatch(/https?:/);
});
