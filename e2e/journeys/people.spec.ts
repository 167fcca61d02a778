import { acceptAllOf, dropFiles } from '../support/steps.ts';
import { biologyPdf } from '../support/syllabi.ts';
import { expect, linkFor, test } from '../support/test.ts';

test('who accepts an invitation sees the same course, until they are removed', async ({
  page,
  browser,
  product,
  mailbox,
  signedIn,
}) => {
  const friend = { email: `friend-of-${signedIn.email}`, password: 'shared-timetable-82' };
  const context = await browser.newContext({ baseURL: product.url });
  const theirs = await context.newPage();
  const unexpected: string[] = [];
  theirs.on('pageerror', (error) => unexpected.push(error.message));
  theirs.on('console', (message) => message.type() === 'error' && unexpected.push(message.text()));

  await test.step('the owner has a course and invites a friend by mail', async () => {
    await page.goto('/');
    await dropFiles(page, [await biologyPdf()]);
    await acceptAllOf(page, 'biology.pdf');
    await page.goto('/users/');
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite by e-mail' });
    await dialog.getByLabel('E-mail').fill(friend.email);
    await dialog.getByRole('radio', { name: 'Viewer' }).check();
    await dialog.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasText: friend.email }),
    ).toContainText('Viewer');
  });

  await test.step('the friend makes an account from the mail and joins', async () => {
    await theirs.goto(await linkFor(mailbox, friend.email, '/invitations/'));
    await expect(theirs.getByText(`invites ${friend.email} as viewer`)).toBeVisible();
    await theirs.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
    await theirs.getByLabel('E-mail', { exact: true }).fill(friend.email);
    await theirs.getByLabel('Password', { exact: true }).fill(friend.password);
    await theirs.getByRole('button', { name: 'Create account' }).click();
    await theirs.getByRole('button', { name: 'Join' }).click();
    await expect(theirs).toHaveURL((url) => url.pathname === '/');
  });

  await test.step('they see the same course and its exam, and cannot change it', async () => {
    await theirs.goto('/courses/');
    await expect(theirs.getByRole('main').getByText('BIO 101').first()).toBeVisible();
    await theirs.goto('/tasks/');
    await expect(theirs.getByRole('row', { name: /Midterm exam 1.*BIO 101/ })).toBeVisible();
    await expect(theirs.getByRole('textbox', { name: 'Add a task in plain words' })).toBeHidden();
  });

  await test.step('removed, they see nothing of it any more', async () => {
    await page.reload();
    await page.getByRole('button', { name: `More about ${friend.email}` }).click();
    await page.getByRole('menuitem', { name: 'Remove…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: friend.email })).toBeHidden();
    await theirs.goto('/tasks/');
    await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(theirs.getByRole('textbox', { name: 'Add a task in plain words' })).toBeVisible();
    await expect(theirs.getByText('BIO 101')).toHaveCount(0);
  });
  await context.close();
  expect(unexpected, 'nothing unexpected on the console of the friend').toEqual([]);
});
