import type { BrowserContext, Locator, Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { biologyPdf } from '../support/syllabi.ts';
import { quickAddOf, rowOf } from '../support/tasks.ts';
import { expect, type Person, signIn, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ signedIn, refusals }) => {
  expect(signedIn.email).toBeTruthy();
  refusals.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource|net::ERR/);
});

async function addTask(page: Page, title: string) {
  await quickAddOf(page).fill(title);
  await quickAddOf(page).press('Enter');
  await expect(rowOf(page, title)).toBeVisible();
}

/** The line that says so moves the page down: nothing is pressed before it stands. */
async function goOffline(page: Page, context: BrowserContext) {
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
}

const statusOf = (page: Page, title: string) =>
  rowOf(page, title).getByRole('button', { name: /change the status/ });

async function setStatus(page: Page, title: string, status: string) {
  await statusOf(page, title).click();
  await page.getByRole('menuitem', { name: status }).click();
}

/** The worker has all files and answers for this page, and what the pages asked for is written down. */
async function everythingIsKept(page: Page, title: string) {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await expect
    .poll(() =>
      page.evaluate(
        (wanted) =>
          new Promise<boolean>((resolve) => {
            const request = indexedDB.open('syllabi-offline');
            // Asked before the page made it: it is the page's to make.
            request.onupgradeneeded = () => request.transaction?.abort();
            request.onerror = () => resolve(false);
            request.onsuccess = () => {
              const all = request.result.transaction('answers').objectStore('answers').getAll();
              all.onsuccess = () => {
                request.result.close();
                resolve(JSON.stringify(all.result).includes(wanted));
              };
            };
          }),
        title,
      ),
    )
    .toBe(true);
}

const elsewhere = async (page: Page, context: BrowserContext) => {
  const browser = context.browser();
  if (!browser) throw new Error('the context has no browser');
  const other = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    storageState: await context.storageState({ indexedDB: true }),
    serviceWorkers: 'block',
  });
  return other.newPage();
};

test('without a network the last tasks are there, and what is ticked waits and arrives', async ({
  page,
  context,
}) => {
  await page.goto('/tasks/');
  await addTask(page, 'Read chapter 4');
  await everythingIsKept(page, 'Read chapter 4');
  const other = await elsewhere(page, context);

  await context.setOffline(true);
  await page.reload();
  await expect(rowOf(page, 'Read chapter 4')).toBeVisible();
  const notice = page.getByRole('status').filter({ hasText: 'You are offline.' });
  await expect(notice).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await setStatus(page, 'Read chapter 4', 'Done');
  await expect(notice).toContainText('1 change waits for the network.');
  await page.reload();
  await expect(notice).toContainText('1 change waits for the network.');

  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await other.goto('/tasks?status=done');
  await expect(statusOf(other, 'Read chapter 4')).toHaveAccessibleName(/^Done/);
  await other.context().close();
});

test('a new task waits too, is changed while it does, and is there once when the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/tasks/');
  await addTask(page, 'Read chapter 4');
  await everythingIsKept(page, 'Read chapter 4');
  const other = await elsewhere(page, context);
  await goOffline(page, context);
  await addTask(page, 'Write the summary');
  const notice = page.getByRole('status').filter({ hasText: 'You are offline.' });
  await expect(notice).toContainText('1 change waits for the network.');
  await setStatus(page, 'Write the summary', 'Doing');
  await expect(notice).toContainText('2 changes wait for the network.');
  await everythingIsKept(page, 'Write the summary');
  await page.reload();
  await expect(statusOf(page, 'Write the summary')).toHaveAccessibleName(/^Doing/);

  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await other.goto('/tasks');
  await expect(statusOf(other, 'Write the summary')).toHaveAccessibleName(/^Doing/);
  await expect(rowOf(other, 'Write the summary')).toHaveCount(1);
  await other.context().close();
});

