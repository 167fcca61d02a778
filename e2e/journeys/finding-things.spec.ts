import { confirmEmail } from '../support/account.ts';
import { violations } from '../support/axe.ts';
import { settled } from '../support/settled.ts';
import { SIZES } from '../support/sizes.ts';
import { addTask, quickAddOf } from '../support/tasks.ts';
import { expect, test } from '../support/test.ts';

const OPERATOR = 'syllabi@example.com';

test('the palette finds tasks, settings, people and things to do, and knows where one was', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toBeTruthy();
  await page.goto('/tasks/');
  await addTask(page, 'Field notebook');
  const palette = page.getByRole('dialog', { name: 'Search everything' });
  const words = palette.getByRole('searchbox').or(palette.getByRole('textbox'));

  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await words.fill('notebook');
  await expect(palette.getByText('Field notebook')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await words.fill('quiet hours');
  await expect(palette.getByText('Settings: Notifications')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/settings\/notifications/);
  await expect(palette).toBeHidden();

  await page.goto('/tasks/');
  await expect(quickAddOf(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  const recent = palette.getByRole('group', { name: 'Recent' });
  await expect(recent.getByRole('button')).toHaveText([/^Settings: Notifications/]);
  await words.fill(signedIn.email.slice(0, 12));
  const people = palette.getByRole('group', { name: 'People' });
  await expect(people.getByRole('button', { name: signedIn.email })).toBeVisible();
  await expect(recent).toBeHidden();
  await words.fill('new task');
  await expect(palette.getByText('New task')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(quickAddOf(page)).toBeFocused();
});

test('what nothing is called is asked: from the palette, in a new conversation', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toBeTruthy();
  const palette = page.getByRole('dialog', { name: 'Search everything' });
  const question = page.getByRole('textbox', { name: 'Your question' });
  for (const [from, words] of [
    ['/tasks/', 'late policy'],
    ['/chats/', 'what is 2 x 3?'],
  ] as const) {
    await page.goto(from);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await palette.getByRole('searchbox').or(palette.getByRole('textbox')).fill(words);
    await expect(palette.getByRole('button', { name: `Ask: ${words}` })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(palette).toBeHidden();
    await expect(question).toHaveValue(words);
    await expect(question).toBeFocused();
  }
  await page.setViewportSize(SIZES.phone);
  await page.reload();
  await expect(question).toHaveValue('what is 2 x 3?');
  await page.getByRole('link', { name: 'All conversations' }).click();
  await expect(question).toBeHidden();
  await page.goto('/chats/?ask=late%20policy');
  await question.press('Enter');
  await expect(page).toHaveURL(/\/chats\/[0-9a-f-]{36}$/);
});

test('a message from the help centre is mailed, and its writer has the reference', async ({
  page,
  signedIn,
  mailbox,
}) => {
  await confirmEmail(page, mailbox, signedIn.email);
  await page.goto('/help-center/contact?page=/apps&request=req-7');
  await expect(page.getByLabel('Page it is about')).toHaveValue('/apps');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Fill this in.').first()).toBeVisible();
  await page.getByLabel('What is it about?').fill('My feed is empty');
  await page.getByLabel('Your message').fill('Since Monday.');
  await page.reload();
  await expect(page.getByLabel('Your message')).toHaveValue('Since Monday.');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send' }).click();
  const thanks = page.getByRole('status').filter({ hasText: 'Its reference is' });
  const [reference = ''] = /SY-\w{4}-\w{4}/.exec(await thanks.innerText()) ?? [];
  expect((await mailbox.next(OPERATOR)).subject).toBe(`[${reference}] My feed is empty`);
  await expect
    .poll(async () => (await mailbox.next(signedIn.email)).subject)
    .toBe(`We have your message (${reference})`);
});

test('a workspace is begun from the palette, and a paste that is cut is told', async ({ page, signedIn }) => {
  expect(signedIn.email).toBeTruthy();
  await page.goto('/tasks/');
  await expect(quickAddOf(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search everything' });
  await palette.getByRole('searchbox').or(palette.getByRole('textbox')).fill('new works');
  await palette.getByRole('button', { name: 'New workspace' }).click();
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' });
  await name.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'x'.repeat(200));
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  await expect(
    page.getByText('Only 80 characters fit here: the last 120 of what was pasted are left out.'),
  ).toBeVisible();
});

test('of words that are dropped where they do not fit, it is said what is left out', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toBeTruthy();
  await page.goto('/settings');
  const field = page.getByRole('textbox', { name: 'School' });
  await expect(field).toBeVisible();
  await settled(page);
  const words = await page.evaluateHandle(() => {
    const place = document.createElement('textarea');
    place.value = 'word '.repeat(100);
    place.style.cssText = 'position: fixed; inset: auto 40px 200px auto; width: 400px; height: 90px';
    document.body.append(place);
    place.select();
    return place;
  });
  const [from, to] = [await words.asElement()?.boundingBox(), await field.boundingBox()];
  if (!from || !to) throw new Error('both are on the page');
  await page.mouse.move(from.x + 60, from.y + 14);
  await page.mouse.down();
  await page.mouse.move(from.x + 70, from.y + 4, { steps: 4 });
  await page.mouse.move(to.x + 40, to.y + 10, { steps: 5 });
  await page.mouse.up();
  await expect(
    page.getByText('Only 120 characters fit here: the last 380 of what was dropped are left out.'),
  ).toBeVisible();
  await expect(field).toHaveValue(/^.{120}$/);
});

test('a theme chosen above the page goes with the account', async ({ page, signedIn }) => {
  expect(signedIn.email).toBeTruthy();
  await page.goto('/');
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/me/settings') && answer.ok());
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitem', { name: 'Dark' }).click();
  expect(await (await kept).json()).toMatchObject({ appearance: { theme: 'dark' } });
});
