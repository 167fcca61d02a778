import { settled } from '../support/settled.ts';
import { addTask, openTask, quickAddOf, rowOf } from '../support/tasks.ts';
import { expect, test } from '../support/test.ts';
import { violationsInBothThemes } from '../support/themes.ts';

test.beforeEach(({ signedIn }) => expect(signedIn.email).toBeTruthy());

test('plain words that are too long say so at their field, and become no task', async ({ page }) => {
  await page.goto('/tasks/');
  await quickAddOf(page).fill('word '.repeat(100));
  await expect(page.getByText('That is 500 letters long; at most 300 fit.')).toBeVisible();
  await quickAddOf(page).press('Enter');
  await expect(quickAddOf(page)).toHaveValue('word '.repeat(100));
  await quickAddOf(page).fill('essay tomorrow');
  await quickAddOf(page).press('Enter');
  await expect(rowOf(page, 'Essay')).toBeVisible();
  await expect(page.getByRole('row', { name: /word/ })).toHaveCount(0);
});

test('the focus goes back to the row whose task was opened, and on to the next one when it is deleted', async ({
  page,
}) => {
  await page.goto('/tasks/');
  await addTask(page, 'essay tomorrow');
  await addTask(page, 'quiz in 2 days');
  const title = (name: string) => page.getByRole('button', { name, exact: true });
  await title('Essay').click();
  await expect(page.getByRole('dialog').getByLabel('Title')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(title('Essay')).toBeFocused();
  await page.getByRole('button', { name: 'More about Essay' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await expect(rowOf(page, 'Essay')).toHaveCount(0);
  await expect(title('Quiz')).toBeFocused();
});

for (const { where, view, isPhone } of [
  { where: 'in the table', view: '', isPhone: false },
  { where: 'on the board', view: '?view=board', isPhone: false },
  { where: 'on the cards of a phone', view: '', isPhone: true },
]) {
  test(`a task that is deleted from its drawer gives the focus to the next, ${where}`, async ({ page }) => {
    if (isPhone) await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/tasks/');
    await addTask(page, 'essay tomorrow');
    await addTask(page, 'quiz in 20 days');
    await page.goto(`/tasks/${view}`);
    const task = (name: string) =>
      page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) });
    for (const [name, next] of [
      ['Essay', 'Quiz'],
      ['Quiz', undefined],
    ] as const) {
      await task(name).press('Enter');
      const drawer = page.getByRole('dialog');
      await expect(drawer.getByLabel('Title')).toHaveValue(name);
      // By a key: on a phone the toast of the first one lies over the button, for as long as a pointer rests on it.
      await drawer.getByRole('button', { name: 'Delete' }).press('Enter');
      await expect(task(name)).toHaveCount(0);
      if (next) await expect(task(next)).toBeFocused();
    }
  });
}

test('on the board a card moves by pointer and by keys', async ({ page }) => {
  await page.goto('/tasks/');
  await addTask(page, 'essay tomorrow');
  await page.getByRole('link', { name: 'Board', exact: true }).click();
  const [todo, doing] = [
    page.getByRole('region', { name: /^To do/ }),
    page.getByRole('region', { name: /^Doing/ }),
  ];
  const card = page.getByRole('button', { name: /^Essay/ });
  await expect(todo.getByRole('button', { name: /^Essay/ })).toBeVisible();
  await settled(page);
  const [from, to] = [await card.boundingBox(), await doing.boundingBox()];
  if (!from || !to) throw new Error('the card and the column are on the page');
  await page.mouse.move(from.x + 40, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 60, to.y + 80, { steps: 8 });
  await page.mouse.up();
  await expect(doing.getByRole('button', { name: /^Essay/ })).toBeVisible();
  await doing.getByRole('button', { name: /^Essay/ }).press('Alt+ArrowRight');
  await expect(page.getByRole('region', { name: 'Done: 1' })).toBeVisible();
  // By a key: the toast of the first move may still be there, and lie over this one.
  const done = page.getByRole('listitem').filter({ hasText: 'Essay is done' });
  await done.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Doing: 1' })).toBeVisible();
});

test('a view is kept under a name, with its filters, layout and columns', async ({ page }) => {
  await page.goto('/tasks/');
  await addTask(page, 'midterm tomorrow');
  await addTask(page, 'essay tomorrow');
  await page.goto('/tasks/?kind=exam&view=courses');
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('My exams');
  await page.getByRole('button', { name: 'Save view' }).click();
  const views = page.getByRole('navigation', { name: 'Views of the tasks' });
  await expect(views.getByRole('link', { name: 'My exams' })).toHaveAttribute('aria-current', 'page');
  await page.goto('/tasks/');
  await expect(rowOf(page, 'Essay')).toBeVisible();
  await views.getByRole('link', { name: 'My exams' }).click();
  await expect(page).toHaveURL(/view=courses/);
  await expect(rowOf(page, 'Essay')).toHaveCount(0);
  await views.getByRole('button', { name: 'More about the view My exams' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Every exam');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(views.getByRole('link', { name: 'Every exam' })).toHaveAttribute('aria-current', 'page');
  await views.getByRole('button', { name: 'More about the view Every exam' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(views.getByRole('link', { name: 'Every exam' })).toHaveCount(0);
});

test('nothing stands in anybody’s way on the screens of tasks, light and dark', async ({ page }) => {
  await openTask(page, 'lab report every Mon 5%', 'Lab report');
  await settled(page);
  expect(await violationsInBothThemes(page)).toEqual([]);
  for (const layout of ['?view=board', '?view=courses&show=labels&show=assignee', '?q=nothing']) {
    await page.goto(`/tasks/${layout}`);
    await settled(page);
    expect(await violationsInBothThemes(page), layout).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/tasks/?view=board');
  await settled(page);
  expect(await violationsInBothThemes(page)).toEqual([]);
});

test('several tasks are written one after the other, none waits for the one before', async ({ page }) => {
  await page.goto('/tasks/');
  const titles = ['Essay', 'Quiz', 'Lab report', 'Reading log'];
  for (const title of titles) {
    await quickAddOf(page).pressSequentially(title);
    await quickAddOf(page).press('Enter');
  }
  for (const title of titles) await expect(rowOf(page, title)).toBeVisible();
  await expect(page.getByText(/^Added /)).toContainText('Reading log, no date');
});

test('what is overdue is ticked off in one go, and comes back with Undo', async ({ page }) => {
  await page.goto('/tasks/');
  await addTask(page, 'essay on 2020-02-03');
  await addTask(page, 'quiz on 2020-02-04');
  await addTask(page, 'poster tomorrow');
  await page.getByRole('button', { name: 'Mark all done' }).click();
  await expect(rowOf(page, 'Essay')).toBeHidden();
  await expect(rowOf(page, 'Quiz')).toBeHidden();
  await expect(rowOf(page, 'Poster')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, 'Essay')).toBeVisible();
  await expect(rowOf(page, 'Quiz')).toBeVisible();
});

test('on a phone, who opens a task far down the list comes back to it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/tasks/');
  for (let day = 10; day < 26; day += 1) await addTask(page, `essay ${day} on 2027-02-${day}`);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const last = page.getByRole('button', { name: /^Essay 25 (?!is done)/ });
  await last.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(last).toBeInViewport();
});
