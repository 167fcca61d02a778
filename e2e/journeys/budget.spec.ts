import type { Page } from '@playwright/test';
import { AUTHENTICATED_ROUTES } from '../support/routes.ts';
import { settled } from '../support/settled.ts';
import { biologyPdf, historyDocx } from '../support/syllabi.ts';
import { expect, test } from '../support/test.ts';

const KIB = 1024;
const MOST_INSIDE = 300;

/** The script and style that a first visit to a page transfers with gzip, headers included. */
async function weightOf(page: Page, route: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } });
  const counted = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script' || type === 'Stylesheet') counted.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (counted.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(route);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
  await session.detach();
  return bytes / KIB;
}

test('the sign-in page transfers at most 190 KiB of script and style', async ({ page }) => {
  const weight = await weightOf(page, '/sign-in');
  expect(weight).toBeGreaterThan(150);
  expect(weight).toBeLessThanOrEqual(190);
});

test(`every page inside transfers at most ${MOST_INSIDE} KiB of script and style`, async ({
  page,
  workspace,
}) => {
  test.slow();
  const course = await workspace.plan(await biologyPdf());
  await workspace.addSyllabus(await historyDocx());
  await page.goto('/apps/');
  await page.getByRole('button', { name: 'Make the address' }).click();
  await expect(page.getByLabel('Address')).toBeVisible();

  for (const route of [...AUTHENTICATED_ROUTES, '/documents', course]) {
    const visit = await page.context().newPage();
    const weight = await weightOf(visit, route);
    expect.soft(weight, route).toBeGreaterThan(150);
    expect.soft(weight, route).toBeLessThanOrEqual(MOST_INSIDE);
    await visit.close();
  }
});
