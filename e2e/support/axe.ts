import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';
import { stand } from './stand.ts';

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
