import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { settled } from '../support/settled.ts';
import { dropFiles } from '../support/steps.ts';
import { biologyPdf, historyDocx } from '../support/syllabi.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ signedIn }) => expect(signedIn.email).toBeTruthy());

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });

test('what is ready is told by the bell, on every page at once, and leads to its place', async ({
  page,
  browser,
  context,
}) => {
  const elsewhere = await browser.newContext({
    storageState: await context.storageState({ indexedDB: true }),
  });
  const other = await elsewhere.newPage();
  await other.goto('/tasks/');
  await expect(bell(other)).toHaveAccessibleName('Notifications');

  await page.goto('/');
  await dropFiles(page, [await biologyPdf()]);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await expect(bell(other)).toHaveAccessibleName('Notifications, 1 unread');

  await bell(other).click();
  const news = other.getByRole('button', { name: /biology\.pdf is ready to review/ });
  await expect(news).toBeVisible();
  expect(await violations(other)).toEqual([]);
  await news.click();
  await expect(other).toHaveURL(/\/documents\//);
  await expect(bell(other)).toHaveAccessibleName('Notifications');
  await expect(bell(page)).toHaveAccessibleName('Notifications');

  // Who goes there by another way has been told.
  await page.goto('/');
  const added = await dropFiles(page, [await historyDocx()]);
  await expect(bell(other)).toHaveAccessibleName('Notifications, 1 unread');
  await added.getByRole('link', { name: 'Review' }).click();
  await expect(bell(other)).toHaveAccessibleName('Notifications');
  await elsewhere.close();
});

test('what comes where, when and of which course is saved at once and can be taken back', async ({
  page,
}) => {
  await page.goto('/settings/notifications');
  const mentions = page.getByRole('checkbox', { name: 'Mentions: E-mail' });
  await mentions.check();
  await expect(page.getByText('Notifications changed.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(mentions).not.toBeChecked();

  await page.getByRole('switch', { name: 'Quiet hours' }).press('Space');
  await page.getByLabel('From').fill('21:30');
  const kept = page.waitForResponse(
    async (answer) => answer.url().endsWith('/me/settings') && (await answer.text()).includes('21:30'),
  );
  await page.getByLabel('Until').focus();
  await kept;
  await page.reload();
  await expect(page.getByLabel('From')).toHaveValue('21:30');
  await expect(page.getByLabel('Until')).toHaveValue('07:00');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settled(page);
    expect(await violations(page)).toEqual([]);
  }
});

test('where a browser may not tell of things, the page says why', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  await page.goto('/settings/notifications');
  await expect(page.getByText('This browser cannot be told of things.')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'This browser' })).toBeDisabled();
});

/** A few coloured points, wider than high. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAECAIAAAA8r+mnAAAAJUlEQVR4nGM4YRNwIiDgRErAiYqAEz0BJxYEnNgScOJEAAP1JADrCzNBB5jaRgAAAABJRU5ErkJggg==',
  'base64',
);

test('a picture is cropped, shown to everybody, taken back; a script that says to be one is refused', async ({
  page,
}) => {
  await page.goto('/settings');
  const input = page.locator('input[type=file][accept*="image/png"]');
  await input.setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<script>alert(1)</script>'),
  });
  await expect(page.getByRole('alert')).toHaveText('That is not a picture. Choose a PNG, JPEG or WebP file.');
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PNG });
  const dialog = page.getByRole('dialog', { name: 'Choose the part that is shown' });
  await dialog.getByRole('slider').fill('2');
  await dialog.getByRole('application').press('ArrowRight');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save the picture' }).click();
  const own = page.getByRole('complementary', { name: 'Sidebar' }).locator('img[src^="/api/v1/avatars/"]');
  await expect(own).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(own).toHaveCount(0);
});
