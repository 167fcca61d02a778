import type { Page } from '@playwright/test';
import { settled } from './settled.ts';
import { violationsInBothThemes } from './themes.ts';

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

type Size = keyof typeof SIZES;

const sizeOf = (page: Page): Size => (page.viewportSize()?.width === SIZES.phone.width ? 'phone' : 'desktop');

async function turnTo(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(SIZES[size]);
  await settled(page);
}

/**
 * What axe has to say against the page at the size that it was opened at, and then at the other one, where the next is
 * opened: in both themes each. To open it twice, and to bring axe twice, takes as long again as all four looks.
 */
export async function violationsAtBothSizes(page: Page): Promise<string[]> {
  const sizes: Size[] = sizeOf(page) === 'phone' ? ['phone', 'desktop'] : ['desktop', 'phone'];
  const found: string[] = [];
  for (const size of sizes) {
    if (size !== sizeOf(page)) await turnTo(page, size);
    found.push(...(await violationsInBothThemes(page)).map((fault) => `${size}, ${fault}`));
  }
  return found;
}
