import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { expectSignedOut, signOut } from '../support/steps.ts';
import { expect, linkFor, signIn, test } from '../support/test.ts';

const REFUSED_CODE = /400.*accounts:resetPassword/;
const WORN = 'This link does not work any more';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function askForReset(page: Page, email: string): Promise<void> {
  await page.goto('/forgot-password');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(heading(page, 'Look into your mail')).toBeVisible();
}

async function setPassword(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(heading(page, 'Your new password is set')).toBeVisible();
}

test('a reset says for whom, works in another browser, and signs out every session', async ({
  page,
  browser,
  baseURL,
  mailbox,
  signedIn,
  refusals,
}) => {
  refusals.expect(REFUSED_CODE);
  refusals.expect(/40[01].*(accounts:|token|\/api\/v1\/)/);
  const renewed = { ...signedIn, password: 'another-quiet-timetable-19' };
  await page.goto('/');
  const elsewhere = await (await browser.newContext({ baseURL })).newPage();
  await askForReset(elsewhere, signedIn.email);
  const link = await linkFor(mailbox, signedIn.email, 'mode=resetPassword');
  await elsewhere.goto(link);
  await expect(elsewhere.getByText(`For ${signedIn.email}.`)).toBeVisible();
  expect(await violations(elsewhere)).toEqual([]);
  await setPassword(elsewhere, link, renewed.password);
  expect(await violations(elsewhere)).toEqual([]);

  await test.step('the session of before is over', () => expectSignedOut(page));
  await test.step('the new password works, the used link does not', async () => {
    await signIn(elsewhere, renewed);
    await elsewhere.goto(link);
    await expect(heading(elsewhere, WORN)).toBeVisible();
    await elsewhere.getByRole('link', { name: 'Get a new link' }).click();
    await expect(heading(elsewhere, 'Forgot your password?')).toBeVisible();
  });
  await elsewhere.context().close();
});

test('one reset spends the other links that were asked for', async ({
  page,
  mailbox,
  signedIn,
  refusals,
}) => {
  refusals.expect(REFUSED_CODE);
  await page.goto('/');
  await signOut(page);
  await askForReset(page, signedIn.email);
  const first = await linkFor(mailbox, signedIn.email, 'mode=resetPassword');
  await askForReset(page, signedIn.email);
  const second = await linkFor(mailbox, signedIn.email, 'mode=resetPassword');
  await setPassword(page, second, 'another-timetable-19');
  await page.goto(first);
  await expect(heading(page, WORN)).toBeVisible();
});

