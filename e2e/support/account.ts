import { expect, type Page } from '@playwright/test';
import { freshCodeOf } from './authenticator.ts';
import { linkFor, type Mailbox } from './mailbox.ts';
import type { Person } from './test.ts';

export async function fillSignIn(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

export async function confirmEmail(page: Page, mailbox: Mailbox, email: string): Promise<void> {
  await page.goto(await linkFor(mailbox, email, 'mode=verifyEmail'));
  await page.getByRole('button', { name: 'Confirm e-mail' }).click();
  await expect(page.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible();
}

/** Sets two-step verification up as a person without a camera does; gives the secret and the recovery codes. */
export async function setUpTwoStep(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.goto('/settings/account');
  await page.getByRole('button', { name: 'Set up…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up two-step verification' });
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await dialog.getByLabel('Then enter the code it shows').fill(freshCodeOf(secret));
  const items = dialog.getByRole('region', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(items).toHaveCount(10);
  const codes = await items.allInnerTexts();
  return { secret, codes };
}

export async function closeRecoveryCodes(page: Page): Promise<void> {
  await page.getByLabel('I have kept these codes').check();
  await page.getByRole('button', { name: 'Done' }).click();
}

/** The server says once that the sign-in is too long ago, as it does after five minutes. */
export async function signInIsOld(page: Page, call: string): Promise<void> {
  const error = { code: 400, message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' };
  await page.route(
    `**/${call}?*`,
    (route) =>
      route.fulfill({ status: 400, contentType: 'application/json', body: JSON.stringify({ error }) }),
    { times: 1 },
  );
}
