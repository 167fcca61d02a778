import { settled } from '../support/settled.ts';
import { addTask, quickAddOf, rowOf } from '../support/tasks.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ signedIn }) => expect(signedIn.email).toBeTruthy());

test('what is done on one page shows on the others of the same person', async ({ page, context }) => {
  await page.goto('/tasks/');
  const other = await context.newPage();
  await other.goto('/tasks/');
  await expect(quickAddOf(other)).toBeVisible();
  await addTask(page, 'Read chapter 4');
  await expect(rowOf(other, 'Read chapter 4')).toBeVisible();

  // The page that listened for both is closed: the other takes over.
  await page.close();
  const third = await context.newPage();
  await third.goto('/tasks/');
  await addTask(third, 'Write the summary');
  await expect(rowOf(other, 'Write the summary')).toBeVisible();
});

test('what happened while the network was away is there when it is back', async ({
  page,
  browser,
  context,
}) => {
  await page.goto('/tasks/');
  await expect(quickAddOf(page)).toBeVisible();
  const elsewhere = await browser.newContext({
    storageState: await context.storageState({ indexedDB: true }),
  });
  const other = await elsewhere.newPage();
  await other.goto('/tasks/');
  await expect(quickAddOf(other)).toBeVisible();
  // What is still asked for when the network goes is an error on the console.
  await settled(page);
  await context.setOffline(true);
  await addTask(other, 'Missed meanwhile');
  await expect(rowOf(other, 'Missed meanwhile')).toBeVisible();
  await context.setOffline(false);
  await expect(rowOf(page, 'Missed meanwhile')).toBeVisible();
  await elsewhere.close();
});
