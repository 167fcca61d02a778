import { AUTHENTICATED_ROUTES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

test('a stranger is asked to sign in and comes back to where they were going', async ({
  page,
  context,
  signedIn,
}) => {
  await context.setStorageState({ cookies: [], origins: [] });
  await page.goto('/tasks/?q=essay');
  await expect(page).toHaveURL(/\/sign-in\?redirect=/);
  await page.getByLabel('E-mail', { exact: true }).fill(signedIn.email);
  await page.getByLabel('Password', { exact: true }).fill(signedIn.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/tasks\/?\?q=essay/);
});

for (const route of AUTHENTICATED_ROUTES) {
  test(`${route} is closed to a stranger`, async ({ page }) => {
    await page.goto(route);
    await expect(page).toHaveURL(
      ({ pathname, searchParams }) => pathname === '/sign-in' && searchParams.get('redirect') === route,
    );
  });
}

test('the redirect never leaves the site', async ({ page, signedIn }) => {
  expect(signedIn.email).toBeTruthy();
  for (const elsewhere of ['https%3A%2F%2Fevil.example%2F', '%2F%2Fevil.example%2F']) {
    await page.goto(`/sign-in?redirect=${elsewhere}`);
    await expect(page).toHaveURL((url) => url.hostname === 'localhost' && url.pathname === '/');
  }
});
