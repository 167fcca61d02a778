import { eachOverlay, overlayOf } from '../support/overlays.ts';
import { planOf } from '../support/plan.ts';
import { AUTHENTICATED_ROUTES, FURTHER_ROUTES, PUBLIC_ROUTES } from '../support/routes.ts';
import { settled } from '../support/settled.ts';
import { SIZES } from '../support/sizes.ts';
import { chemistryTxt } from '../support/syllabi.ts';
import { expect, test } from '../support/test.ts';
import { targetsTooSmall } from '../support/touch.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: SIZES.phone,
  hasTouch: true,
  isMobile: true,
});
test.slow();

test('outside, every control is as large as a finger', async ({ page }) => {
  for (const route of PUBLIC_ROUTES) {
    await page.goto(route);
    await settled(page);
    expect.soft(await targetsTooSmall(page.locator('body')), route).toEqual([]);
  }
});

test('inside, every control is as large as a finger, in menus and dialogs too', async ({
  page,
  workspace,
}) => {
  await page.setViewportSize(SIZES.desktop);
  const plan = await planOf(page, workspace);
  const asking = await workspace.addSyllabus(chemistryTxt());
  await page.setViewportSize(SIZES.phone);
  const routes = [...AUTHENTICATED_ROUTES, ...FURTHER_ROUTES, `/documents/${asking.id}`];
  const seen = new Set<string>();
  for (const address of [...routes, ...Object.values(plan)]) {
    await page.goto(address);
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await targetsTooSmall(page.locator('body')), address).toEqual([]);
    await eachOverlay(page, seen, async (overlay) => {
      expect.soft(await targetsTooSmall(overlayOf(page)), `${address}: ${overlay}`).toEqual([]);
    });
  }
});