/** Follows a link of the frame: without a network, no page is asked for. */
const goTo = (page: Page, name: string) =>
  page
    .getByRole('complementary', { name: 'Sidebar' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click();

test('what was not opened before says so within the margins of its page', async ({
  page,
  context,
  workspace,
}) => {
  const { id } = await workspace.addSyllabus(await biologyPdf());
  await page.goto('/documents/');
  await expect(page.getByRole('link', { name: 'biology.pdf' })).toBeVisible();
  await everythingIsKept(page, 'biology.pdf');
  await goOffline(page, context);
  await page.getByRole('link', { name: 'biology.pdf' }).click();
  await expect(page).toHaveURL(new RegExp(id));
  const words = page.getByRole('main').getByText('Not opened here before.');
  await expect(words).toBeVisible();
  await expect.poll(() => distanceFromLeft(words)).toBeGreaterThanOrEqual(24);
});

/** How far words stand from the left edge of the panel they stand in, in px. */
const distanceFromLeft = (words: Locator) =>
  words.evaluate((one) => {
    const panel = one.closest('main')?.getBoundingClientRect();
    return one.getBoundingClientRect().x - (panel?.x ?? 0);
  });

test('a new task that waits stands in the calendar and on the dashboard, and deleted it is never sent', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await everythingIsKept(page, 'getOverview');
  await page.goto('/calendar/');
  await everythingIsKept(page, 'listCalendarEntries');
  await page.goto('/tasks/');
  await addTask(page, 'Read chapter 4');
  await everythingIsKept(page, 'Read chapter 4');
  const other = await elsewhere(page, context);
  await goOffline(page, context);
  await page.getByRole('textbox', { name: 'Add a task in plain words' }).fill('Write the summary today');
  await page.keyboard.press('Enter');
  const notice = page.getByRole('status').filter({ hasText: 'You are offline.' });
  await expect(notice).toContainText('1 change waits for the network.');
  for (const name of ['Calendar', 'Dashboard']) {
    await goTo(page, name);
    await expect(page.getByRole('main').getByText('Write the summary').first()).toBeVisible();
  }

  await goTo(page, 'Tasks');
  await rowOf(page, 'Write the summary').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(rowOf(page, 'Write the summary')).toBeHidden();
  await expect(notice).not.toContainText('waits');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, 'Write the summary')).toBeVisible();
  await expect(notice).toContainText('1 change waits for the network.');
  await rowOf(page, 'Write the summary').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(notice).not.toContainText('waits');
  await goTo(page, 'Calendar');
  await expect(page.getByRole('heading', { level: 1, name: /\d{4}$/ })).toBeVisible();
  await expect(page.getByRole('main').getByText('Write the summary')).toHaveCount(0);

  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await other.goto('/tasks');
  await expect(rowOf(other, 'Read chapter 4')).toBeVisible();
  await expect(rowOf(other, 'Write the summary')).toHaveCount(0);
  await other.context().close();
});

test('a new task that arrived though nobody said so is deleted there too', async ({ page, context }) => {
  let isCutOff = false;
  const hasArrived = Promise.withResolvers<void>();
  await page.route('**/api/v1/workspaces/*/tasks', async (route) => {
    if (route.request().method() !== 'POST' || !isCutOff) return route.fallback();
    await route.fetch();
    hasArrived.resolve();
    return route.abort();
  });
  await page.goto('/tasks/');
  await addTask(page, 'Read chapter 4');
  await everythingIsKept(page, 'Read chapter 4');
  const other = await elsewhere(page, context);
  await goOffline(page, context);
  await addTask(page, 'Write the summary');
  isCutOff = true;
  await context.setOffline(false);
  await hasArrived.promise;
  await goOffline(page, context);
  await other.goto('/tasks');
  await expect(rowOf(other, 'Write the summary')).toBeVisible();

  const notice = page.getByRole('status').filter({ hasText: 'You are offline.' });
  await expect(notice).toContainText('1 change waits for the network.');
  await rowOf(page, 'Write the summary').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(rowOf(page, 'Write the summary')).toBeHidden();
  await expect(notice).toContainText('1 change waits for the network.');
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await expect(rowOf(other, 'Write the summary')).toBeHidden();
  await other.context().close();
});

test('what cannot wait says so, and changes nothing', async ({ page, context }) => {
  await page.goto('/tasks/');
  await addTask(page, 'Read chapter 4');
  await everythingIsKept(page, 'Read chapter 4');
  await goOffline(page, context);
  await rowOf(page, 'Read chapter 4').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('this cannot wait for one. Nothing was changed.')).toBeVisible();
  await expect(rowOf(page, 'Read chapter 4')).toBeVisible();
});

