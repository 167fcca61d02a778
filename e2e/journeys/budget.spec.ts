import { expect, test } from '../support/test.ts';

const KIB = 1024;

test('the sign-in page transfers at most 190 KiB of script and style', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const counted = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script' || type === 'Stylesheet') counted.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (counted.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto('/sign-in', { waitUntil: 'networkidle' });
  expect(bytes).toBeGreaterThan(0);
  expect(bytes / KIB).toBeLessThanOrEqual(190);
});
