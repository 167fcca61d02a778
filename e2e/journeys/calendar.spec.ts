import { devices, type Locator, type Page } from '@playwright/test';
import { dayText } from '../support/days.ts';
import { settled, watchTraffic } from '../support/settled.ts';
import { SIZES } from '../support/sizes.ts';
import { biologyPdf } from '../support/syllabi.ts';
import { addTask, quickAddOf } from '../support/tasks.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ signedIn }) => expect(signedIn.email).toBeTruthy());

test('what repeats stands on its coming days, and a task is begun on its day', async ({ page }) => {
  await page.goto('/tasks/');
  await addTask(page, 'problem set every week 5pm on 2027-02-02 until 2027-02-16');
  await page.goto('/calendar/?date=2027-02-01');
  const day = (date: string) => page.locator(`td[data-day="${date}"]`);
  await expect(day('2027-02-02').getByRole('link', { name: /Problem set/ })).toBeVisible();
  for (const date of ['2027-02-09', '2027-02-16'])
    await expect(day(date).getByRole('link', { name: /Comes again:.*Problem set/ })).toBeVisible();
  await expect(day('2027-02-23').getByRole('link', { name: /Problem set/ })).toHaveCount(0);

  await day('2027-02-18').hover();
  await page.getByRole('link', { name: /Add a task on Thursday.*18/ }).click();
  const quickAdd = quickAddOf(page);
  await expect(quickAdd).toHaveValue(' 2027-02-18');
  await expect(quickAdd).toBeFocused();
  await quickAdd.pressSequentially('read chapter 4');
  await quickAdd.press('Enter');
  await expect(page.getByRole('row', { name: /Read chapter 4/ })).toContainText(dayText('2027-02-18'));
});

test('on a phone what something is called stands in full, however much is said of where it is', async ({
  page,
  workspace,
}) => {
  await workspace.plan(await biologyPdf());
  await page.setViewportSize(SIZES.phone);
  for (const view of ['month', 'agenda']) {
    await page.goto(`/calendar/?view=${view}&date=2027-02-04`);
    const lecture = page.getByRole('link', { name: /lecture, Alder Hall/ }).first();
    const cut = await lecture
      .getByText('BIO 101', { exact: true })
      .evaluate((name) => name.scrollWidth - name.clientWidth);
    expect(cut, view).toBe(0);
  }
});

test('keys move a task as fast as they are pressed, and the focus goes with it', async ({ page }) => {
  await page.goto('/tasks/');
  await addTask(page, 'lab report 2pm on 2027-03-10');
  await page.goto('/calendar/?date=2027-03-10');
  const reportOn = (date: string) =>
    page.locator(`td[data-day="${date}"]`).getByRole('link', { name: /Lab report/ });
  await reportOn('2027-03-10').focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(`Alt+${key}`);
  await expect(reportOn('2027-03-19')).toBeFocused();
  await expect(page.getByText(`Lab report is now due ${dayText('2027-03-19')}, 2:00 pm`)).toBeVisible();
  await expect(reportOn('2027-03-19')).toBeVisible();
});

test('Escape lets go of what is dragged, and nothing opens when the button comes up', async ({ page }) => {
  await page.goto('/tasks/');
  await addTask(page, 'lab report 2pm on 2027-03-10');
  await page.goto('/calendar/?date=2027-03-10');
  const report = page.getByRole('main').getByRole('link', { name: /Lab report/ });
  const address = page.url();
  await settled(page);
  await report.hover({ position: { x: 10, y: 8 } });
  const box = await report.boundingBox();
  if (!box) throw new Error('the task is on the page');
  await page.mouse.down();
  await page.mouse.move(box.x + 40, box.y + 10, { steps: 4 });
  await expect(page.locator('[aria-hidden="true"]').filter({ hasText: 'Lab report' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[aria-hidden="true"]').filter({ hasText: 'Lab report' })).toHaveCount(0);
  // The button stays down for longer than a click takes to follow a drop.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await page.mouse.up();
  await page.mouse.move(box.x + 60, box.y + 100);
  expect(page.url()).toBe(address);
  await report.click();
  await expect(page.getByRole('dialog').getByLabel('Title')).toHaveValue('Lab report');
});

test('a finger that rests on a task carries it to another day; one that goes on does not', async ({
  page,
  browser,
  context,
}) => {
  await page.goto('/tasks/');
  await addTask(page, 'essay 5pm on 2027-02-10');
  const { viewport, userAgent, isMobile, hasTouch } = devices['Pixel 7'];
  const phone = await browser.newContext({
    ...{ viewport, userAgent, isMobile, hasTouch },
    storageState: await context.storageState({ indexedDB: true }),
  });
  watchTraffic(phone);
  const screen = await phone.newPage();
  await screen.goto('/calendar/?date=2027-02-10');
  const essay = screen.getByRole('main').getByRole('link', { name: /Essay/ });
  const friday = screen.locator('td[data-day="2027-02-12"]');
  const finger = await fingerOn(screen);

  await finger.slide(essay, friday, { restMs: 0 });
  await settled(screen);
  await expect(screen.getByText(/is now due/)).toHaveCount(0);

  await finger.slide(essay, friday, { restMs: 600 });
  await expect(screen.getByText(`Essay is now due ${dayText('2027-02-12')}, 5:00 pm`)).toBeVisible();
  await screen.getByRole('button', { name: 'Undo' }).tap();
  await expect(essay).toBeVisible();
  await phone.close();
});

/**
 * Touches as the browser gets them from a screen: Playwright itself only taps. How long a finger rests is measured by the
 * clock of the page, which stands still meanwhile, however busy the machine is.
 */
async function fingerOn(page: Page) {
  await page.clock.install();
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const middleOf = async (place: Locator) => {
    const box = await place.boundingBox();
    if (!box) throw new Error('it is not on the screen');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  return {
    slide: async (from: Locator, to: Locator, { restMs }: { restMs: number }) => {
      await settled(page);
      await from.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      // The page may still glide from the slide before.
      await from.scrollIntoViewIfNeeded();
      const [start, end] = [await middleOf(from), await middleOf(to)];
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
      await touch('touchStart', [start]);
      await page.clock.runFor(restMs);
      for (const share of [0.25, 0.5, 0.75, 1])
        await touch('touchMove', [
          { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share },
        ]);
      await touch('touchEnd', []);
      await page.clock.resume();
    },
  };
}

test('on paper an exam keeps its hour beside a long name, and nothing is there to press', async ({
  page,
  workspace,
}) => {
  await workspace.importTasks([
    { title: 'Long ago', dueOn: '2026-01-05' },
    { title: 'Too', dueOn: '2026-01-06' },
  ]);
  await workspace.plan(await biologyPdf());
  await page.setViewportSize({ width: 800, height: 1100 });
  await page.goto('/calendar/?date=2027-02-11');
  const exam = page.getByRole('link', { name: /Midterm exam 1/ });
  await expect(exam).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const bottomOf = async (part: Locator) => {
    const { y, height } = (await part.boundingBox()) ?? { y: Number.NaN, height: 0 };
    return y + height;
  };
  await expect(exam.locator('time')).toHaveText(/\d:\d\d/);
  expect(await bottomOf(exam.locator('time'))).toBeLessThanOrEqual((await bottomOf(exam)) + 1);

  await page.setViewportSize({ width: 1100, height: 1100 });
  await page.goto('/tasks/');
  await expect(page.getByRole('row', { name: /Long ago/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark all done' })).toBeHidden();
});