test('what a busy server refuses waits on and is sent again when it says', async ({ page, context }) => {
  // Before the page is open: the requests of one that a worker has just taken over may go by what is put in their way.
  let refused = 0;
  const isTold = Promise.withResolvers<void>();
  await page.route('**/api/v1/workspaces/*/tasks/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    if (refused > 0) {
      // The second that it waits may be over before anybody looks.
      await isTold.promise;
      return route.fallback();
    }
    refused += 1;
    return route.fulfill({ status: 503, headers: { 'retry-after': '1' }, body: '{}' });
  });
  await page.goto('/tasks/');
  await addTask(page, 'Read chapter 4');
  await everythingIsKept(page, 'Read chapter 4');
  await goOffline(page, context);
  await setStatus(page, 'Read chapter 4', 'Done');
  await expect(page.getByText('1 change waits for the network.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('1 change waits for the server.')).toBeVisible();
  isTold.resolve();
  await expect(page.getByText('1 change waits for the server.')).toBeHidden();
  expect(refused).toBe(1);
  await page.goto('/tasks?status=done');
  await expect(statusOf(page, 'Read chapter 4')).toHaveAccessibleName(/^Done/);
});

test('who changed the same meanwhile is not overruled in silence', async ({ page, context }) => {
  await page.goto('/tasks/');
  await addTask(page, 'Read chapter 4');
  await everythingIsKept(page, 'Read chapter 4');
  const other = await elsewhere(page, context);
  await other.goto('/tasks/');
  await expect(rowOf(other, 'Read chapter 4')).toBeVisible();

  await goOffline(page, context);
  await setStatus(page, 'Read chapter 4', 'Done');
  await expect(page.getByText('1 change waits for the network.')).toBeVisible();
  await setStatus(other, 'Read chapter 4', 'Doing');
  await expect(statusOf(other, 'Read chapter 4')).toHaveAccessibleName(/^Doing/);
  // It shows at once; the server has it once it can be taken back.
  await expect(other.getByText('Read chapter 4 is begun')).toBeVisible();

  await context.setOffline(false);
  const question = page.getByRole('alert').filter({ hasText: 'while you were offline' });
  await expect(question).toContainText('Theirs: doing. Yours: done.');
  expect(await violations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await expect(question).toBeHidden();
  await other.goto('/tasks?status=done');
  await expect(statusOf(other, 'Read chapter 4')).toHaveAccessibleName(/^Done/);
  await other.context().close();
});

/** Ticks a task while there is no network. */
async function tickOffline(page: Page, context: BrowserContext, title: string) {
  await page.goto('/tasks/');
  await addTask(page, title);
  await everythingIsKept(page, title);
  await goOffline(page, context);
  await setStatus(page, title, 'Done');
  await expect(page.getByText('1 change waits for the network.')).toBeVisible();
}

async function askToSignOut(page: Page) {
  await page.getByRole('complementary', { name: 'Sidebar' }).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

async function signInHere(page: Page, { email, password }: Person) {
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('signing out asks first when something waits: one stays and it arrives, or goes without it', async ({
  page,
  context,
}) => {
  await tickOffline(page, context, 'Read chapter 4');
  await askToSignOut(page);
  const question = page.getByRole('dialog', { name: 'Sign out now?' });
  await expect(question.getByRole('list', { name: 'What would be lost' })).toContainText('Read chapter 4');
  expect(await violations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('1 change waits for the network.')).toBeVisible();

  await askToSignOut(page);
  await context.setOffline(false);
  await expect(question).toContainText('Everything has reached the server.');
  await question.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/sign-in/);
});

test('who goes without what waits leaves nothing behind', async ({ page, context, signedIn }) => {
  await tickOffline(page, context, 'Read chapter 4');
  await askToSignOut(page);
  await page.getByRole('button', { name: 'Sign out without them' }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  await context.setOffline(false);
  await page.goto('/sign-in');
  await signInHere(page, signedIn);
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await page.goto('/tasks/');
  await expect(statusOf(page, 'Read chapter 4')).toHaveAccessibleName(/^To do/);
});

test('what waits outlives a sign-in that was ended elsewhere', async ({
  page,
  context,
  browser,
  product,
  signedIn,
}) => {
  await tickOffline(page, context, 'Read chapter 4');
  const other = await browser.newContext({ baseURL: product.url });
  const theirs = await other.newPage();
  await signIn(theirs, signedIn);
  await theirs.goto('/settings/account');
  await theirs.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(theirs.getByRole('button', { name: 'Sign out everywhere else' })).toBeHidden();
  await other.close();

  await context.setOffline(false);
  await expect(page).toHaveURL(/\/sign-in\?redirect=/);
  await signInHere(page, signedIn);
  await expect(page).toHaveURL((url) => url.pathname === '/tasks/');
  await expect(rowOf(page, 'Read chapter 4')).toBeHidden();
  await page.goto('/tasks?status=done');
  await expect(statusOf(page, 'Read chapter 4')).toHaveAccessibleName(/^Done/);
});
