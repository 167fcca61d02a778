import type { Browser, BrowserContext, Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { dayText } from '../support/days.ts';
import { settled, watchTraffic } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ signedIn }) => expect(signedIn.email).toBeTruthy());

const quickAddOf = (page: Page) => page.getByRole('textbox', { name: 'Add a task in plain words' });
const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

async function addTask(page: Page, words: string) {
  await quickAddOf(page).fill(words);
  await quickAddOf(page).press('Enter');
  await expect(page.getByText(/^Added /)).toBeVisible();
}

/** A task in plain words, and its own page. */
async function openTask(page: Page, words: string, title: string) {
  await page.goto('/tasks/');
  await addTask(page, words);
  await rowOf(page, title)
    .getByRole('button', { name: `More about ${title}` })
    .click();
  await page.getByRole('menuitem', { name: 'Open the page' }).click();
  await expect(page).toHaveURL(/\/tasks\/[0-9a-f-]{36}$/);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title);
}

/** The same person in another browser. */
async function elsewhere(browser: Browser, context: BrowserContext): Promise<Page> {
  const other = await browser.newContext({ storageState: await context.storageState({ indexedDB: true }) });
  watchTraffic(other);
  return other.newPage();
}

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
  // The toast of the first move may still be there, behind the newer one.
  const done = page.getByRole('listitem').filter({ hasText: 'Essay is done' });
  await done.getByRole('button', { name: 'Undo' }).click();
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

test('a table is imported with a preview, its bad rows named, and taken out again; a huge one is refused', async ({
  page,
}) => {
  await page.goto('/tasks/');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import tasks' });
  const choose = async (name: string, text: string) => {
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: /file/ }).click();
    await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  };
  await choose('empty.csv', '');
  await expect(dialog.getByRole('alert')).toContainText('There are no rows in this file.');
  const opened = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: /file/ }).click();
  await opened;
  // The same file, mended meanwhile, is another one to the browser.
  expect(await dialog.locator('input[type=file]').inputValue()).toBe('');
  await choose('huge.csv', `Title\n${'Essay\n'.repeat(100_000)}`);
  await expect(dialog.getByRole('alert')).toContainText('more than 5,000 rows');
  await choose(
    'plan.csv',
    `Title,Due\nEssay,2027-02-05\nQuiz,2027-02-30\n${'x'.repeat(2_000_000)},\n🧪 اختبار,9999-12-31\n`,
  );
  await expect(dialog.getByText('Two rows ready, two rows with problems left out')).toBeVisible();
  await expect(dialog.getByText('“2027-02-30” is not a day.')).toBeVisible();
  await expect(dialog.getByText('Its title has 2,000,000 characters')).toBeVisible();
  await settled(page);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Import two tasks' }).click();
  await expect(rowOf(page, '🧪 اختبار')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(rowOf(page, 'Essay')).toHaveCount(0);
});

test('what the filters show is exported as a table and as a calendar', async ({ page }) => {
  await page.goto('/tasks/');
  await addTask(page, 'midterm tomorrow');
  await addTask(page, 'essay tomorrow');
  await page.goto('/tasks/?kind=exam');
  await expect(rowOf(page, 'Midterm')).toBeVisible();
  for (const [item, file] of [
    ['Table (CSV)', 'tasks.csv'],
    ['Calendar (ICS)', 'tasks.ics'],
  ] as const) {
    await page.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: item }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe(file);
    const chunks: Buffer[] = [];
    for await (const chunk of await saved.createReadStream()) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    expect(text).toContain('Midterm');
    expect(text).not.toContain('Essay');
  }
});

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

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nothing stands in anybody’s way on the screens of tasks: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openTask(page, 'lab report every Mon 5%', 'Lab report');
    await settled(page);
    expect(await violations(page)).toEqual([]);
    for (const layout of ['?view=board', '?view=courses&show=labels&show=assignee', '?q=nothing']) {
      await page.goto(`/tasks/${layout}`);
      await settled(page);
      expect(await violations(page), layout).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/tasks/?view=board');
    await settled(page);
    expect(await violations(page)).toEqual([]);
  });
}

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

/** So many tasks, one on each day, without drawing any. */
async function importMany(page: Page, count: number) {
  const [list] = await Promise.all([
    page.waitForRequest(/\/workspaces\/[^/]+\/tasks\?/),
    page.goto('/tasks/'),
  ]);
  const onDay = (place: number) => new Date(Date.UTC(2030, 0, 1 + place)).toISOString().slice(0, 10);
  const tasks = Array.from({ length: count }, (_, place) => ({
    title: `Page ${String(place + 1).padStart(4, '0')}`,
    dueOn: onDay(place),
  }));
  const answer = await page.request.post(list.url().replace(/\?.*/, '/import'), {
    headers: { authorization: (await list.headerValue('authorization')) ?? '' },
    data: { tasks },
  });
  expect(answer.ok()).toBe(true);
}

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

test('of very many tasks the first are there at once, counted when all are, and nothing moves in between', async ({
  page,
}) => {
  await importMany(page, 1500);
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
  await expect(page.getByText('No task matches')).toBeHidden();
  await expect(page.getByRole('status', { name: 'Loading the rest of the tasks' })).toBeVisible();
  rest.letGo();
  await expect(rowOf(page, 'Page 1499')).toBeVisible();
  await page.getByRole('textbox', { name: 'Search tasks' }).fill('');
  await expect(page.getByText('1,500 open tasks, nothing due this week.')).toBeVisible();
  await expect(page.getByText('1500 of 1500 tasks shown')).toBeAttached();
  expect(await first.boundingBox()).toEqual(before);
});

test('a task is done while the rest of very many is on its way', async ({ page }) => {
  await importMany(page, 1500);
  const rest = await holdRest(page);
  await page.goto('/tasks/');
  await rowOf(page, 'Page 0002').getByRole('button', { name: /To do/ }).click();
  await page.getByRole('menuitem', { name: 'Done' }).click();
  await expect(page.getByText('Page 0002 is done')).toBeVisible();
  await expect(rowOf(page, 'Page 0002')).toHaveCount(0);
  // Begun anew: what was on its way did not know of it.
  await expect.poll(() => rest.asked).toBeGreaterThan(1);
  rest.letGo();
  await expect(page.getByText('1,499 open tasks, nothing due this week.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1,500 open tasks, nothing due this week.')).toBeVisible();
});
