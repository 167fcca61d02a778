import type { Page } from '@playwright/test';
import { biologyPdf, chemistryTxt, historyDocx } from '../support/syllabi.ts';
import { expect, test } from '../support/test.ts';
import { makeWorkspace } from '../support/workspace.ts';

const OWN = { name: 'My plan', course: 'BIO 101', task: 'Read alone' };
const GROUP = { name: 'Study group', course: 'HIST 210', task: 'Meet in the library' };
type Place = typeof OWN;

// Overdue, so it stands on top of the list.
const LONG_AGO = '2026-01-05';
const sidebarOf = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' });

/** The menu names the person's own workspace first, then the others. */
async function switchTo(page: Page, { name }: Place): Promise<void> {
  await sidebarOf(page).getByRole('button').first().click();
  const entry = page.getByRole('menuitem', { name: name === GROUP.name ? GROUP.name : /Your own workspace/ });
  await entry.click();
}

/** Every page shows what belongs there, and nothing of the other. */
async function expectOnly(page: Page, here: Place, there: Place): Promise<void> {
  const main = page.getByRole('main');
  const expectShown = async (words: 'course' | 'task') => {
    await expect(main.getByText(here[words]).first()).toBeVisible();
    await expect(main.getByText(there[words])).toHaveCount(0);
  };
  await expectShown('course');
  await sidebarOf(page)
    .getByRole('link', { name: /^Courses/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
  await expectShown('course');
  await sidebarOf(page)
    .getByRole('link', { name: /^Tasks/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible();
  await expectShown('task');
}

for (const from of ['/', '/tasks/', '/courses/'])
  test(`another workspace is chosen on ${from}, and the first one again`, async ({
    page,
    context,
    account,
    workspace,
  }) => {
    const group = await makeWorkspace(context.request, account.idToken, GROUP.name);
    await workspace.plan(await biologyPdf());
    await workspace.importTasks([{ title: OWN.task, dueOn: LONG_AGO }]);
    await group.plan(await historyDocx());
    await group.importTasks([{ title: GROUP.task, dueOn: LONG_AGO }]);

    await test.step('there, all is of the other one', async () => {
      await page.goto(from);
      await expect(page.getByRole('main').getByText(OWN.course).first()).toBeVisible();
      await switchTo(page, GROUP);
      await expect(page).toHaveURL((url) => url.pathname === '/');
      await expect(sidebarOf(page)).toContainText(GROUP.name);
      await expectOnly(page, GROUP, OWN);
    });

    await test.step('what is dropped there goes there', async () => {
      await page.getByLabel('Syllabi to add').setInputFiles(chemistryTxt());
      await sidebarOf(page)
        .getByRole('link', { name: /^Courses/ })
        .click();
      await expect(page.getByRole('main').getByText('CHEM 115').first()).toBeVisible();
    });

    await test.step('and back', async () => {
      await page.goto(from);
      await expect(sidebarOf(page)).toContainText(GROUP.name);
      await switchTo(page, OWN);
      await expect(sidebarOf(page)).not.toContainText(GROUP.name);
      await expectOnly(page, OWN, GROUP);
      await sidebarOf(page)
        .getByRole('link', { name: /^Courses/ })
        .click();
      await expect(page.getByRole('main').getByText('CHEM 115')).toHaveCount(0);
    });
  });

test('going back goes back to the workspace that was shown there', async ({
  page,
  context,
  account,
  workspace,
}) => {
  await makeWorkspace(context.request, account.idToken, GROUP.name);
  const course = await workspace.plan(await biologyPdf());
  await page.goto(course);
  const heading = page.getByRole('heading', { level: 1, name: OWN.course });
  await expect(heading).toBeVisible();
  await switchTo(page, GROUP);
  await expect(sidebarOf(page)).toContainText(GROUP.name);
  await sidebarOf(page)
    .getByRole('link', { name: /^Tasks/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(sidebarOf(page)).toContainText(GROUP.name);
  await page.goBack();
  await expect(heading).toBeVisible();
  await expect(sidebarOf(page)).not.toContainText(GROUP.name);

  await page.goForward();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(sidebarOf(page)).toContainText(GROUP.name);
});
