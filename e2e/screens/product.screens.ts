import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { acceptAllOf, dropFiles } from '../support/steps.ts';
import { biologyPdf, historyDocx } from '../support/syllabi.ts';
import { expect, test } from '../support/test.ts';

const FOLDER = join(import.meta.dirname, '../../docs/screens');
const SIZES = { 1440: { width: 1440, height: 900 }, 390: { width: 390, height: 844 } } as const;

/** Whether the first page of the document holds ink yet. */
const isDrawn = (page: Page): Promise<boolean> =>
  page
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
        data: [],
      };
      return data.some((value, index) => index % 4 === 0 && Math.abs(value - (data[0] ?? 0)) > 100);
    })
    .catch(() => false);

/** One picture in each size and theme, once the page is `ready`. */
async function draw(page: Page, name: string, isReady = async (_: Page) => true): Promise<void> {
  for (const [width, size] of Object.entries(SIZES)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.waitForLoadState('networkidle');
      await expect.poll(() => isReady(page)).toBe(true);
      await page.screenshot({
        animations: 'disabled',
        path: join(FOLDER, `${name}-${width}-${colorScheme}.png`),
      });
    }
  }
}

test('the pages before signing in', async ({ page }) => {
  for (const name of ['landings', 'sign-in', 'sign-in-2']) {
    await page.goto(`/${name}`);
    await draw(page, name);
  }
});

test('the pages of a student with two syllabi', async ({ page, signedIn }) => {
  test.slow();
  expect(signedIn.email).toBeTruthy();
  await page.goto('/');
  const files = await dropFiles(page, [await biologyPdf(), await historyDocx()]);
  await expect(files.getByRole('link', { name: 'Review' })).toHaveCount(2);
  await acceptAllOf(page, 'history.docx');
  await files.getByRole('listitem').filter({ hasText: 'biology.pdf' }).getByRole('link').click();
  await expect(page.getByText('0 of', { exact: false })).toBeVisible();
  await draw(page, 'review', isDrawn);
  await page.setViewportSize(SIZES[1440]);
  await page.getByRole('button', { name: 'Accept all Shift A' }).click();
  await expect(page.getByText(/(\d+) of \1 reviewed/)).toBeVisible();
  for (const [name, route] of Object.entries({
    dashboard: '/',
    tasks: '/tasks/',
    calendar: '/calendar/?date=2027-02-11',
  })) {
    await page.goto(route);
    await draw(page, name);
  }
});
