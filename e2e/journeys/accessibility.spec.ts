import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { AUTHENTICATED_ROUTES, PUBLIC_ROUTES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

const THEMES = ['light', 'dark'] as const;

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html.slice(0, 160)}`),
  );
}

async function open(page: Page, route: string, theme: (typeof THEMES)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.goto(route);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

for (const theme of THEMES) {
  test(`axe finds nothing on any public route, ${theme}`, async ({ page }) => {
    test.slow();
    for (const route of PUBLIC_ROUTES) {
      await open(page, route, theme);
      expect(await violations(page), `${route} ${theme}`).toEqual([]);
    }
  });

  test(`axe finds nothing on any authenticated route, ${theme}`, async ({ page, signedIn }) => {
    test.slow();
    expect(signedIn.email).toBeTruthy();
    for (const route of AUTHENTICATED_ROUTES) {
      await open(page, route, theme);
      expect(await violations(page), `${route} ${theme}`).toEqual([]);
    }
  });
}
