import type { Page } from '@playwright/test';
import { fillSignIn } from '../support/account.ts';
import { expect, test } from '../support/firebase.ts';
import { signOut } from '../support/steps.ts';
import { linkFor, signIn } from '../support/test.ts';

const REFUSED_SIGN_IN = /400.*accounts:signInWithPassword/;
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });

test('an account of the Firebase project opens the product, lasts over a reload and comes back', async ({
  page,
  signedIn,
  refusals,
}) => {
  refusals.expect(REFUSED_SIGN_IN);
  await page.goto('/');
  await page.reload();
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeVisible();
  await signOut(page);
  await fillSignIn(page, { ...signedIn, password: 'not this one' });
  await expect(failure(page)).toContainText('do not belong together');
  await signIn(page, signedIn);
});

test('the link that the project mails sets a new password on our page', async ({
  page,
  mailbox,
  newcomer,
  signedIn,
  refusals,
}) => {
  refusals.expect(REFUSED_SIGN_IN);
  await page.goto('/');
  await signOut(page);
  await page.goto('/forgot-password');
  await page.getByLabel('E-mail', { exact: true }).fill(signedIn.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  // A project is told which page its links shall open.
  const { search } = new URL(await linkFor(mailbox, signedIn.email, 'mode=resetPassword'));
  await page.goto(`/auth-actions${search}`);
  const password = 'a better timetable 83';
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByLabel('New password', { exact: true })).toHaveCount(0);
  await signIn(page, { ...newcomer, password });
});

test('the settings offer what the project can do, and nothing else', async ({ page, signedIn }) => {
  await page.goto('/settings/account');
  const main = page.getByRole('main');
  await expect(main.getByText(signedIn.email).first()).toBeVisible();
  await expect(main.getByRole('button', { name: 'Change password' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Delete…' })).toBeVisible();
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'E-mail and password',
    'Google account',
    'Your data',
  ]);
});

test('whoever deletes the account of the project is gone from here, too', async ({
  page,
  signedIn,
  refusals,
}) => {
  refusals.expect(/40[13].*\/api\/v1\//);
  await page.goto('/settings/account');
  await page.getByRole('button', { name: 'Delete…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel(`Type ${signedIn.email} to confirm`).fill(signedIn.email);
  await dialog.getByRole('button', { name: 'Delete the account' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/sign-in');
  await expect(page.getByText('Your account and everything in it are erased.')).toBeVisible();
});
