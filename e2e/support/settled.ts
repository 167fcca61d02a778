import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from '@playwright/test';

const QUIET_MS = 500;

interface Traffic {
  underWay: Set<Request>;
  lastAt: number;
}

const trafficOf = new WeakMap<Page, Traffic>();

/** The stream of changes stays open for as long as a page does. */
const staysOpen = (request: Request): boolean => new URL(request.url()).pathname.endsWith('/changes');

/** Keeps count of what the pages of a browser ask for. */
export function watchTraffic(context: BrowserContext): void {
  context.on('page', (page) => {
    const traffic: Traffic = { underWay: new Set(), lastAt: Date.now() };
    trafficOf.set(page, traffic);
    const over = (request: Request) => {
      traffic.underWay.delete(request);
      traffic.lastAt = Date.now();
    };
    page.on('request', (request) => {
      if (staysOpen(request)) return;
      traffic.underWay.add(request);
      traffic.lastAt = Date.now();
    });
    page.on('requestfinished', over);
    page.on('requestfailed', over);
  });
}

/** Waits until a page has all that it asked for: nothing under way for half a second. */
export async function settled(page: Page): Promise<void> {
  const traffic = trafficOf.get(page);
  if (!traffic) throw new Error('the traffic of this page is not watched');
  await page.waitForLoadState('load');
  while (traffic.underWay.size > 0 || Date.now() - traffic.lastAt < QUIET_MS) await wait(50);
}
