import type { Page } from '@playwright/test';
import { confirmEmail } from '../support/account.ts';
import { violations } from '../support/axe.ts';
import { settled } from '../support/settled.ts';
import { biologyPdf } from '../support/syllabi.ts';
import { expect, linkFor, signUp, test } from '../support/test.ts';

test('who accepts an invitation sees the same course, until they are removed', async ({
  page,
  browser,
  product,
  mailbox,
  signedIn,
  workspace,
}) => {
  const friend = { email: `friend-of-${signedIn.email}`, password: 'shared-timetable-82' };
  const context = await browser.newContext({ baseURL: product.url });
  const theirs = await context.newPage();
  const unexpected: string[] = [];
  theirs.on('pageerror', (error) => unexpected.push(error.message));
  theirs.on('console', (message) => message.type() === 'error' && unexpected.push(message.text()));

  await test.step('the owner has a course and invites a friend by mail', async () => {
    await workspace.plan(await biologyPdf());
    await page.goto('/users/');
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite people' });
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill(friend.email);
    await dialog.getByRole('radio', { name: 'Viewer' }).check();
    await dialog.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasText: friend.email }),
    ).toContainText('Viewer');
  });

  await test.step('the friend makes an account from the mail and joins', async () => {
    const invitation = await linkFor(mailbox, friend.email, '/invitations/');
    await theirs.goto(invitation);
    await expect(theirs.getByText(`invites ${friend.email} as viewer`)).toBeVisible();
    await theirs.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
    await expect(theirs.getByLabel('E-mail', { exact: true })).toHaveValue(friend.email);
    await theirs.getByLabel('Password', { exact: true }).fill(friend.password);
    await theirs.getByRole('button', { name: 'Create account' }).click();
    await theirs.getByRole('button', { name: 'Join' }).click();
    await expect(theirs.getByText('Confirm your e-mail first')).toBeVisible();
    await confirmEmail(theirs, mailbox, friend.email);
    await theirs.goto(invitation);
    await theirs.getByRole('button', { name: 'Join' }).click();
    await expect(theirs).toHaveURL((url) => url.pathname === '/');
  });

  await test.step('they see the same course and its exam, and cannot change it', async () => {
    await theirs.goto('/courses/');
    await expect(theirs.getByRole('main').getByText('BIO 101').first()).toBeVisible();
    // What they may no longer open is told to the page that they have open, which has to listen by then.
    const listens = theirs.waitForResponse(/\/changes\b/);
    await theirs.goto('/tasks/');
    await listens;
    await expect(theirs.getByRole('row', { name: /Midterm exam 1.*BIO 101/ })).toBeVisible();
    await expect(theirs.getByRole('textbox', { name: 'Add a task in plain words' })).toBeHidden();
  });

  await test.step('removed, they see nothing of it any more', async () => {
    await page.reload();
    await page.getByRole('button', { name: `More about ${friend.email}` }).click();
    await page.getByRole('menuitem', { name: 'Remove…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: friend.email })).toBeHidden();
    // The page that they have open goes by itself.
    await expect(theirs).toHaveURL((url) => url.pathname === '/');
    await expect(theirs.getByText('You can no longer open')).toBeVisible();
    await expect(theirs.getByText('BIO 101')).toHaveCount(0);
    await theirs.goto('/tasks/');
    await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(theirs.getByRole('textbox', { name: 'Add a task in plain words' })).toBeVisible();
    await expect(theirs.getByText('BIO 101')).toHaveCount(0);
  });
  await context.close();
  // The browser logs the refusal that asks for the confirmation.
  const beyondTheRefusal = unexpected.filter((text) => !text.includes('status of 403'));
  expect(beyondTheRefusal, 'nothing unexpected on the console of the friend').toEqual([]);
});

const openWorkspaceMenu = (page: Page) =>
  page.getByRole('complementary', { name: 'Sidebar' }).getByRole('button').first().click();

