import type { Page } from '@playwright/test';
import {
  closeRecoveryCodes,
  confirmEmail,
  fillSignIn,
  setUpTwoStep,
  signInIsOld,
} from '../support/account.ts';
import { freshCodeOf } from '../support/authenticator.ts';
import { violations } from '../support/axe.ts';
import { choose, comeInThroughGoogle, expect, openWindow, pressLast, test } from '../support/google.ts';
import { signOut } from '../support/steps.ts';
import { signIn, signUp } from '../support/test.ts';

const WAYS_IN = ['/sign-in', '/sign-up', '/sign-in-2'];

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });
const button = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });

test('someone new comes in through Google, and the same account is there the next time', async ({
  page,
  googler,
}) => {
  for (const route of WAYS_IN) {
    await page.goto(route);
    await comeInThroughGoogle(page, googler);
    await page.goto('/settings/account');
    await expect(page.getByRole('main').getByText(googler.email).first()).toBeVisible();
    await signOut(page);
  }
});

test('after Google one goes on to where one wanted to be', async ({ page, googler }) => {
  await page.goto('/tasks/?q=essay');
  await expect(page).toHaveURL(/\/sign-in/);
  await choose(await openWindow(page), googler);
  await expect(page).toHaveURL((url) => url.pathname === '/tasks/' && url.searchParams.get('q') === 'essay');
});

test('Google joins the account whose address was confirmed before', async ({
  page,
  mailbox,
  signedIn,
  googler,
}) => {
  await confirmEmail(page, mailbox, signedIn.email);
  await page.goto('/');
  await signOut(page);
  await comeInThroughGoogle(page, googler);
  await signOut(page);
  await signIn(page, signedIn);
});

test('Google takes an account back from whoever made it with an address that is not theirs', async ({
  page,
  signedIn,
  googler,
  refusals,
}) => {
  refusals.expect(/400.*accounts:signInWithPassword/);
  await page.goto('/');
  await signOut(page);
  await comeInThroughGoogle(page, googler);
  await signOut(page);
  await fillSignIn(page, signedIn);
  await expect(failure(page)).toContainText('do not belong together');
});

test('an address that Google does not vouch for opens no account that exists, and says what to do', async ({
  page,
  signedIn,
  google,
}) => {
  const stranger = { sub: `unvouched-${signedIn.email}`, email: signedIn.email, emailVerified: false };
  google.add(stranger);
  await page.goto('/');
  await signOut(page);
  await choose(await openWindow(page), stranger);
  await expect(failure(page)).toHaveText(
    /There is an account with this e-mail already\. Sign in to it as before/,
  );
  expect(await violations(page)).toEqual([]);
});

