import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { longSyllabusPdf } from '@syllabi/extraction/testing';
import { startOurs } from '../identity/servers.ts';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

export interface BrowserReading {
  pages: number;
  /** By a browser that was never there: pdf.js is fetched as well. */
  firstMs: number[];
  /** By the same page again. */
  againMs: number[];
}

/**
 * How long the worker of the public page takes for ten pages: from the choice of the file to the paint of what was found,
 * in Chromium without throttling. Needs the built web app.
 */
export async function timeBrowserReading({ visits = 5, again = 3 } = {}): Promise<BrowserReading> {
  const ours = await startOurs([]);
  const browser = await chromium.launch({
    ...(existsSync(DEBIAN_CHROMIUM) && { executablePath: DEBIAN_CHROMIUM }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const file = {
    name: 'long.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(await longSyllabusPdf()),
  };
  const read: BrowserReading = { pages: 0, firstMs: [], againMs: [] };
  try {
    for (let visit = 0; visit < visits; visit += 1) {
      const page = await openLanding(browser, ours.target.url);
      for (let time = 0; time <= again; time += 1) {
        const { pages, ms } = await timeOne(page, file);
        read.pages = pages;
        (time === 0 ? read.firstMs : read.againMs).push(ms);
      }
      await page.context().close();
    }
    return read;
  } finally {
    await browser.close();
    await ours.stop();
  }
}

async function openLanding(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto('/landings');
  // The sample, which is there from the start.
  await page.getByText(/^A sample, read in/).waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

type File = Exclude<Parameters<ReturnType<Page['locator']>['setInputFiles']>[0], string | readonly unknown[]>;

async function timeOne(page: Page, file: File): Promise<{ pages: number; ms: number }> {
  const told = page.evaluate(
    () =>
      new Promise<{ pages: number; ms: number }>((resolve) => {
        let chosenAt: number | undefined;
        document.addEventListener('change', () => (chosenAt = performance.now()), {
          capture: true,
          once: true,
        });
        const observer = new MutationObserver(() => {
          const note = document.querySelector('[role="status"]')?.textContent ?? '';
          const [, pages] = /^(\d+) pages?, read in/.exec(note) ?? [];
          if (chosenAt === undefined || pages === undefined) return;
          const from = chosenAt;
          observer.disconnect();
          requestAnimationFrame(() =>
            setTimeout(() => resolve({ pages: Number(pages), ms: performance.now() - from })),
          );
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
  );
  await page.locator('input[type=file]').first().setInputFiles(file);
  return told;
}
