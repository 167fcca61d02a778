import type { Browser, BrowserContext, Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { dayText } from '../support/days.ts';
import { watchTraffic } from '../support/settled.ts';
import { addTask, openTask, rowOf } from '../support/tasks.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ signedIn }) => expect(signedIn.email).toBeTruthy());

/** The same person in another browser. */
async function elsewhere(browser: Browser, context: BrowserContext): Promise<Page> {
  const other = await browser.newContext({ storageState: await context.storageState({ indexedDB: true }) });
  watchTraffic(other);
  return other.newPage();
}

test('a task has a page: description, steps, labels, reminder, comment, history', async ({ page }) => {
  await openTask(page, 'lab report tomorrow 5pm 5%', 'Lab report');

  await page.getByRole('button', { name: 'Write' }).click();
  await page.getByRole('textbox', { name: 'Description' }).fill('Write up **all** trials.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('strong', { hasText: 'all' })).toBeVisible();

  for (const step of ['Collect', 'Draw']) {
    await page.getByLabel('Add a step').fill(step);
    await page.getByLabel('Add a step').press('Enter');
    await expect(page.getByRole('textbox', { name: `Step: ${step}` })).toBeVisible();
  }
  await page.getByRole('textbox', { name: 'Step: Draw' }).press('Alt+ArrowUp');
  await expect(page.getByRole('textbox', { name: /^Step: / }).first()).toHaveValue('Draw');
  await expect(page.getByRole('textbox', { name: 'Step: Draw' })).toBeFocused();
  await page.getByRole('checkbox', { name: 'Step done: Draw' }).check();
  await expect(page.getByText('1 of 2')).toBeVisible();

  await page.getByRole('button', { name: 'Add labels' }).click();
  await page.getByRole('combobox', { name: 'Labels' }).fill('Lab');
  await page.getByRole('combobox', { name: 'Labels' }).press('Enter');
  await page.getByRole('region', { name: 'Remind me' }).getByRole('button', { name: 'Add' }).click();
  await page.getByRole('menuitem', { name: '1 day before' }).click();
  await expect(page.getByRole('button', { name: 'Remove the reminder 1 day before' })).toBeVisible();

  await page.getByLabel('Write a comment').fill('The third trial is odd.');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(page.getByText('The third trial is odd.')).toBeVisible();

  const history = page.getByRole('region', { name: 'History' });
  for (const deed of [
    'made the task',
    'changed the description',
    'ticked the step “Draw”',
    'set the labels to Lab',
  ])
    await expect(history.getByText(deed)).toBeVisible();

  await page.goto('/tasks/');
  await expect(rowOf(page, 'Lab report')).toContainText('1 of 2');
  await expect(rowOf(page, 'Lab report').getByText('Lab', { exact: true })).toBeVisible();
});

test('numbers that cannot be are told at their place, and a comma is one', async ({ page }) => {
  await openTask(page, 'essay on Friday', 'Essay');
  const weight = page.getByLabel('Weight');
  await weight.pressSequentially('1001');
  await weight.press('Tab');
  await expect(page.getByText('A number from 0 to 1,000')).toBeVisible();
  await weight.fill('');
  await weight.pressSequentially('12,5');
  await weight.press('Tab');
  await expect(weight).toHaveValue('12.5');
  await expect(page.getByRole('region', { name: 'History' })).toContainText('12.5%');
});

test('what was half written is kept when the page is left, and saved or discarded later', async ({
  page,
}) => {
  await openTask(page, 'lab report tomorrow', 'Lab report');
  const address = page.url();
  await page.getByRole('button', { name: 'Write' }).click();
  await page.getByRole('textbox', { name: 'Description' }).fill('Begin with the');
  await page.goto('/calendar/');
  await page.goto(address);
  const note = page.getByText('Not saved yet, from before: Description');
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(note).toBeHidden();
  // It shows at once; the history tells that it is kept.
  await expect(page.getByRole('region', { name: 'History' })).toContainText('changed the description');
  await page.reload();
  await expect(page.getByText('Begin with the')).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('two people at the same task: each sees the other, other fields merge, the same field is asked', async ({
  page,
  browser,
  context,
  refusals,
}) => {
  refusals.expect(/412.*\/tasks\//);
  await openTask(page, 'essay on Friday', 'Essay');
  const other = await elsewhere(browser, context);
  await other.goto(page.url());
  const [mine, theirs] = [
    page.getByLabel('Title', { exact: true }),
    other.getByLabel('Title', { exact: true }),
  ];

  // What one writes the other sees at once.
  await theirs.fill('Essay, part 1');
  await theirs.blur();
  await expect(mine).toHaveValue('Essay, part 1');

  // While I write the title they set the weight: both stand.
  await mine.fill('Essay, first part');
  await other.getByLabel('Weight').fill('12');
  await other.getByLabel('Weight').blur();
  await expect(page.getByLabel('Weight')).toHaveValue('12');
  await mine.blur();
  await expect(theirs).toHaveValue('Essay, first part');
  await expect(page.getByText('both changes are kept')).toBeVisible();

  // Both write the title: I am asked.
  await mine.fill('Essay in two parts');
  await theirs.fill('Long essay');
  await theirs.blur();
  await expect(other.getByRole('region', { name: 'History' })).toContainText('to “Long essay”');
  await mine.blur();
  const dialog = page.getByRole('dialog', { name: 'Somebody changed this task too' });
  await expect(dialog.getByRole('radio', { name: 'Title: theirs' })).toContainText('Long essay');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('radio', { name: 'Title: mine' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(theirs).toHaveValue('Essay in two parts');
  await expect(page.getByLabel('Weight')).toHaveValue('12');
  await other.context().close();
});

test('a task that repeats comes back when it is done, and can be left out once', async ({ page }) => {
  await page.goto('/tasks/');
  await addTask(page, 'problem set every Mon and Wed');
  await page.getByRole('button', { name: 'To do: change the status of Problem set' }).click();
  await page.getByRole('menuitem', { name: 'Done' }).click();
  await expect(page.getByText('Problem set is done')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Views of the tasks' })
    .getByRole('link', { name: /^Done/ })
    .click();
  await expect(rowOf(page, 'Problem set')).toHaveCount(1);
  await page
    .getByRole('navigation', { name: 'Views of the tasks' })
    .getByRole('link', { name: /^All open/ })
    .click();
  await expect(rowOf(page, 'Problem set')).toHaveCount(1);
  await expect(rowOf(page, 'Problem set').getByRole('img', { name: 'every Mon and Wed' })).toBeVisible();

  await page.getByRole('button', { name: 'More about Problem set' }).click();
  await page.getByRole('menuitem', { name: 'Open the page' }).click();
  const due = page.getByLabel('Due', { exact: true });
  await expect(due).not.toHaveValue('');
  const before = await due.inputValue();
  await page.getByRole('button', { name: 'Skip this one' }).click();
  // The list shows what it knew until it is read anew.
  await expect(page).toHaveURL(/\/tasks\/?$/);
  await expect(rowOf(page, 'Problem set')).not.toContainText(dayText(before));
  await rowOf(page, 'Problem set').getByRole('button', { name: 'Problem set', exact: true }).click();
  await expect(page.getByRole('dialog').getByLabel('Due', { exact: true })).not.toHaveValue(before);
});