async function makeWorkspace(page: Page, name: string): Promise<void> {
  await openWorkspaceMenu(page);
  await page.getByRole('menuitem', { name: 'New workspace…' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Make the workspace' }).click();
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toContainText(name);
}

test('a group shares a workspace by a link: suspended, let in again, handed over, deleted', async ({
  page,
  browser,
  product,
  signedIn,
}) => {
  test.slow();
  const friend = { email: `group-of-${signedIn.email}`, password: 'shared-timetable-82' };
  const context = await browser.newContext({ baseURL: product.url });
  const theirs = await context.newPage();
  const row = () => page.getByRole('main').getByRole('listitem').filter({ hasText: friend.email });
  const choose = async (entry: string) => {
    await row()
      .getByRole('button', { name: /^More about/ })
      .click();
    await page.getByRole('menuitem', { name: entry }).click();
  };

  await test.step('the owner makes a workspace and a link, which is shown once', async () => {
    await page.goto('/');
    await makeWorkspace(page, 'Study group');
    await page.goto('/users/');
    const name = page.getByRole('main').getByLabel('Name', { exact: true });
    await name.fill('Reading group');
    await name.press('Enter');
    const renamed = page.getByRole('listitem').filter({ hasText: 'Workspace renamed.' });
    await renamed.getByRole('button', { name: 'Undo' }).click();
    await expect(name).toHaveValue('Study group');
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite people' });
    await dialog.getByText('By link').click();
    await dialog.getByLabel('It lets in').selectOption('One person');
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Make the link' }).click();
    const address = await dialog.getByLabel('Link for a member').inputValue();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('0 of 1 joined')).toBeVisible();

    await signUp(theirs, friend);
    await theirs.goto(address);
    await expect(theirs.getByText('invites you as member')).toBeVisible();
    await theirs.getByRole('button', { name: 'Join' }).click();
    await expect(theirs).toHaveURL((url) => url.pathname === '/');
    await expect(row()).toContainText('Member');
    const link = page.getByRole('region', { name: 'Links' }).getByRole('listitem');
    await expect(link).toContainText('1 of 1 joined');
    await expect(link).toContainText('Used up');
    expect(await violations(page)).toEqual([]);
    await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  });

  await test.step('suspended, their open page goes by itself; let in again, they come back', async () => {
    const listens = theirs.waitForResponse(/\/changes\b/);
    await theirs.goto('/users/');
    await listens;
    await expect(theirs.getByRole('heading', { name: 'Users' })).toBeVisible();
    await choose('Suspend…');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Suspend', exact: true }).click();
    await expect(row()).toContainText('Suspended');
    await expect(theirs.getByText('You can no longer open Study group.')).toBeVisible();
    await choose('Let in again');
    await expect(row()).not.toContainText('Suspended');
    await theirs.getByRole('button', { name: /^Notifications/ }).click();
    await theirs.getByRole('button', { name: /You can open Study group again/ }).click();
    await expect(theirs.getByRole('complementary', { name: 'Sidebar' })).toContainText('Study group');
  });

  await test.step('the ownership goes over with the name typed, and everything is in the activity', async () => {
    await choose('Transfer ownership…');
    const transfer = page.getByRole('button', { name: 'Transfer the ownership' });
    await expect(transfer).toBeDisabled();
    await page.getByLabel('Type Study group to confirm').fill('Study group');
    expect(await violations(page)).toEqual([]);
    await transfer.click();
    await expect(row()).toContainText('Owner');
    await page.getByRole('link', { name: 'Activity' }).click();
    const log = page.getByRole('list', { name: 'Activity' });
    await expect(log.getByRole('listitem').first()).toContainText('handed the ownership over to');
    await expect(log).toContainText('suspended');
    await page.getByLabel('About').selectOption('Invitations');
    await expect(log.getByRole('listitem')).toHaveCount(1);
    await expect(page).toHaveURL(/about=invitations/);
    await settled(page);
    expect(await violations(page)).toEqual([]);
  });

  await test.step('the new owner deletes it, and nobody sees anything of it any more', async () => {
    await theirs.goto('/users/');
    await theirs.getByRole('button', { name: 'Delete…' }).click();
    await theirs.getByLabel('Type Study group to confirm').fill('Study group');
    await theirs.getByRole('button', { name: 'Delete the workspace' }).click();
    await expect(theirs.getByRole('complementary', { name: 'Sidebar' })).not.toContainText('Study group');
    await expect(page.getByText('You can no longer open Study group.')).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Sidebar' })).not.toContainText('Study group');
  });
  await context.close();
});