test('a confirmation link can be opened as often as one likes, and used once', async ({
  page,
  request,
  mailbox,
  signedIn,
  refusals,
}) => {
  refusals.expect(REFUSED_CODE);
  const link = await linkFor(mailbox, signedIn.email, 'mode=verifyEmail');
  expect((await request.get(link)).ok()).toBe(true);
  for (const _ of ['a mail scanner that runs scripts', 'the person']) {
    await page.goto(link);
    await expect(heading(page, 'Confirm your e-mail')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Confirm e-mail' }).click();
  await expect(heading(page, 'Your e-mail is confirmed')).toBeVisible();
  await page.goto(link);
  await expect(heading(page, WORN)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Send a new one from your settings' })).toBeVisible();
});

test('an e-mail is changed by the new address, taken back by the old one, and a new password offered', async ({
  page,
  mailbox,
  signedIn,
  refusals,
}) => {
  refusals.expect(/400.*accounts:/);
  refusals.expect(/401.*\/api\/v1\//);
  const next = { ...signedIn, email: `new-${signedIn.email}` };
  await page.goto('/settings/account');
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your e-mail' });
  await dialog.getByLabel('New e-mail').fill(next.email);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`A mail is on its way to ${next.email}.`)).toBeVisible();

  await page.goto(await linkFor(mailbox, next.email, 'mode=verifyAndChangeEmail'));
  await expect(page.getByText(`${next.email} in place of ${signedIn.email}`)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use this e-mail' }).click();
  await expect(heading(page, 'Your e-mail is changed')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await signOut(page);
  await signIn(page, next);
  await signOut(page);

  const undo = await linkFor(mailbox, signedIn.email, 'mode=recoverEmail');
  await page.goto(undo);
  await expect(page.getByText(`back from ${next.email} to ${signedIn.email}`)).toBeVisible();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(heading(page, 'Your old e-mail is back')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Mail me a link for a new password' }).click();
  await expect(heading(page, 'Look into your mail')).toBeVisible();
  await setPassword(
    page,
    await linkFor(mailbox, signedIn.email, 'mode=resetPassword'),
    'a-third-timetable-20',
  );
  await page.goto(undo);
  await expect(heading(page, WORN)).toBeVisible();
});

test('a new e-mail is confirmed in another browser by who signs in there, and by nobody else', async ({
  page,
  browser,
  baseURL,
  mailbox,
  signedIn,
  refusals,
}) => {
  refusals.expect(/40[01].*(accounts:|token|\/api\/v1\/)/);
  const next = { ...signedIn, email: `new-${signedIn.email}` };
  await page.goto('/settings/account');
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your e-mail' });
  await dialog.getByLabel('New e-mail').fill(next.email);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  const link = await linkFor(mailbox, next.email, 'mode=verifyAndChangeEmail');

  const elsewhere = await (await browser.newContext({ baseURL })).newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByText('Somebody wants to sign in with')).toBeVisible();
  await expect(elsewhere.getByRole('button', { name: 'Use this e-mail' })).toBeHidden();
  expect(await violations(elsewhere)).toEqual([]);
  await elsewhere.getByRole('link', { name: 'Sign in to confirm' }).click();
  await elsewhere.getByLabel('E-mail', { exact: true }).fill(signedIn.email);
  await elsewhere.getByLabel('Password', { exact: true }).fill(signedIn.password);
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
  await elsewhere.getByRole('button', { name: 'Use this e-mail' }).click();
  await expect(heading(elsewhere, 'Your e-mail is changed')).toBeVisible();
  await elsewhere.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(elsewhere).toHaveURL((url) => url.pathname === '/');
  await elsewhere.context().close();

  await test.step('the session that asked for it is over', () => expectSignedOut(page));
  await signIn(page, next);
});

test('a mailed link signs in without a password, once, and asks for the address in another browser', async ({
  page,
  browser,
  baseURL,
  mailbox,
  signedIn,
  refusals,
}) => {
  refusals.expect(/400.*accounts:(signInWithEmailLink|resetPassword)/);
  await page.goto('/');
  await signOut(page);
  await page.goto('/sign-in-2');
  await page.getByLabel('E-mail', { exact: true }).fill(signedIn.email);
  await page.getByRole('button', { name: 'E-mail me a sign-in link' }).click();
  await expect(heading(page, 'Look into your mail')).toBeVisible();
  const link = await linkFor(mailbox, signedIn.email, 'mode=signIn');

  const elsewhere = await (await browser.newContext({ baseURL })).newPage();
  await elsewhere.goto(link);
  await elsewhere.getByLabel('E-mail', { exact: true }).fill(`not-${signedIn.email}`);
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(elsewhere.getByText('This link was sent to another address.')).toBeVisible();
  expect(await violations(elsewhere)).toEqual([]);
  await elsewhere.context().close();

  await page.goto(link);
  await expect(page.getByText(`As ${signedIn.email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await signOut(page);
  await page.goto(link);
  await expect(heading(page, WORN)).toBeVisible();
});

const BROKEN = [
  ['?mode=resetPassword', 'This link is not complete', 'Get a new link'],
  ['?mode=verifyEmail&oobCode=cut-off', 'This link is not complete', 'Send a new one from your settings'],
  [`?mode=signIn&oobCode=${'x'.repeat(43)}`, WORN, 'Get a new link'],
  [`?mode=recoverEmail&oobCode=${'x'.repeat(43)}`, WORN, 'Reset the password instead'],
  [`?mode=verifyAndChangeEmail&oobCode=${'x'.repeat(43)}`, WORN, 'Change the e-mail again'],
  [`?mode=dance&oobCode=${'x'.repeat(43)}`, 'This link leads nowhere', 'Go to sign in'],
  ['', 'This link leads nowhere', 'Go to sign in'],
] as const;

test('a link that is broken says how, and shows the way to a new one', async ({ page, refusals }) => {
  refusals.expect(REFUSED_CODE);
  for (const [search, title, way] of BROKEN) {
    await page.goto(`/auth-actions${search}`);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByRole('link', { name: way })).toBeVisible();
    expect(await violations(page), search).toEqual([]);
  }
});

test('an expired link says so', async ({ page, refusals }) => {
  refusals.expect(REFUSED_CODE);
  const error = { code: 400, message: 'EXPIRED_OOB_CODE' };
  await page.route('**/v1/accounts:resetPassword?*', (route) =>
    route.fulfill({ status: 400, json: { error } }),
  );
  await page.goto(`/auth-actions?mode=resetPassword&oobCode=${'x'.repeat(43)}`);
  await expect(heading(page, 'This link is too old')).toBeVisible();
});

test('a code is good for what it was sent for, and nothing else', async ({ page, mailbox, signedIn }) => {
  const link = await linkFor(mailbox, signedIn.email, 'mode=verifyEmail');
  await page.goto(link.replace('mode=verifyEmail', 'mode=resetPassword'));
  await expect(heading(page, 'This link leads nowhere')).toBeVisible();
});
