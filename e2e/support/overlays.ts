import { expect, type Locator, type Page } from '@playwright/test';
import { settled } from './settled.ts';
import { stand } from './stand.ts';

/** What says of itself that it opens something: `aria-haspopup`, or three dots at the end of its words. Files are chosen in a window of the system. */
const OPENERS = 'button:not([disabled]), [role="button"]';

export const overlayOf = (page: Page): Locator =>
  page.locator('[role="menu"], [role="dialog"], [role="listbox"]').filter({ visible: true }).last();

/** The same menu stands at every row of a list: it is told apart by its component and its sign, not by its words. */
const openersOf = (page: Page) =>
  page.locator(OPENERS).evaluateAll((elements) =>
    elements.map((element) => {
      const words = (element.textContent ?? '').trim();
      const asks = words.endsWith('…') && !/^(Choose|New version)/.test(words);
      const opens = element.getAttribute('aria-haspopup') ?? (asks ? 'question' : null);
      if (!opens || !element.checkVisibility({ visibilityProperty: true })) return null;
      const place = element.closest('header, aside, nav, main')?.tagName ?? 'page';
      const sign = element.querySelector('svg')?.getAttribute('class') ?? '';
      return [place, element.className, opens, sign, asks ? words : ''].join(' | ');
    }),
  );

/** Closes what is open, from the top down. */
export async function closeOverlays(page: Page): Promise<void> {
  await expect(async () => {
    if ((await overlayOf(page).count()) === 0) return;
    await page.keyboard.press('Escape');
    await expect(overlayOf(page)).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 10_000 });
}

/** Opens every menu and dialog that the page offers and that was not `seen` before, and hands over each. */
export async function eachOverlay(
  page: Page,
  seen: Set<string>,
  look: (name: string) => Promise<void>,
): Promise<void> {
  // They are told apart by their place in the page, which has to be the same when they are pressed.
  await stand(page);
  for (;;) {
    const openers = await openersOf(page);
    const index = openers.findIndex((opener) => opener !== null && !seen.has(opener));
    if (index < 0) return;
    seen.add(openers[index] ?? '');
    await lookInto(page, page.locator(OPENERS).nth(index), look);
  }
}

async function lookInto(page: Page, opener: Locator, look: (name: string) => Promise<void>): Promise<void> {
  const name = (await opener.getAttribute('aria-label')) ?? (await opener.innerText());
  const open = async () => {
    await opener.click();
    await expect(overlayOf(page), `${name} opens something`).toBeVisible();
    await settled(page);
  };
  await open();
  await look(name);
  const questions = await page
    .getByRole('menuitem')
    .filter({ hasText: /^(?!Choose|New version).*…$/, visible: true })
    .allInnerTexts();
  for (const question of questions) {
    await closeOverlays(page);
    await open();
    await page.getByRole('menuitem', { name: question }).click();
    await expect(page.getByRole('dialog').filter({ visible: true }).last(), question).toBeVisible();
    await settled(page);
    await look(`${name} → ${question}`);
  }
  await closeOverlays(page);
}
