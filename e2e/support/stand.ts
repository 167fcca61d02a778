import type { Page } from '@playwright/test';

/** A busy machine draws fewer of them in a second, and is given as much longer. */
const STILL_FRAMES = 8;

/**
 * Until nothing was drawn otherwise for some frames. What fades in or out has come or gone by then (a skeleton breathes for
 * ever); axe, which asks where things stand before it asks for their colours, finds both of the same page.
 */
export async function stand(page: Page): Promise<void> {
  await page.evaluate(async (wanted) => {
    const isMoving = ({ playState, effect }: Animation) =>
      playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
    let still = 0;
    const changes = new MutationObserver(() => {
      still = 0;
    });
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    while (still < wanted) {
      await new Promise(requestAnimationFrame);
      still = document.getAnimations().some(isMoving) ? 0 : still + 1;
    }
    changes.disconnect();
  }, STILL_FRAMES);
}
