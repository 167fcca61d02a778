import type { Locator, Page } from '@playwright/test';
import { settled } from '../support/settled.ts';
import { dropFiles } from '../support/steps.ts';
import { chemistryTxt } from '../support/syllabi.ts';
import { expect, test } from '../support/test.ts';

const press = async (button: Locator) => {
  await button.focus();
  await button.press('Enter');
};
const dialog = (page: Page) => page.getByRole('dialog');

test('a form that is refused leads to its first fault, which goes with the first change', async ({
  page,
}) => {
  await page.goto('/sign-up');
  const email = page.getByLabel('E-mail', { exact: true });
  const password = page.getByLabel('Password', { exact: true });
  await press(page.getByRole('button', { name: 'Create account' }));
  await expect(email).toBeFocused();
  await expect(page.getByText('Choose a password.')).toBeVisible();
  await email.pressSequentially('mara@example.edu');
  await page.keyboard.press('Tab');
  await expect(password).toBeFocused();
  await page.keyboard.type('q');
  await expect(page.getByText('Choose a password.')).toBeHidden();
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
});

test('dialogs begin at what they are about, and the focus comes back to where it was', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toBeTruthy();
  const openings = [
    { route: '/users/', button: 'Invite', field: 'E-mail' },
    { route: '/courses/', button: 'New course', field: 'Code' },
    { route: '/settings/account', button: 'Change e-mail', field: 'New e-mail' },
  ];
  for (const { route, button, field } of openings) {
    await page.goto(route);
    const opener = page.getByRole('main').getByRole('button', { name: button, exact: true });
    await press(opener);
    await expect(dialog(page).getByRole('textbox', { name: field })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  }
  await page.goto('/documents/');
  const more = page.getByRole('main').getByRole('button', { name: 'Other ways to add a syllabus' });
  for (const entry of ['Paste text…', 'From a web address…']) {
    await press(more);
    await press(page.getByRole('menuitem', { name: entry }));
    await expect(dialog(page).getByRole('textbox').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
  }
});

test('whoever goes on by keys is in the page that comes, and not at the top of the frame', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toBeTruthy();
  await page.goto('/');
  const files = await dropFiles(page, [chemistryTxt()]);
  await expect(files.getByRole('link', { name: 'Review' })).toBeVisible();
  await page.goto('/courses/');
  await settled(page);
  await press(page.getByRole('main').getByRole('link', { name: /CHEM 115/ }));
  await expect(page.getByRole('heading', { level: 1, name: 'CHEM 115' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('button', { name: 'Edit' })).toBeFocused();
});

test('an address of something that is gone says so, and leads on', async ({ page, refusals, signedIn }) => {
  expect(signedIn.email).toBeTruthy();
  refusals.expect(/40[04].*(courses|tasks|documents|conversations|chats)/);
  const gone = '01a1fa74-0000-7000-8000-000000000000';
  const places = [
    { path: `/courses/${gone}`, says: 'That course is not here', leads: 'All courses' },
    { path: `/tasks/${gone}`, says: 'That task is not here', leads: 'All tasks' },
    { path: `/documents/${gone}`, says: 'That document is not here', leads: 'All documents' },
    { path: `/chats/${gone}`, says: 'That conversation is not here', leads: 'All chats' },
    { path: `/chats/people/${gone}`, says: 'That chat is not here', leads: 'All chats' },
    { path: '/courses/half-a-li', says: 'That course is not here', leads: 'All courses' },
  ];
  for (const { path, says, leads } of places) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: says })).toBeVisible();
    await page.getByRole('main').getByText(leads, { exact: true }).click();
    await expect(page).not.toHaveURL(new RegExp(path));
  }
});
