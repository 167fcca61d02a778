import { readFile } from 'node:fs/promises';
import {
  closeRecoveryCodes,
  confirmEmail,
  fillSignIn,
  setUpTwoStep,
  signInIsOld,
} from '../support/account.ts';
import { freshCodeOf } from '../support/authenticator.ts';
import { violations } from '../support/axe.ts';
import { signOut } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

const HOME = (url: URL) => url.pathname === '/';

test('two-step verification: set up, asked for at sign-in, replaced by a recovery code, switched off', async ({
  page,
  mailbox,
  signedIn,
  refusals,
}) => {
  test.slow();
  refusals.expect(/400.*accounts(:signInWithPassword|\/mfaSignIn:finalize)/);

  await test.step('it waits for a confirmed address', async () => {
    await page.goto('/settings/account');
    await expect(page.getByRole('button', { name: 'Set up…' })).toBeDisabled();
    await confirmEmail(page, mailbox, signedIn.email);
  });

  const { secret, codes } = await setUpTwoStep(page);
  await test.step('ten recovery codes are shown, kept, and not shown again', async () => {
    expect(new Set(codes).size).toBe(10);
    expect(await violations(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download', exact: true }).last().click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    for (const code of codes) expect(text).toContain(code);
    await expect(page.getByRole('button', { name: 'Done' })).toBeDisabled();
    await closeRecoveryCodes(page);
    await expect(page.getByText('10 of 10 left')).toBeVisible();
    await expect(page.getByText(codes[0] ?? '')).toBeHidden();
  });

  await test.step('signing in asks for the code, after a reload too, and refuses a wrong one', async () => {
    await signOut(page);
    await fillSignIn(page, signedIn);
    await expect(page.getByRole('heading', { name: 'Two-step verification' })).toBeVisible();
    await page.reload();
    const field = page.getByLabel('Code', { exact: true });
    await expect(field).toBeFocused();
    expect(await violations(page)).toEqual([]);
    const right = freshCodeOf(secret);
    await field.fill(right === '000000' ? '111111' : '000000');
    await expect(page.getByRole('alert')).toContainText('This code is not right');
    await expect(field).toHaveValue('');
    // As pasted from an app that shows it in two groups.
    await field.fill(`${right.slice(0, 3)} ${right.slice(3)}`);
    await expect(page).toHaveURL(HOME);
  });

  await test.step('a recovery code stands for the app, once', async () => {
    for (const outcome of ['good', 'used'] as const) {
      await signOut(page);
      await fillSignIn(page, signedIn);
      await page.getByRole('button', { name: 'Use a recovery code' }).click();
      await expect(page.getByRole('heading', { name: 'Use a recovery code' })).toBeVisible();
      await page.getByLabel('Recovery code', { exact: true }).fill((codes[0] ?? '').toLowerCase());
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      if (outcome === 'good') await expect(page).toHaveURL(HOME);
      else await expect(page.getByText('This code is not right, or it was used already.')).toBeVisible();
    }
    await page.getByLabel('Recovery code', { exact: true }).fill(codes[1] ?? '');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(HOME);
    await page.goto('/settings/account');
    await expect(page.getByText('8 of 10 left')).toBeVisible();
  });

  await test.step('new codes take the place of the old ones, after proving both factors again', async () => {
    refusals.expect(/400.*recoveryCodes:generate/);
    await signInIsOld(page, 'v2/accounts/recoveryCodes:generate');
    await page.getByRole('button', { name: 'New codes…' }).click();
    await page.getByRole('button', { name: 'Make new codes' }).click();
    const proof = page.getByRole('dialog', { name: 'Is it you?' });
    await proof.getByLabel('Your password', { exact: true }).fill('not-the-timetable-82');
    await proof.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(proof.getByText('This is not the password of the account.')).toBeVisible();
    await proof.getByLabel('Your password', { exact: true }).fill(signedIn.password);
    await proof.getByRole('button', { name: 'Continue', exact: true }).click();
    await proof.getByRole('button', { name: 'Use a recovery code' }).click();
    await proof.getByLabel('Recovery code', { exact: true }).fill(codes[2] ?? '');
    await proof.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByRole('region', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
    await closeRecoveryCodes(page);
    await expect(page.getByText('10 of 10 left')).toBeVisible();
  });

  await test.step('switched off, the password alone is enough', async () => {
    await page.getByRole('button', { name: 'Switch off…' }).click();
    await page.getByRole('button', { name: 'Switch off', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Set up…' })).toBeVisible();
    await signOut(page);
    await fillSignIn(page, signedIn);
    await expect(page).toHaveURL(HOME);
  });
});

test('six mailed digits sign in without a password, and ask for the second proof where there is one', async ({
  page,
  mailbox,
  signedIn,
  refusals,
}) => {
  refusals.expect(/400.*accounts:signInWith(EmailCode|CustomToken)/);
  await confirmEmail(page, mailbox, signedIn.email);
  const askForCode = async () => {
    await page.goto('/sign-in-2');
    await page.getByLabel('E-mail', { exact: true }).fill(signedIn.email);
    await page.getByRole('button', { name: 'E-mail me a code' }).click();
    await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible();
    for (;;) {
      const mail = await mailbox.next(signedIn.email);
      const code = /^\d{6}$/m.exec(mail.text ?? '')?.[0];
      if (code) return code;
    }
  };

  await page.goto('/');
  await signOut(page);
  const code = await askForCode();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Code', { exact: true }).fill(code === '000000' ? '111111' : '000000');
  await expect(page.getByRole('alert')).toContainText('This is not the code of the newest mail.');
  await page.getByLabel('Code', { exact: true }).fill(code);
  await expect(page).toHaveURL(HOME);

  const { secret } = await setUpTwoStep(page);
  await closeRecoveryCodes(page);
  await signOut(page);
  const second = await askForCode();
  await page.getByLabel('Code', { exact: true }).fill(second);
  await expect(page.getByRole('heading', { name: 'Two-step verification' })).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(freshCodeOf(secret));
  await expect(page).toHaveURL(HOME);
});

test('a sign-in that waited too long goes back to the beginning, and says why', async ({
  page,
  mailbox,
  signedIn,
}) => {
  await confirmEmail(page, mailbox, signedIn.email);
  await setUpTwoStep(page);
  await closeRecoveryCodes(page);
  await signOut(page);
  await page.clock.install();
  await fillSignIn(page, signedIn);
  await expect(page.getByRole('heading', { name: 'Two-step verification' })).toBeVisible();
  await page.clock.fastForward('11:00');
  await page.reload();
  await expect(
    page.getByText('That took longer than ten minutes. For your safety, begin again.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/sign-in$/);
});
