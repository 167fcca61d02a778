import { AUTHENTICATED_ROUTES } from '../support/routes.ts';
import { expect, signUp, test } from '../support/test.ts';

test('a stranger is asked to sign in and comes back to where they were going', async ({ page, newcomer }) => {
  await signUp(page, newcomer);
  await page.context().clearCookies();
  await page.evaluate(async () => {
    localStorage.clear();
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  });
  await page.goto('/tasks/?q=essay');
  await expect(page).toHaveURL(/\/sign-in\?redirect=/);
  await page.getByLabel('E-mail', { exact: true }).fill(newcomer.email);
  await page.getByLabel('Password', { exact: true }).fill(newcomer.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/tasks\/?\?q=essay/);
});

for (const route of AUTHENTICATED_ROUTES) {
  test(`${route} is closed to a stranger`, async ({ page }) => {
    await page.goto(route);
    await expect(page).toHaveURL((url) => url.pathname === '/sign-in');
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(route);
  });
}

test('the redirect never leaves the site', async ({ page, newcomer }) => {
  await signUp(page, newcomer);
  await page.goto('/sign-in?redirect=https%3A%2F%2Fevil.example%2F');
  await expect(page).toHaveURL((url) => url.hostname === 'localhost');
  await page.goto('/sign-in?redirect=%2F%2Fevil.example%2F');
  await expect(page).toHaveURL((url) => url.hostname === 'localhost');
});
