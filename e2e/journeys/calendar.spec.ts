import { devices, type Locator, type Page } from '@playwright/test';
import { dayText } from '../support/days.ts';
import { watchTraffic } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ signedIn }) => expect(signedIn.email).toBeTruthy());

async function addTask(page: Page, words: string) {
  const quickAdd = page.getByRole('textbox', { name: 'Add a task in plain words' });
  await quickAdd.fill(words);
  await quickAdd.press('Enter');
  await expect(quickAdd).toHaveValue('');
}

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
  const quickAdd = page.getByRole('textbox', { name: 'Add a task in plain words' });
  await expect(quickAdd).toHaveValue(' 2027-02-18');
  await expect(quickAdd).toBeFocused();
  await quickAdd.pressSequentially('read chapter 4');
  await quickAdd.press('Enter');
  await expect(page.getByRole('row', { name: /Read chapter 4/ })).toContainText(dayText('2027-02-18'));
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
  await essay.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const finger = await fingerOn(screen);

  await finger.slide(essay, friday, { restMs: 0 });
  await expect(screen.getByText(/is now due/)).toHaveCount(0);

  await essay.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await finger.slide(essay, friday, { restMs: 600 });
  await expect(screen.getByText(`Essay is now due ${dayText('2027-02-12')}, 5:00 pm`)).toBeVisible();
  await screen.getByRole('button', { name: 'Undo' }).tap();
  await expect(essay).toBeVisible();
  await phone.close();
});

/** Touches as the browser gets them from a screen: Playwright itself only taps. */
async function fingerOn(page: Page) {
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
      const [start, end] = [await middleOf(from), await middleOf(to)];
      await touch('touchStart', [start]);
      // How long a finger rests is what this is about.
      await page.waitForTimeout(restMs);
      for (const share of [0.25, 0.5, 0.75, 1])
        await touch('touchMove', [
          { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share },
        ]);
      await touch('touchEnd', []);
    },
  };
}
