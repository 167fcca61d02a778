import type { Page } from '@playwright/test';
import { violations } from './axe.ts';

type Theme = 'light' | 'dark';

const isDark = (page: Page) => page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);

async function changeTo(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  // Asked for in each frame: an assertion would look again only after a tenth of a second, and then a quarter.
  await page.waitForFunction(
    (wanted) => document.documentElement.getAttribute('data-mantine-color-scheme') === wanted,
    theme,
  );
}

/** What axe has to say against the page in the theme that it was opened in, and then in the other one, where the next is opened. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  const themes: Theme[] = (await isDark(page)) ? ['dark', 'light'] : ['light', 'dark'];
  const found: string[] = [];
  for (const theme of themes) {
    await changeTo(page, theme);
    found.push(...(await violations(page)).map((fault) => `${theme}: ${fault}`));
  }
  return found;
}
