import type { Locator, Page } from '@playwright/test';
import { AUTHENTICATED_ROUTES } from '../support/routes.ts';
import { settled } from '../support/settled.ts';
import { stand } from '../support/stand.ts';
import { biologyPdf, chemistryTxt, historyDocx } from '../support/syllabi.ts';
import { expect, test } from '../support/test.ts';

/** What WCAG 2.2 asks for (1.4.10): a screen of 1280 px at 400 %. */
const NARROWEST = { width: 320, height: 640 };
/** A tablet upright and on its side. */
const TABLETS = [
  { width: 834, height: 1112 },
  { width: 1024, height: 768 },
];

test.use({ viewport: { width: 1280, height: 800 } });
test.beforeEach(({ signedIn }) => expect(signedIn.email).toBeTruthy());

const widthOf = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll('main')].map((one) => one.scrollWidth),
    ),
  );

/** In how many lines a title stands. */
const linesOf = (title: Locator) =>
  title.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  });

test('at 320 px and on tablets no page is wider than the screen, and no title squeezed', async ({
  page,
  workspace,
}) => {
  test.slow();
  const course = await workspace.plan(await biologyPdf());
  for (const file of [await historyDocx(), chemistryTxt()]) await workspace.addSyllabus(file);
  await page.setViewportSize(NARROWEST);
  for (const route of [...AUTHENTICATED_ROUTES, '/documents/', course]) {
    await page.goto(route);
    await settled(page);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    for (const size of [NARROWEST, ...TABLETS]) {
      await page.setViewportSize(size);
      await stand(page);
      await expect.soft(title, route).toBeVisible();
      expect.soft(await widthOf(page), `${route} at ${size.width} px`).toBeLessThanOrEqual(size.width);
      expect.soft(await linesOf(title), `lines of the title of ${route}`).toBeLessThanOrEqual(2);
    }
    await page.setViewportSize(NARROWEST);
  }
});

test('in a row of links that is wider than the screen, the one that is open is in sight', async ({
  page,
}) => {
  await page.setViewportSize(NARROWEST);
  await page.goto('/settings/notifications');
  const settings = page.getByRole('navigation', { name: 'Settings' });
  await expect(settings.getByRole('link', { name: 'Notifications' })).toBeInViewport({ ratio: 1 });
  for (const name of ['Display', 'Appearance', 'Account', 'Profile']) {
    await settings.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(settings.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  }
});
