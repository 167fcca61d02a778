import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const TASKS = '**/api/v1/workspaces/*/tasks?*';

const problem = (status: number, title: string) => ({
  status,
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: 'about:blank', title, status }),
});

const toast = (page: Page, words: string) =>
  page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: words });

test.describe('an unknown path', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/landings');
    await page.goto('/no-such-page');
  });

  test('says so in the words agreed on', async ({ page }) => {
    await expect(page.getByRole('heading', { name: 'Oops! Page Not Found!', exact: true })).toBeVisible();
    await expect(
      page.getByText("It seems like the page you're looking for does not exist or might have been removed.", {
        exact: true,
      }),
    ).toBeVisible();
  });

  test('Go Back goes back', async ({ page }) => {
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(page).toHaveURL(/\/landings$/);
  });

  test('Back to Home goes to the dashboard, for a stranger by way of signing in', async ({ page }) => {
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL(/\/sign-in\?redirect=%2F$/);
  });
});

test.describe('when a request fails', () => {
  test.beforeEach(({ signedIn }) => expect(signedIn.email).toBeTruthy());

  test('a query answered with 500 leads to the general error page', async ({ page, refusals }) => {
    refusals.expect(/500.*\/tasks\?/);
    await page.goto('/');
    await page.route(TASKS, (route) => route.fulfill(problem(500, 'Internal Server Error')));
    await page.getByRole('link', { name: 'Tasks', exact: true }).click();
    await expect(toast(page, 'Internal Server Error!')).toBeVisible();
    await expect(page).toHaveURL(/\/500$/);
    await expect(page.getByText('500', { exact: true })).toBeVisible();
    await expect(
      page.getByRole('heading', { name: "Oops! Something went wrong :')", exact: true }),
    ).toBeVisible();
    await expect(
      page.getByText('We apologize for the inconvenience. Please try again later.', { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Go Back' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
  });

  test('a query answered with 401 asks to sign in and remembers the place', async ({ page, refusals }) => {
    refusals.expect(/401.*\/tasks\?/);
    await page.route(TASKS, (route) => route.fulfill(problem(401, 'Unauthorized')));
    await page.goto('/tasks/?q=essay');
    await expect(toast(page, 'Session expired!')).toBeVisible();
    await expect(page).toHaveURL(
      ({ pathname, searchParams }) =>
        pathname === '/sign-in' && searchParams.get('redirect') === '/tasks/?q=essay',
    );
  });

  test('a change that is refused says why in the title of the answer, at the bottom right', async ({
    page,
    refusals,
  }) => {
    refusals.expect(/409.*\/tasks/);
    await page.goto('/tasks/');
    await page.route('**/api/v1/workspaces/*/tasks', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill(problem(409, 'The plan is being moved'))
        : route.fallback(),
    );
    const quickAdd = page.getByRole('textbox', { name: 'Add a task in plain words' });
    await quickAdd.fill('Read chapter 4 tomorrow');
    await quickAdd.press('Enter');
    const shown = toast(page, 'The plan is being moved');
    await expect(shown).toBeVisible();
    await expect(quickAdd).toHaveValue('Read chapter 4 tomorrow');
    await expect
      .poll(async () => {
        const box = await shown.boundingBox();
        return box && { width: box.width, right: 1440 - box.x - box.width < 48, low: box.y > 700 };
      })
      .toEqual({ width: 356, right: true, low: true });
  });
});

/** The line has no role: it is known by its place, its height of 2 pixels, and that something fills it. */
const hasRunningLine = () =>
  [...document.querySelectorAll<HTMLElement>('body div')].some(({ style, firstElementChild }) => {
    const isLine = style.position === 'fixed' && style.top === '0px' && style.height === '2px';
    return isLine && firstElementChild instanceof HTMLElement && firstElementChild.offsetWidth > 0;
  });

test('a thin bar runs at the top while a navigation is pending', async ({ page, signedIn }) => {
  expect(signedIn.email).toBeTruthy();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Chats', exact: true })).toBeVisible();
  const isRunning = () => page.evaluate(hasRunningLine);
  await expect.poll(isRunning).toBe(false);
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.fallback();
  });
  await page.getByRole('link', { name: 'Chats', exact: true }).click();
  await expect.poll(isRunning).toBe(true);
  gate.resolve();
  await expect(page).toHaveURL(/\/chats\/?$/);
  await expect.poll(isRunning).toBe(false);
});

/** Notes what stands on <html> the moment there is a body, which is before anything can be painted. */
async function watchFirstPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = new MutationObserver(() => {
      if (!document.body) return;
      look.disconnect();
      const { mantineColorScheme, font } = document.documentElement.dataset;
      Object.assign(globalThis, { atFirst: { theme: mantineColorScheme, font } });
    });
    look.observe(document, { childList: true, subtree: true });
  });
}
const atFirst = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'atFirst'));
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test.describe('the appearance', () => {
  test.beforeEach(async ({ page, signedIn }) => {
    expect(signedIn.email).toBeTruthy();
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/settings/appearance');
  });

  test('a dark theme and a font are kept on the device and there before the first paint', async ({
    page,
  }) => {
    const html = page.locator('html');
    await page.getByRole('radio', { name: 'Dark' }).check();
    await page.getByRole('radio', { name: 'Manrope' }).check();
    await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await expect(html).toHaveAttribute('data-font', 'manrope');
    expect(await stored(page, 'vite-ui-theme')).toBe('dark');
    expect(await stored(page, 'font')).toBe('manrope');

    await watchFirstPaint(page);
    await page.reload();
    expect(await atFirst(page)).toEqual({ theme: 'dark', font: 'manrope' });
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Manrope' })).toBeChecked();
  });

  test('the theme of the system follows it live', async ({ page }) => {
    const html = page.locator('html');
    await page.getByRole('radio', { name: 'Light' }).check();
    await page.getByRole('radio', { name: 'As the system' }).check();
    expect(await stored(page, 'vite-ui-theme')).toBe('system');
    for (const colorScheme of ['dark', 'light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(html).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    }
  });
});

test('where the system sets the colours, what is chosen is told from what is not', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toBeTruthy();
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/settings/display');
  const styleOf = (locator: Locator, property: 'outlineStyle' | 'backgroundColor') =>
    locator.evaluate((element, name) => getComputedStyle(element)[name], property);
  const label = (text: string) => page.locator('label', { hasText: text });
  expect(await styleOf(label('Monday'), 'outlineStyle')).toBe('solid');
  expect(await styleOf(label('Sunday'), 'outlineStyle')).toBe('none');

  const chats = page.getByRole('switch', { name: 'Chats' });
  const track = page.locator('.mantine-Switch-root', { has: chats }).locator('.mantine-Switch-track');
  const on = await styleOf(track, 'backgroundColor');
  await label('Chats').click();
  await expect(chats).not.toBeChecked();
  await expect.poll(() => styleOf(track, 'backgroundColor')).not.toBe(on);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).locator('[aria-current]')).toHaveCount(1);
});
