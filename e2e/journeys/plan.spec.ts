import type { Page } from '@playwright/test';
import { dayText } from '../support/days.ts';
import { settled } from '../support/settled.ts';
import { review } from '../support/steps.ts';
import { biologyPdf, chemistryTxt, fractionsTxt } from '../support/syllabi.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ signedIn }) => expect(signedIn.email).toBeTruthy());

/** A row of what was read, open with its buttons. */
async function choose(page: Page, words: string | RegExp) {
  const row = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: words });
  await row.getByRole('button').first().click();
  return row;
}

test('a task is added in plain words, done, and not done again by Undo', async ({ page }) => {
  await page.goto('/tasks/');
  const quickAdd = page.getByRole('textbox', { name: 'Add a task in plain words' });
  await quickAdd.fill('Essay draft tomorrow 5pm 20%');
  await expect(page.getByText('of the grade')).toBeVisible();
  await quickAdd.press('Enter');
  const task = page.getByRole('row').filter({ hasText: 'Essay draft' });
  await expect(task).toContainText('tomorrow');
  await expect(task).toContainText('20%');
  await expect(quickAdd, 'the next one can be written at once').toBeFocused();
  await expect(quickAdd).toHaveValue('');

  await task.getByRole('checkbox', { name: 'Select Essay draft' }).check();
  await page
    .getByRole('toolbar', { name: 'Selected tasks' })
    .getByRole('button', { name: 'Mark done' })
    .click();
  await expect(page.getByText('0 of 1 tasks shown')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(task.getByRole('button', { name: 'To do: change the status of Essay draft' })).toBeVisible();
});

test('a finding is corrected in the review, accepted, and becomes the task', async ({ page, workspace }) => {
  await review(page, workspace, chemistryTxt());
  const row = await choose(page, 'Problem set 1');
  await row.getByRole('button', { name: 'Edit' }).click();
  await row.getByLabel('Title').fill('First problem set');
  await row.getByLabel('Date').fill('2027-02-15');
  await row.getByRole('button', { name: 'Save' }).click();
  const corrected = await choose(page, 'First problem set');
  await corrected.getByRole('button', { name: 'Accept' }).click();
  await expect(corrected.getByRole('img', { name: 'accepted' })).toBeVisible();
  // It shows at once; it can be taken back once it is kept.
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveAttribute('title', 'Undo accepting First problem set');
  await page.goto('/tasks/');
  await expect(page.getByRole('row', { name: /First problem set/ })).toContainText(dayText('2027-02-15'));
});

test('a finding is set aside and brought back by Undo', async ({ page, workspace }) => {
  await review(page, workspace, chemistryTxt());
  const row = await choose(page, 'Lab report');
  await row.getByRole('button', { name: 'Set aside' }).click();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByRole('img', { name: 'open' })).toBeVisible();
});

test('a question is settled by one of its answers, and the task has that day', async ({
  page,
  workspace,
}) => {
  await review(page, workspace, chemistryTxt());
  const question = await choose(page, 'is a Wednesday in 2027, not a Monday');
  await question.getByRole('radio', { name: /the weekday as written/ }).check();
  await question.getByRole('button', { name: /^Keep/ }).click();
  await expect(question).toBeHidden();
  const exam = await choose(page, 'Midterm exam');
  await expect(exam.getByRole('img', { name: 'accepted' })).toBeVisible();
  await page.goto('/tasks/');
  await expect(page.getByRole('row', { name: /Midterm exam/ })).toContainText(dayText('2027-03-01'));
});

test('a question that is about no dates is refused by a key, and asked again by Undo', async ({
  page,
  workspace,
}) => {
  await review(page, workspace, fractionsTxt());
  const question = await choose(page, 'the month first or the day first');
  await expect(question.getByRole('button', { name: 'These 2 are no dates' })).toBeVisible();
  await page.keyboard.press('x');
  await expect(question).toBeHidden();
  await expect(page.getByRole('tab', { name: /^Findings/ })).toHaveText('Findings 1');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(question).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Findings/ })).toHaveText('Findings 3');
});

test('words chosen on the page become a finding', async ({ page, workspace }) => {
  await review(page, workspace, chemistryTxt());
  const words = page.getByRole('article', { name: 'The document' }).getByText(/museum visit form/);
  await words.click({ clickCount: 3 });
  await page.getByRole('button', { name: 'Add this' }).click();
  const form = page.getByRole('region', { name: 'Add a finding' });
  await form.getByLabel('Title').fill('Museum form');
  await form.getByLabel('Date').fill('2027-04-21');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form).toBeHidden();
  await expect(await choose(page, 'Museum form')).toContainText('museum visit form');
});

