import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** `target-size` is left out unless it is asked for, though WCAG 2.2 AA has it. Of what passed nobody asks. */
const OPTIONS: axe.RunOptions = {
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

/** Once for each document: bringing it takes longer than asking it. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => Boolean(window.axe)))) await frame.evaluate(SOURCE);
}

/** A busy machine draws fewer of them in a second, and is given as much longer. */
const STILL_FRAMES = 8;

/**
 * Until nothing was drawn otherwise for some frames. What fades in or out has come or gone by then (a skeleton breathes for
 * ever); axe, which asks where things stand before it asks for their colours, finds both of the same page.
 */
async function stand(page: Page): Promise<void> {
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

/** What axe has to say against the page as it stands. */
export async function violations(page: Page): Promise<string[]> {
  await Promise.all(page.frames().map(bringAxe));
  await stand(page);
  return page.evaluate(async (options) => {
    if (!window.axe) throw new Error('the page went while it was looked at');
    const { violations: found } = await window.axe.run(document, options);
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html, failureSummary = '' }) => {
        return `${id}: ${target.join(' ')} ${html.slice(0, 160)} ${failureSummary.replaceAll(/\s+/g, ' ')}`;
      }),
    );
  }, OPTIONS);
}