test('a window that is closed says so, and the next try works', async ({ page, googler }) => {
  await page.goto('/sign-in');
  const popup = await openWindow(page);
  await expect(page.getByRole('button', { name: 'Waiting for Google…' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await popup.close();
  await expect(failure(page)).toHaveText('The window for Google was closed before you had signed in.');
  await comeInThroughGoogle(page, googler);
});

test('a window that the browser blocks says so', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/sign-in');
  await button(page).click();
  await expect(failure(page)).toHaveText(/The browser blocked the window for Google/);
});

test('a second click opens a new window in place of the first', async ({ page, googler }) => {
  await page.goto('/sign-in');
  const first = await openWindow(page);
  const second = await openWindow(page, 'Waiting for Google…');
  await expect(failure(page)).toHaveText('A newer window for Google took over. Go on there.');
  await expect.poll(() => [first.isClosed(), second.isClosed()]).toEqual([true, false]);
  await choose(second, googler);
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('a double click leaves one window, which works', async ({ page, googler }) => {
  await page.goto('/sign-in');
  const opened: Page[] = [];
  page.on('popup', (popup) => opened.push(popup));
  await button(page).dblclick();
  const left = () => opened.filter((popup) => !popup.isClosed());
  await expect.poll(() => left().map((popup) => popup.url())).toEqual([expect.stringContaining('/choose/')]);
  for (const popup of left()) await choose(popup, googler);
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('the other pages stay in reach while the window is open', async ({ page }) => {
  await page.goto('/sign-in');
  await openWindow(page);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
});

test('who does not allow it reads so in the window, may try again there, and is back with nothing changed', async ({
  page,
  googler,
}) => {
  await page.goto('/sign-in');
  const popup = await openWindow(page);
  const cancel = () => popup.getByRole('button', { name: 'Cancel' }).click();
  await cancel();
  await expect(popup.getByRole('heading', { name: 'Nothing was shared' })).toBeVisible();
  expect(await violations(popup)).toEqual([]);
  await popup.getByRole('link', { name: 'Try again' }).click();
  await cancel();
  await pressLast(popup, popup.getByRole('button', { name: 'Close this window' }));
  await expect(failure(page)).toHaveText(/Google was not allowed to say who you are/);
  await comeInThroughGoogle(page, googler);
});

test('a sign-in that is over, or begun elsewhere, says so in its window', async ({ page, refusals }) => {
  refusals.expect(/400|403/);
  await page.goto('/__/auth/handler?code=x&state=of-another-browser-altogether');
  await expect(page.getByRole('heading', { name: 'This sign-in is over' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page)).toEqual([]);
  await page.goto('/__/auth/google?origin=https://evil.example');
  await expect(page.getByRole('heading', { name: 'Not from this address' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('two-step verification is asked for after Google, as after the password', async ({
  page,
  mailbox,
  signedIn,
  googler,
}) => {
  await confirmEmail(page, mailbox, signedIn.email);
  const { secret } = await setUpTwoStep(page);
  await closeRecoveryCodes(page);
  await signOut(page);
  await page.goto('/sign-in?redirect=%2Ftasks%2F');
  await choose(await openWindow(page), googler);
  await expect(page).toHaveURL(/\/otp/);
  await page.getByLabel(/code/i).first().fill(freshCodeOf(secret));
  await expect(page).toHaveURL((url) => url.pathname === '/tasks/');
});

test('Google is linked and unlinked in the settings, by whichever address one has there', async ({
  page,
  signedIn,
  google,
}) => {
  const elsewhere = { sub: `private-${signedIn.email}`, email: `private-${signedIn.email}` };
  google.add(elsewhere);
  await page.goto('/settings/account');
  await choose(await openWindow(page, 'Link Google'), elsewhere);
  await expect(page.getByText(elsewhere.email)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await signOut(page);
  await comeInThroughGoogle(page, elsewhere);

  await page.goto('/settings/account');
  await page.getByRole('button', { name: 'Unlink Google' }).click();
  await expect(page.getByRole('button', { name: 'Link Google' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Link Google' })).toBeVisible();
});

test('the last way in stays, and a link to somebody else’s Google account is refused', async ({
  page,
  googler,
  newcomer,
  refusals,
}) => {
  refusals.expect(/400.*accounts:(update|signInWithIdp)/);
  await page.goto('/sign-in');
  await comeInThroughGoogle(page, googler);
  await page.goto('/settings/account');
  await page.getByRole('button', { name: 'Unlink Google' }).click();
  await expect(failure(page)).toHaveText(/Google is your only way in, so it stays/);
  await signOut(page);

  await signUp(page, { ...newcomer, email: `second-${newcomer.email}` });
  await page.goto('/settings/account');
  await choose(await openWindow(page, 'Link Google'), googler);
  await expect(failure(page)).toHaveText(/signs in to another account here/);
});

test('who signed in a while ago proves it once more, with the window left as it was', async ({
  page,
  signedIn,
  googler,
  refusals,
}) => {
  refusals.expect(/400.*accounts:signInWithIdp/);
  await page.goto('/settings/account');
  await signInIsOld(page, 'accounts:signInWithIdp');
  await choose(await openWindow(page, 'Link Google'), googler);
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await dialog.getByLabel('Your password', { exact: true }).fill(signedIn.password);
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Unlink Google' })).toBeVisible();
});

test('Google itself is a proof for a sensitive change', async ({ page, googler, refusals }) => {
  refusals.expect(/400.*accounts:update/);
  await page.goto('/sign-in');
  await comeInThroughGoogle(page, googler);
  await page.goto('/settings/account');
  await signInIsOld(page, 'accounts:update');
  await page.getByRole('button', { name: 'Set a password' }).click();
  const change = page.getByRole('dialog', { name: 'Set a password' });
  await change.getByLabel('New password', { exact: true }).fill('a-louder-timetable-83');
  await change.getByRole('button', { name: /Set/ }).click();
  await choose(await openWindow(page), googler);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
});
