import type { Page } from '@playwright/test';
import { readDocument } from '@syllabi/extraction/node';
import { violations } from '../support/axe.ts';
import { settled } from '../support/settled.ts';
import { addTask, rowOf } from '../support/tasks.ts';
import { expect, test } from '../support/test.ts';
import type { Workspace } from '../support/workspace.ts';

test.beforeEach(({ signedIn }) => expect(signedIn.email).toBeTruthy());

test('many tasks get a weight and a label at once, and have them no more after Undo', async ({ page }) => {
  await page.goto('/tasks/');
  await addTask(page, 'essay tomorrow');
  await addTask(page, 'quiz tomorrow');
  await expect(page.getByText('2 of 2 tasks shown')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await page
    .getByRole('toolbar', { name: 'Selected tasks' })
    .getByRole('button', { name: 'Change…' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Change 2 tasks' });
  await dialog.getByLabel('Weight').fill('10');
  await dialog.getByRole('combobox', { name: 'Add labels' }).fill('Group work');
  await dialog.getByRole('combobox', { name: 'Add labels' }).press('Enter');
  await settled(page);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(rowOf(page, 'Quiz')).toContainText('10%');
  await expect(rowOf(page, 'Quiz')).toContainText('Group work');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(rowOf(page, 'Quiz')).not.toContainText('10%');
});

test('one reminder is set for many tasks at once', async ({ page }) => {
  await page.goto('/tasks/');
  for (const words of ['essay tomorrow', 'quiz tomorrow', 'tidy the desk']) await addTask(page, words);
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  const bar = page.getByRole('toolbar', { name: 'Selected tasks' });
  await bar.getByRole('button', { name: 'Remind me' }).click();
  await page.getByRole('menuitem', { name: '1 day before' }).click();
  await expect(page.getByText('A mail reminds you of 2 tasks 1 day before. One has no day.')).toBeVisible();
  await expect(bar).toHaveCount(0);
  await rowOf(page, 'Essay').getByRole('button', { name: 'More about Essay' }).click();
  await page.getByRole('menuitem', { name: 'Open the page' }).click();
  await expect(page.getByRole('button', { name: 'Remove the reminder 1 day before' })).toBeVisible();
});

/** So many tasks, one on each day, without drawing any. */
function importMany(workspace: Workspace, count: number) {
  const onDay = (place: number) => new Date(Date.UTC(2030, 0, 1 + place)).toISOString().slice(0, 10);
  const tasks = Array.from({ length: count }, (_, place) => ({
    title: `Page ${String(place + 1).padStart(4, '0')}`,
    dueOn: onDay(place),
  }));
  return workspace.importTasks(tasks);
}

test('all tasks from one to another are selected: by a click with Shift, and by keys with it', async ({
  page,
  workspace,
}) => {
  await importMany(workspace, 90);
  await page.goto('/tasks/');
  await expect(page.getByText('90 of 90 tasks shown')).toBeVisible();
  const count = page.getByRole('toolbar', { name: 'Selected tasks' }).getByText(/selected$/);
  const box = (place: string) => page.getByRole('checkbox', { name: `Select Page ${place}` });
  await box('0002').click();
  await page.getByRole('main').hover();
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(box('0040')).toBeInViewport({ timeout: 200 });
  }).toPass();
  await box('0040').click({ modifiers: ['Shift'] });
  await expect(count).toHaveText('39 selected');
  await page.keyboard.press('Escape');
  await expect(count).toHaveCount(0);

  for (const key of ['j', 'Shift+J', 'Shift+ArrowDown']) await page.keyboard.press(key);
  await expect(count).toHaveText('3 selected');
  await page.keyboard.press('Shift+K');
  await expect(count).toHaveText('2 selected');
});

/** Keeps back all but the first page of a long list. */
async function holdRest(page: Page) {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const rest = { asked: 0, letGo };
  await page.route(/tasks\?.*cursor=/, async (route) => {
    rest.asked += 1;
    await isLetGo;
    // Given up by the page meanwhile, where something was changed.
    await route.continue().catch(() => undefined);
  });
  return rest;
}

test('on paper stand all tasks, and none of what is pressed', async ({ page, workspace }) => {
  await importMany(workspace, 90);
  await page.goto('/tasks/');
  await expect(page.getByText('90 of 90 tasks shown')).toBeVisible();
  const { text } = await readDocument({ bytes: await page.pdf(), fileName: 'tasks.pdf' });
  expect(new Set(text.match(/Page \d{4}/g)).size).toBe(90);
  expect(text).not.toMatch(/Search tasks|Save this view/);
});

test('of very many tasks the first are there at once, counted when all are, and nothing moves in between', async ({
  page,
  workspace,
}) => {
  await importMany(workspace, 1500);
  const rest = await holdRest(page);
  await page.goto('/tasks/');
  const first = rowOf(page, 'Page 0001');
  await expect(first).toBeVisible();
  await expect(page.getByText('Counting what is open …')).toBeVisible();
  await expect(page.getByRole('link', { name: 'All open …' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export' })).toBeDisabled();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('checkbox', { name: 'Select Page 0003' }).check();
  const before = await first.boundingBox();
  await page.getByRole('textbox', { name: 'Search tasks' }).fill('Page 1499');
  await expect(page.getByRole('status', { name: 'Loading the rest of the tasks' })).toBeVisible();
  await expect(page.getByText('No task matches')).toBeHidden();
  rest.letGo();
  await expect(rowOf(page, 'Page 1499')).toBeVisible();
  await page.getByRole('textbox', { name: 'Search tasks' }).fill('');
  await expect(page.getByText('1,500 open tasks, nothing due this week.')).toBeVisible();
  await expect(page.getByText('1500 of 1500 tasks shown')).toBeAttached();
  await expect.poll(() => first.boundingBox()).toEqual(before);
});

test('a task is done while the rest of very many is on its way', async ({ page, workspace }) => {
  await importMany(workspace, 1500);
  const rest = await holdRest(page);
  await page.goto('/tasks/');
  await rowOf(page, 'Page 0002').getByRole('button', { name: /To do/ }).click();
  await page.getByRole('menuitem', { name: 'Done' }).click();
  // It stays for as long as a pointer rests on it.
  await page.getByText('Page 0002 is done').hover();
  await expect(rowOf(page, 'Page 0002')).toHaveCount(0);
  // Begun anew: what was on its way did not know of it.
  await expect.poll(() => rest.asked).toBeGreaterThan(1);
  rest.letGo();
  await expect(page.getByText('1,499 open tasks, nothing due this week.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1,500 open tasks, nothing due this week.')).toBeVisible();
});
