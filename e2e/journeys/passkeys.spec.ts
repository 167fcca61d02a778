import type { Page } from '@playwright/test';
import { closeRecoveryCodes, confirmEmail, setUpTwoStep, signInIsOld } from '../support/account.ts';
import type { Mailbox } from '../support/mailbox.ts';
import { signOut } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';
import { aVirtualAuthenticator, type VirtualAuthenticator } from '../support/virtual-authenticator.ts';

const passkeys = (page: Page) => page.getByRole('region', { name: 'Passkeys' });

async function addPasskey(page: Page, device: VirtualAuthenticator, name: string) {
  await page.goto('/settings/account');
  await passkeys(page).getByRole('button', { name: 'Add a passkey…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await expect(dialog.getByLabel('Name')).toHaveValue(/Chrome on /);
  await dialog.getByLabel('Name').fill(name);
  await device.answers(true);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(passkeys(page).getByText(name)).toBeVisible();
  await device.answers(false);
}

/** Waits for the mail, whatever others come before it. */
async function mailAbout(mailbox: Mailbox, address: string, subject: string) {
  for (;;) if ((await mailbox.next(address)).subject?.includes(subject)) return;
}

const passkeyButton = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' });

/** Without a pointer, which on its way to the button has the field offer what the device would answer at once, too. */
const pressPasskeyButton = (page: Page) => passkeyButton(page).dispatchEvent('click');

/** The first sign of somebody: the device answers what the field offers. */
async function pointAtForm(page: Page) {
  await expect(passkeyButton(page)).toBeVisible();
  await page.mouse.move(720, 450);
}

const isInside = (page: Page) => expect(page).toHaveURL((url) => url.pathname === '/');

test('a passkey is added, signs in by the button and from the e-mail field, and no more once it is removed', async ({
  page,
  mailbox,
  signedIn,
  refusals,
}) => {
  refusals.expect(/400.*passkeySignIn:finalize/);
  const device = await aVirtualAuthenticator(page);

  await test.step('added in the settings, with a mail to the owner', async () => {
    await page.goto('/settings/account');
    await expect(passkeys(page).getByText('No passkey yet')).toBeVisible();
    await addPasskey(page, device, 'My laptop');
    await expect(passkeys(page).getByText('never used yet')).toBeVisible();
    await mailAbout(mailbox, signedIn.email, 'A passkey was added');
  });

  await test.step('signs in by the button', async () => {
    await signOut(page);
    await device.answers(true);
    await pressPasskeyButton(page);
    await isInside(page);
    await device.answers(false);
  });

  await test.step('signs in from the e-mail field', async () => {
    await signOut(page);
    await device.answers(true);
    await page.goto('/sign-in');
    await pointAtForm(page);
    await isInside(page);
    await device.answers(false);
  });

  await test.step('gets another name', async () => {
    await page.goto('/settings/account');
    await expect(passkeys(page).getByText(/last used today/)).toBeVisible();
    await passkeys(page).getByRole('button', { name: 'Rename My laptop' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rename the passkey' });
    await dialog.getByLabel('Name').fill('Blue laptop');
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await expect(passkeys(page).getByText('Blue laptop')).toBeVisible();
  });

  const [credential] = await device.credentials();
  await test.step('is removed, and does not sign in any more', async () => {
    await passkeys(page).getByRole('button', { name: 'Remove Blue laptop' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(passkeys(page).getByText('No passkey yet')).toBeVisible();
    await expect.poll(async () => (await device.credentials()).length, 'the device forgets it').toBe(0);

    await signOut(page);
    if (credential) await device.putBack(credential);
    await device.answers(true);
    await pressPasskeyButton(page);
    await expect(page.getByRole('alert')).toHaveText(
      'This passkey was removed from its account. Sign in another way.',
    );
    await expect(page).toHaveURL(/\/sign-in/);
  });
});

test('with two-step verification a passkey signs in without a code, and proves later that it is still you', async ({
  page,
  mailbox,
  signedIn,
  refusals,
}) => {
  refusals.expect(/400.*accounts:update/);
  const device = await aVirtualAuthenticator(page);
  await confirmEmail(page, mailbox, signedIn.email);
  await setUpTwoStep(page);
  await closeRecoveryCodes(page);
  await addPasskey(page, device, 'My laptop');

  await signOut(page);
  await device.answers(true);
  await pressPasskeyButton(page);
  await isInside(page);

  await signInIsOld(page, 'v1/accounts:update');
  await page.goto('/settings/account');
  await passkeys(page).getByRole('button', { name: 'Remove My laptop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Is it you?' })
    .getByRole('button', { name: 'Use a passkey' })
    .click();
  await expect(passkeys(page).getByText('No passkey yet')).toBeVisible();
});
