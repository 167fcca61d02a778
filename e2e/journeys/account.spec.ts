import type { Page } from '@playwright/test';
import { fillSignIn, signInIsOld } from '../support/account.ts';
import { violations } from '../support/axe.ts';
import { expectSignedOut, signOut } from '../support/steps.ts';
import { expect, type Person, signIn, test } from '../support/test.ts';

const WRONG = 'This e-mail and password do not belong together. Check both, or reset the password.';
const REFUSED_SIGN_IN = /400.*accounts:signInWithPassword/;

async function expectRefused(page: Page, person: Person): Promise<void> {
  await fillSignIn(page, person);
  await expect(page.getByRole('alert')).toHaveText(WRONG);
  await expect(page).toHaveURL(/\/sign-in$/);
}

test('a wrong password and an unknown address are refused in the same words', async ({
  page,
  newcomer,
  signedIn,
  refusals,
}) => {
  refusals.expect(REFUSED_SIGN_IN);
  await page.goto('/');
  await signOut(page);
  await expectRefused(page, { ...signedIn, password: 'not-the-timetable-82' });
  await expectRefused(page, { ...newcomer, email: `nobody-${newcomer.email}` });
});

test('an address that has an account cannot be taken again', async ({ page, signedIn, refusals }) => {
  refusals.expect(/400.*accounts:signUp/);
  await page.goto('/');
  await signOut(page);
  await page.goto('/sign-up');
  await page.getByLabel('E-mail', { exact: true }).fill(signedIn.email);
  await page.getByLabel('Password', { exact: true }).fill(signedIn.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(
    page.getByText('There is an account with this e-mail already. Sign in instead.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/sign-up$/);
});

test('the password is changed with the present one, and the policy is told while one types', async ({
  page,
  signedIn,
  refusals,
}) => {
  refusals.expect(REFUSED_SIGN_IN);
  const next = { ...signedIn, password: 'a-louder-timetable-83' };
  await page.goto('/settings/account');
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your password' });
  const change = async (present: string) => {
    await dialog.getByLabel('Present password', { exact: true }).fill(present);
    await dialog.getByLabel('New password', { exact: true }).fill(next.password);
    await dialog.getByRole('button', { name: 'Change password' }).click();
  };
  await dialog.getByLabel('New password', { exact: true }).fill('short');
  await expect(dialog.getByText('At least 8 characters')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await change('not-the-timetable-82');
  await expect(dialog.getByText('This is not the password of the account.')).toBeVisible();
  await change(signedIn.password);
  await expect(page.getByText('Password changed. Other devices have to sign in again.')).toBeVisible();

  await signOut(page);
  await expectRefused(page, signedIn);
  await signIn(page, next);
});

test('other sessions are listed and ended from here, one or all', async ({
  page,
  browser,
  baseURL,
  signedIn,
}) => {
  const open = async () => {
    const other = await (await browser.newContext({ baseURL })).newPage();
    await signIn(other, signedIn);
    return other;
  };
  const others = [await open(), await open(), await open()];
  await page.goto('/settings/account');
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(4);
  const own = sessions.getByRole('listitem').filter({ hasText: 'this device' });
  await expect(own).toHaveCount(1);
  await expect(own).toContainText('in use now');
  await expect(sessions.getByText(/used within the last hour/)).toHaveCount(3);
  await expect(sessions.getByText(/127\.0\.0\.1|::1/).first()).toBeVisible();
  await sessions
    .getByRole('button', { name: /^Sign out of Chrome/ })
    .first()
    .click();
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  for (const other of others) {
    await expectSignedOut(other);
    await other.context().close();
  }
  await page.reload();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
});

test('one’s data come as an archive, after a fresh proof where the sign-in is old', async ({
  page,
  signedIn,
  refusals,
}) => {
  refusals.expect(/403.*\/api\/v1\/me\/export/);
  const problem = { title: 'Sign in again to do that.', status: 403, code: 'auth/requires-recent-login' };
  await page.route('**/api/v1/me/export', (route) => route.fulfill({ status: 403, json: problem }), {
    times: 1,
  });
  await page.goto('/settings/account');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const proof = page.getByRole('dialog', { name: 'Is it you?' });
  await expect(proof).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await proof.getByLabel('Your password', { exact: true }).fill(signedIn.password);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    proof.getByRole('button', { name: 'Continue', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^syllabi-\d{4}-\d\d-\d\d\.zip$/);
  await expect(proof).toBeHidden();
  await expect(
    page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem'),
  ).toHaveCount(1);
});

test('the proof may be refused: nothing happens, and nothing is said', async ({
  page,
  signedIn,
  refusals,
}) => {
  refusals.expect(/400.*accounts:sendOobCode/);
  await signInIsOld(page, 'v1/accounts:sendOobCode');
  await page.goto('/settings/account');
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your e-mail' });
  await dialog.getByLabel('New e-mail').fill(`new-${signedIn.email}`);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  const proof = page.getByRole('dialog', { name: 'Is it you?' });
  await expect(proof).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(proof).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Send the link' })).toBeEnabled();
  await expect(dialog.getByRole('alert')).toBeHidden();
  await expect(dialog.getByLabel('New e-mail')).toHaveValue(`new-${signedIn.email}`);
});

test('an account is deleted with its address typed, and kept after all on signing in', async ({
  page,
  mailbox,
  signedIn,
  refusals,
}) => {
  refusals.expect(/40[13].*\/api\/v1\//);
  refusals.expect(/400.*(accounts:|token)/);
  const askForDeletion = async () => {
    await page.goto('/settings/account');
    await page.getByRole('button', { name: 'Delete…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    const forGood = dialog.getByRole('button', { name: 'Delete the account' });
    const confirmation = dialog.getByLabel(`Type ${signedIn.email} to confirm`);
    await confirmation.fill('delete');
    await expect(forGood).toBeDisabled();
    await confirmation.fill(signedIn.email);
    expect(await violations(page)).toEqual([]);
    await forGood.click();
    await expect(page).toHaveURL((url) => url.pathname === '/sign-in');
  };
  await askForDeletion();
  await expect(page.getByText('Your account will be erased in seven days.')).toBeVisible();
  for (;;) {
    const mail = await mailbox.next(signedIn.email);
    if (mail.subject === 'Your Syllabi account will be deleted in 7 days') break;
  }

  await fillSignIn(page, signedIn);
  await expect(page.getByRole('heading', { name: 'Keep your account?' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sign out and let it go' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/sign-in');

  await fillSignIn(page, signedIn);
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeVisible();
});
