import type { Page } from '@playwright/test';
import { signOut } from '../support/steps.ts';
import { expect, linkFor, type Person, signIn, test } from '../support/test.ts';

const WRONG = 'This e-mail and password do not belong together. Check both, or reset the password.';
const REFUSED_SIGN_IN = /400.*accounts:signInWithPassword/;
const REFUSED_CODE = /400.*accounts:resetPassword/;

async function trySignIn(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function expectRefused(page: Page, person: Person): Promise<void> {
  await trySignIn(page, person);
  await expect(page.getByRole('alert')).toHaveText(WRONG);
  await expect(page).toHaveURL(/\/sign-in$/);
}

async function askForReset(page: Page, email: string): Promise<void> {
  await page.goto('/forgot-password');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible();
}

async function setPassword(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
}

test('a password is reset with the mail that arrives', async ({ page, mailbox, signedIn, refusals }) => {
  refusals.expect(REFUSED_SIGN_IN);
  refusals.expect(REFUSED_CODE);
  const renewed = { ...signedIn, password: 'another-quiet-timetable-19' };
  await signOut(page);
  await askForReset(page, signedIn.email);
  const link = await linkFor(mailbox, signedIn.email, 'mode=resetPassword');

  await setPassword(page, link, renewed.password);

  await test.step('the old password does not work any more, the new one does', async () => {
    await expectRefused(page, signedIn);
    await signIn(page, renewed);
    await signOut(page);
  });
  await test.step('the used link says so and shows the way to a new one', async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
    await page.getByRole('link', { name: 'Get a new link' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  });
});

test('one reset spends the other links that were asked for', async ({
  page,
  mailbox,
  signedIn,
  refusals,
}) => {
  refusals.expect(REFUSED_CODE);
  await signOut(page);
  await askForReset(page, signedIn.email);
  const first = await linkFor(mailbox, signedIn.email, 'mode=resetPassword');
  await askForReset(page, signedIn.email);
  await setPassword(
    page,
    await linkFor(mailbox, signedIn.email, 'mode=resetPassword'),
    'another-timetable-19',
  );
  await page.goto(first);
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
});

test('a confirmation link can be opened as often as one likes, and used once', async ({
  page,
  mailbox,
  signedIn,
  refusals,
}) => {
  refusals.expect(REFUSED_CODE);
  const link = await linkFor(mailbox, signedIn.email, 'mode=verifyEmail');
  for (const _ of ['a mail scanner', 'the person']) {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Confirm your e-mail' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Confirm e-mail' }).click();
  await expect(page.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
});

test('a wrong password and an unknown address are refused in the same words', async ({
  page,
  newcomer,
  signedIn,
  refusals,
}) => {
  refusals.expect(REFUSED_SIGN_IN);
  await signOut(page);
  await expectRefused(page, { ...signedIn, password: 'not-the-timetable-82' });
  await expectRefused(page, { ...newcomer, email: `nobody-${newcomer.email}` });
});

test('an address that has an account cannot be taken again', async ({ page, signedIn, refusals }) => {
  refusals.expect(/400.*accounts:signUp/);
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

test('a mailed link signs in without a password, once', async ({ page, mailbox, signedIn, refusals }) => {
  refusals.expect(/400.*accounts:signInWithEmailLink/);
  await signOut(page);
  await page.goto('/sign-in-2');
  await page.getByLabel('E-mail', { exact: true }).fill(signedIn.email);
  await page.getByRole('button', { name: 'E-mail me a sign-in link' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible();
  const link = await linkFor(mailbox, signedIn.email, 'mode=signIn');

  await page.goto(link);
  await expect(page.getByText(`As ${signedIn.email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await signOut(page);

  await page.goto(link);
  await page.getByLabel('E-mail', { exact: true }).fill(signedIn.email);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
});

test('the password is changed in the settings, with the present one', async ({
  page,
  signedIn,
  refusals,
}) => {
  refusals.expect(REFUSED_SIGN_IN);
  const next = { ...signedIn, password: 'a-louder-timetable-83' };
  const change = async (present: string) => {
    await page.getByLabel('Present password', { exact: true }).fill(present);
    await page.getByLabel('New password', { exact: true }).fill(next.password);
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await page.goto('/settings/account');
  await change('not-the-timetable-82');
  await expect(page.getByText('This is not the password of the account.')).toBeVisible();
  await change(signedIn.password);
  await expect(page.getByText('Password changed. Other devices have to sign in again.')).toBeVisible();

  await signOut(page);
  await expectRefused(page, signedIn);
  await signIn(page, next);
});

test('an account is deleted with its address typed, and is gone', async ({ page, signedIn, refusals }) => {
  refusals.expect(REFUSED_SIGN_IN);
  await page.goto('/settings/account');
  await page.getByRole('button', { name: 'Delete…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const forGood = dialog.getByRole('button', { name: 'Delete for good' });
  const confirmation = dialog.getByLabel(`Type ${signedIn.email} to confirm`);
  await dialog.getByLabel('Your password', { exact: true }).fill(signedIn.password);
  await confirmation.fill('delete');
  await expect(forGood).toBeDisabled();
  await confirmation.fill(signedIn.email);
  await forGood.click();
  await expect(page).toHaveURL((url) => url.pathname === '/sign-in');
  await expectRefused(page, signedIn);
});
