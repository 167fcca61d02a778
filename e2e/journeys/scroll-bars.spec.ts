import { review } from '../support/steps.ts';
import { biologyPdf, historyDocx } from '../support/syllabi.ts';
import { expect, test } from '../support/test.ts';

/** Bars that take room, as on Windows and Linux: Playwright hides them. */
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

test.beforeEach(({ signedIn }) => expect(signedIn.email).toBeTruthy());

test('a document fits beside the bar that it is scrolled by', async ({ page, workspace }) => {
  for (const file of [await historyDocx(), await biologyPdf()]) {
    await review(page, workspace, file);
    const viewer = page.getByRole('region', { name: file.name });
    await expect(page.locator('[data-mark]').first()).toBeVisible();
    for (const width of [1440, 1280, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      const tooWide = () => viewer.evaluate((element) => element.scrollWidth - element.clientWidth);
      await expect.poll(tooWide, { message: `${file.name} at ${width} px` }).toBe(0);
    }
  }
});
