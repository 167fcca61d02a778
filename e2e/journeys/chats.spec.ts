import type { Page } from '@playwright/test';
import { confirmEmail } from '../support/account.ts';
import { violations } from '../support/axe.ts';
import { expect, linkFor, type Person, signUp, test } from '../support/test.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

const nameOneself = async (page: Page, name: string) => {
  await page.goto('/settings/');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Name', { exact: true }).blur();
  await expect(page.getByText('Profile saved.')).toBeVisible();
};

const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const field = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
const onItsWay = (page: Page) => log(page).getByRole('article', { name: 'You, on its way' });
const messages = (page: Page, text: string) => log(page).getByRole('article').filter({ hasText: text });

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

test('two people talk, lose the network in the middle, and miss nothing', async ({
  page,
  browser,
  context,
  product,
  mailbox,
  refusals,
  signedIn,
}) => {
  test.slow();
  // A browser without a network says so on its console.
  refusals.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_NETWORK_CHANGED|ERR_INCOMPLETE_CHUNKED/);
  const friend: Person = { email: `chat-${signedIn.email}`, password: 'shared-timetable-82' };
  const elsewhere = await browser.newContext({ baseURL: product.url });
  const theirs = await elsewhere.newPage();

  await test.step('a friend joins the workspace', async () => {
    await nameOneself(page, 'Mara Quill');
    await page.goto('/users/');
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /Invite/ });
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill(friend.email);
    await dialog.getByRole('radio', { name: 'Viewer' }).check();
    await dialog.getByRole('button', { name: 'Send the invitation' }).click();
    const invitation = await linkFor(mailbox, friend.email, '/invitations/');
    await signUp(theirs, friend);
    await confirmEmail(theirs, mailbox, friend.email);
    await theirs.goto(invitation);
    await theirs.getByRole('button', { name: 'Join' }).click();
    await expect(theirs).toHaveURL((url) => url.pathname === '/');
    await nameOneself(theirs, 'Theo Brandt');
    // Who is writing is told once, to whoever listens then.
    const listens = theirs.waitForResponse(/\/changes\b/);
    await theirs.goto('/chats/');
    await listens;
  });

  await test.step('one begins a chat, and it appears with the other, with a badge', async () => {
    await page.goto('/chats/');
    await page.getByRole('button', { name: 'New', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Write to people…' }).click();
    const dialog = page.getByRole('dialog', { name: 'New chat' });
    await dialog.getByRole('checkbox', { name: /Theo Brandt/ }).check();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Begin the chat' }).click();
    await expect(page).toHaveURL(/\/chats\/people\//);
    await write(page, 'See you **in lab** at one');
    const sidebar = theirs.getByRole('navigation', { name: 'Main' });
    await expect(sidebar.getByRole('link', { name: /Chats.*1/ })).toBeVisible();
    await theirs.getByRole('link', { name: /Mara Quill.*1 unread/ }).click();
    await expect(messages(theirs, 'See you in lab at one')).toHaveCount(1);
    await expect(sidebar.getByRole('link', { name: /Chats.*1/ })).toBeHidden();
  });

  await test.step('the other sees who is writing, and answers', async () => {
    await field(page).pressSequentially('An');
    await expect(theirs.getByText('Mara Quill is writing…')).toBeVisible();
    await field(page).fill('');
    await messages(theirs, 'See you').hover();
    await theirs.getByRole('button', { name: 'Reply to the message of Mara Quill' }).click();
    await write(theirs, '@Mara Quill which room?');
    await expect(messages(page, 'which room?')).toContainText('See you in lab at one');
  });

  await test.step('reactions, edits and deletions show at once', async () => {
    await messages(page, 'which room?').hover();
    await page.getByRole('button', { name: 'React to the message of Theo Brandt' }).click();
    await page.getByRole('menuitem', { name: 'React with 👍' }).click();
    await expect(theirs.getByRole('button', { name: /👍 1: Mara Quill/ })).toBeVisible();
    await write(page, 'Wexler 12');
    await expect(messages(theirs, 'Wexler 12')).toBeVisible();
    await expect(onItsWay(page)).toHaveCount(0);
    await field(page).press('ArrowUp');
    await expect(field(page)).toHaveValue('Wexler 12');
    await write(page, 'Wexler 14');
    await expect(messages(theirs, 'Wexler 14')).toContainText('edited');
    // What was changed stays in the field until it is taken.
    await expect(field(page)).toHaveValue('');
    await write(page, 'Never mind this');
    await expect(messages(theirs, 'Never mind this')).toBeVisible();
    await expect(onItsWay(page)).toHaveCount(0);
    await messages(page, 'Never mind this').hover();
    await messages(page, 'Never mind this').getByRole('button', { name: 'More about your message' }).click();
    await page.getByRole('menuitem', { name: 'Delete for everybody…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(messages(theirs, 'Message deleted')).toHaveCount(1);
    await expect(messages(theirs, 'Never mind this')).toHaveCount(0);
  });

  await test.step('a picture is sent along, and nothing that is empty', async () => {
    await page
      .getByLabel('Files to attach')
      .setInputFiles({ name: 'empty.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) });
    await expect(page.getByText('empty.txt is empty.')).toBeVisible();
    await page
      .getByLabel('Files to attach')
      .setInputFiles({ name: 'plan.png', mimeType: 'image/png', buffer: PIXEL });
    await expect(page.getByRole('button', { name: 'Remove plan.png' })).toBeVisible();
    await write(page, 'The plan');
    await theirs.getByRole('button', { name: 'Open plan.png' }).click();
    const large = theirs.getByRole('dialog', { name: 'plan.png' });
    await expect(large.getByRole('img', { name: 'plan.png' })).toBeVisible();
    expect(await violations(theirs)).toEqual([]);
    await theirs.keyboard.press('Escape');
    await expect(large).toBeHidden();
    await expect(theirs.getByRole('button', { name: 'Open plan.png' })).toBeFocused();
  });

  await test.step('what is half written stays, also while another message is changed', async () => {
    await field(page).fill('Half a thought');
    await page.getByRole('link', { name: 'Tasks', exact: true }).first().click();
    await expect(page).toHaveURL(/\/tasks/);
    await page.goBack();
    await expect(field(page)).toHaveValue('Half a thought');
    await page.reload();
    await expect(field(page)).toHaveValue('Half a thought');
    await messages(page, 'The plan').hover();
    await messages(page, 'The plan').getByRole('button', { name: 'More about your message' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(field(page)).toHaveValue('The plan');
    await field(page).press('Escape');
    await expect(field(page)).toHaveValue('Half a thought');
    await field(page).fill('');
  });

  await test.step('the network goes in the middle: both write on, and nothing is lost or doubled', async () => {
    await context.setOffline(true);
    await write(page, 'Written without a network');
    await expect(page.getByText('Waiting for the network. It will be sent.')).toBeVisible();
    for (const n of [1, 2, 3]) {
      await write(theirs, `Meanwhile ${n}`);
      await expect(messages(theirs, `Meanwhile ${n}`)).toHaveCount(1);
    }
    await expect(onItsWay(theirs)).toHaveCount(0);
    await context.setOffline(false);
    await expect(messages(theirs, 'Written without a network')).toHaveCount(1);
    for (const both of [page, theirs]) {
      await expect(messages(both, 'Meanwhile 3')).toHaveCount(1);
      await expect(messages(both, 'Written without a network')).toHaveCount(1);
      await expect(
        log(both)
          .getByRole('article')
          .filter({ hasText: /Meanwhile|Written without/ }),
      ).toContainText(['Meanwhile 1', 'Meanwhile 2', 'Meanwhile 3', 'Written without a network']);
    }
  });

  await test.step('the server goes, in the middle of answers, and comes back: nothing is lost or doubled', async () => {
    // What was on its way when the server went is cut off, what comes while it is away is refused.
    refusals.expect(/ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_CONNECTION_REFUSED|status of 50/);
    await write(page, 'Before the restart');
    await expect(messages(theirs, 'Before the restart')).toHaveCount(1);
    const restarting = product.restart();
    await write(page, 'During the restart');
    await restarting;
    await expect(messages(theirs, 'During the restart')).toHaveCount(1);
    await expect(messages(page, 'During the restart')).toHaveCount(1);
  });

  await test.step('messages are found by their words', async () => {
    await page.getByRole('textbox', { name: 'Search messages' }).fill('wexler');
    await page.getByRole('region', { name: 'Messages', exact: true }).getByRole('link').click();
    await expect(page).toHaveURL(/message=\d/);
    await expect(messages(page, 'Wexler 14')).toBeVisible();
    await page.getByRole('textbox', { name: 'Search messages' }).fill('nobody said this');
    await expect(page.getByText('No conversation and no message holds “nobody said this”.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(page.getByRole('textbox', { name: 'Search messages' })).toHaveValue('');
    await page.getByRole('textbox', { name: 'Search messages' }).fill('When is the final?');
    await page.getByRole('button', { name: 'Ask your syllabi this' }).click();
    await expect(page).toHaveURL((url) => url.pathname.replace(/\/$/, '') === '/chats');
    await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue('When is the final?');
    await expect(page.getByRole('link', { name: /Theo Brandt/ }).first()).toBeVisible();
    await page.goto('/tasks/');
    await expect(page.getByRole('textbox', { name: 'Add a task in plain words' })).toBeVisible();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search everything' });
    await palette.getByRole('searchbox').or(palette.getByRole('textbox')).fill('wexler');
    await palette.getByRole('button', { name: /Wexler 14.*Mara Quill/ }).click();
    await expect(page).toHaveURL(/\/chats\/people\/.*message=\d/);
    await expect(messages(page, 'Wexler 14')).toBeVisible();
  });

  await test.step('axe finds nothing, light and dark', async () => {
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.evaluate(() => document.documentElement.setAttribute('data-mantine-color-scheme', 'dark'));
    expect(await violations(page)).toEqual([]);
  });

  await test.step('removed, they read nothing any more', async () => {
    await page.goto('/users/');
    await page.getByRole('button', { name: /More about Theo Brandt/ }).click();
    await page.getByRole('menuitem', { name: 'Remove…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(theirs.getByText('Wexler 14')).toHaveCount(0);
    await expect(theirs).toHaveURL((url) => url.pathname === '/');
  });
  await elsewhere.close();
});
