import type { Page } from '@playwright/test';
import { closeOverlays, eachOverlay, overlayOf } from '../support/overlays.ts';
import { planOf } from '../support/plan.ts';
import { AUTHENTICATED_ROUTES, FURTHER_ROUTES, PUBLIC_ROUTES } from '../support/routes.ts';
import { settled } from '../support/settled.ts';
import { SIZES, violationsAtBothSizes } from '../support/sizes.ts';
import { biologyPdf, chemistryTxt, wavesHtml } from '../support/syllabi.ts';
import { expect, test } from '../support/test.ts';
import { violationsInBothThemes } from '../support/themes.ts';
import type { Workspace } from '../support/workspace.ts';

// By far the longest: each of its journeys may go to another worker.
test.describe.configure({ mode: 'parallel' });

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.slow();

/** Every page of a plan with all that opens in it takes three minutes, and twice that on a busy machine. */
const LONGEST_MS = 600_000;

/** What looks otherwise once there is something in it; the calendar has pages of its own in the plan. */
const FILLED = new Set<string>([
  '/',
  '/courses/',
  '/tasks/',
  '/documents/',
  '/users/activity',
  '/chats/',
  '/apps/',
]);

/** Dialogs whose buttons promise no more than an action; everything else is found by what it says of itself. */
const DIALOGS: Record<string, string[]> = {
  '/users/': ['Invite'],
  '/courses/': ['New course'],
  course: ['Edit'],
  grades: ['Part of the grade'],
};

async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Where the reviews of a PDF, of a newer version and of one that asks lie. */
async function reviewsOf(workspace: Workspace): Promise<Record<string, string>> {
  const pdf = await workspace.addSyllabus(await biologyPdf());
  await workspace.plan(wavesHtml('Tuesday, March 2, 2027'));
  const newer = await workspace.addSyllabus(wavesHtml('Tuesday, March 9, 2027'));
  const asking = await workspace.addSyllabus(chemistryTxt());
  return {
    'a PDF': `/documents/${pdf.id}`,
    'a newer version, with headings of its own': `/documents/${newer.id}`,
    'one that asks': `/documents/${asking.id}`,
  };
}

test('axe finds nothing on any public route', async ({ page }) => {
  for (const route of PUBLIC_ROUTES) {
    await open(page, route);
    expect.soft(await violationsAtBothSizes(page), route).toEqual([]);
  }
});

test('axe finds nothing on any page inside while it is empty', async ({ page, signedIn }) => {
  expect(signedIn.email).toBeTruthy();
  for (const route of [...AUTHENTICATED_ROUTES, ...FURTHER_ROUTES]) {
    await open(page, route);
    expect.soft(await violationsAtBothSizes(page), route).toEqual([]);
  }
});

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(`${size}, light and dark`, () => {
    test.use({ viewport });

    test('axe finds nothing on a review, whatever is open in it', async ({ page, workspace }) => {
      const reviews = await reviewsOf(workspace);
      for (const [name, address] of Object.entries(reviews)) {
        await page.goto(address);
        await expect(page.locator('[data-mark]').first()).toBeVisible();
        await settled(page);
        expect.soft(await violationsInBothThemes(page), name).toEqual([]);
      }
      if (size === 'phone') await page.getByRole('button', { name: 'All findings' }).click();
      for (const tab of ['Set aside', 'Facts', 'Findings']) {
        await page.getByRole('tab', { name: tab }).click();
        await settled(page);
        expect.soft(await violationsInBothThemes(page), tab).toEqual([]);
      }
      const first = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Problem set 1' });
      await first.getByRole('button').first().click();
      await page.getByRole('button', { name: 'Edit' }).click();
      await expect(page.getByLabel('Title')).toBeFocused();
      expect.soft(await violationsInBothThemes(page), 'a finding that is edited').toEqual([]);
    });

    test('axe finds nothing on any page of a plan, in any of its menus and dialogs', async ({
      page,
      workspace,
    }) => {
      test.setTimeout(LONGEST_MS);
      await page.setViewportSize(SIZES.desktop);
      const plan = await planOf(page, workspace);
      await page.setViewportSize(viewport);
      const pages = Object.fromEntries(
        [...AUTHENTICATED_ROUTES, ...FURTHER_ROUTES].map((route) => [route, route]),
      );
      const seen = new Set<string>();
      for (const [name, address] of Object.entries({ ...pages, ...plan })) {
        await open(page, address);
        if (FILLED.has(name) || name in plan)
          expect.soft(await violationsInBothThemes(page), name).toEqual([]);
        const look = async (overlay: string) =>
          expect.soft(await violationsInBothThemes(page), `${name}: ${overlay}`).toEqual([]);
        await eachOverlay(page, seen, look);
        for (const button of DIALOGS[name] ?? []) {
          await page.getByRole('main').getByRole('button', { name: button, exact: true }).first().click();
          await expect(overlayOf(page)).toBeVisible();
          await settled(page);
          await look(button);
          await closeOverlays(page);
        }
      }
      for (const keys of ['Control+k', '?']) {
        await page.keyboard.press(keys);
        await expect(overlayOf(page)).toBeVisible();
        await settled(page);
        expect.soft(await violationsInBothThemes(page), keys).toEqual([]);
        await closeOverlays(page);
      }
    });
  });
}