test('the calendar shows the exam and the day off', async ({ page, workspace }) => {
  await workspace.plan(await biologyPdf());
  await page.goto('/calendar/?date=2027-02-11');
  const february = page.getByRole('table', { name: 'February 2027' });
  await expect(february.getByRole('link', { name: /Exam:.*Midterm exam 1/ })).toBeVisible();
  await page.goto('/calendar/?date=2027-01-18');
  const january = page.getByRole('table', { name: 'January 2027' });
  await expect(
    january.getByRole('cell').filter({ hasText: 'Martin Luther King Jr. Day' }).first(),
  ).toBeVisible();
});

test('a task is dragged to another day and put back, and moved by keyboard', async ({ page, workspace }) => {
  await workspace.plan(await biologyPdf());
  await page.goto('/calendar/?date=2027-02-11');
  const exam = page.getByRole('link', { name: /Exam:.*Midterm exam 1/ });
  const day = (date: string) => page.locator(`td[data-day="${date}"]`);
  await expect(exam).toBeVisible();
  await settled(page);
  await exam.hover();
  await page.mouse.down();
  await day('2027-02-16').hover();
  await page.mouse.up();
  await expect(day('2027-02-16').getByRole('link', { name: /Midterm exam 1/ })).toBeVisible();
  await expect(page).toHaveURL(/\/calendar\//);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(day('2027-02-11').getByRole('link', { name: /Midterm exam 1/ })).toBeVisible();

  await exam.focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(day('2027-02-12').getByRole('link', { name: /Midterm exam 1/ })).toBeVisible();
});

test('over the hours of a week a task gets another time, and takes longer by its end', async ({
  page,
  workspace,
}) => {
  await workspace.plan(await biologyPdf());
  await page.goto('/calendar/?date=2027-02-11&view=week');
  const exam = page.getByRole('link', { name: /Exam:.*Midterm exam 1/ });
  await expect(exam).toContainText('10:10–11:25 am');
  await settled(page);
  await exam.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(exam).toContainText('10:40–11:55 am');
  const box = await exam.boundingBox();
  if (!box) throw new Error('the exam is not drawn');
  await page.mouse.move(box.x + 20, box.y + box.height - 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 20, box.y + box.height + 48, { steps: 4 });
  await page.mouse.up();
  await expect(exam).toContainText('10:40 am–1:00 pm');
});

test('the feed has the hours that the page shows, where the browser is', async ({
  browser,
  page,
  request,
}) => {
  await page.goto('/tasks/');
  const quickAdd = page.getByRole('textbox', { name: 'Add a task in plain words' });
  await quickAdd.fill('Oral exam 16 Dec 2027 8am');
  await expect(page.getByText('Exam', { exact: true })).toBeVisible();
  await quickAdd.press('Enter');
  await expect(page.getByRole('row').filter({ hasText: 'Oral exam' })).toContainText('8:00 am');
  await page.goto('/apps/');
  await page.getByRole('button', { name: 'Make the address' }).click();
  const field = page.getByRole('textbox', { name: 'Address' });
  await expect(field).toHaveValue(/\.ics$/);
  const feed = async () => (await request.get(await field.inputValue())).text();
  expect(await feed()).toContain('DTSTART;TZID=America/New_York:20271216T080000');

  const storageState = await page.context().storageState({ indexedDB: true });
  const berlin = await browser.newContext({ storageState, timezoneId: 'Europe/Berlin' });
  const there = await berlin.newPage();
  const said = there.waitForResponse('**/api/v1/me/browser-time-zone');
  await there.goto(new URL('/tasks/', page.url()).href);
  expect((await said).status()).toBe(204);
  await expect(there.getByRole('row').filter({ hasText: 'Oral exam' })).toContainText('8:00 am');
  expect(await feed()).toContain('DTSTART;TZID=Europe/Berlin:20271216T080000');
  await berlin.close();
});

test('a new feed address ends the old one', async ({ page, request }) => {
  await page.goto('/apps/');
  await page.getByRole('button', { name: 'Make the address' }).click();
  const field = page.getByRole('textbox', { name: 'Address' });
  await expect(field).toHaveValue(/\.ics$/);
  const old = await field.inputValue();
  expect((await request.get(old)).status()).toBe(200);

  await page.getByRole('button', { name: 'New address…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'New address' }).click();
  await expect(field).not.toHaveValue(old);
  expect((await request.get(old)).status()).toBe(404);
  expect((await request.get(await field.inputValue())).status()).toBe(200);
});
