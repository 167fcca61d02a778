import { violations } from '../support/axe.ts';
import { expectSignedOut } from '../support/steps.ts';
import { expect, linkFor, signIn, test } from '../support/test.ts';

test('an account that a stranger made with one’s address becomes one’s own, or is confirmed after signing in', async ({
  page,
  browser,
  baseURL,
  mailbox,
  signedIn,
  refusals,
}) => {
  refusals.expect(/40[01].*(accounts:|token|\/api\/v1\/)/);
  await page.goto('/');
  const link = await linkFor(mailbox, signedIn.email, 'mode=verifyEmail');
  const owner = await (await browser.newContext({ baseURL })).newPage();

  await test.step('a press on the link confirms nothing where nobody is signed in with the account', async () => {
    await owner.goto(link);
    await expect(owner.getByRole('link', { name: 'Sign in to confirm' })).toHaveAttribute(
      'href',
      /\/sign-in\?redirect=.*auth-actions.*verifyEmail/,
    );
    await expect(owner.getByRole('button', { name: 'Confirm e-mail' })).toBeHidden();
    expect(await violations(owner)).toEqual([]);
  });

  await test.step('with a new password the account is the owner’s, and the stranger is out', async () => {
    await owner.getByRole('button', { name: 'It was not me' }).click();
    const password = 'a-lantern-of-my-own-54';
    await owner.getByLabel('New password', { exact: true }).fill(password);
    await owner.getByRole('button', { name: 'Set the password' }).click();
    await expect(owner.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible();
    await signIn(owner, { ...signedIn, password });
    await expectSignedOut(page);
  });
  await owner.context().close();
});
