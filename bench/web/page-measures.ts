import type { Page } from '@playwright/test';

const KIB = 1024;

/** The time from a keystroke in the search of the tasks to the paint of what it leaves, the slower of most. */
export async function keystrokeToPaint(page: Page, words: string): Promise<number[]> {
  const field = page.getByRole('textbox', { name: 'Search tasks' });
  await field.click();
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { keystrokes: times });
    document.addEventListener(
      'input',
      () => {
        const start = performance.now();
        // After the frame that shows the change.
        requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - start)));
      },
      true,
    );
  });
  for (const letter of words) await page.keyboard.type(letter, { delay: 150 });
  return page.evaluate(() => (globalThis as unknown as { keystrokes: number[] }).keystrokes);
}

/** Tasks of the browser over 50 ms while the list is scrolled for some seconds. */
export async function longTasksWhileScrolling(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const long: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) long.push(duration);
    });
    observer.observe({ type: 'longtask' });
    const scrolls = [...document.querySelectorAll('*')].filter(
      (one) => one.scrollHeight > one.clientHeight + 500,
    );
    const tallest = scrolls.sort((a, b) => b.scrollHeight - a.scrollHeight)[0] ?? document.documentElement;
    for (let frame = 0; frame < 240; frame += 1) {
      tallest.scrollBy(0, 180);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    observer.disconnect();
    return long;
  });
}

/** From the click on a place of the sidebar, a moment after the pointer came over it, to the paint of its heading. */
export async function pageToPage(page: Page, place: string): Promise<number> {
  const link = page
    .getByRole('complementary', { name: 'Sidebar' })
    .getByRole('link', { name: place })
    .first();
  await link.hover();
  await page.waitForTimeout(300);
  await link.evaluate((element: HTMLAnchorElement) => {
    const headingOf = () => document.querySelector('main h1')?.textContent ?? '';
    const before = headingOf();
    const hasArrived = () =>
      location.pathname === element.pathname && headingOf() !== '' && headingOf() !== before;
    const arrived = new Promise<number>((resolve) => {
      const measure = () => {
        const start = performance.now();
        const look = () => {
          if (hasArrived()) setTimeout(() => resolve(performance.now() - start));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      };
      element.addEventListener('click', measure, { capture: true, once: true });
    });
    Object.assign(globalThis, { arrived });
  });
  await link.click();
  return page.evaluate(() => (globalThis as unknown as { arrived: Promise<number> }).arrived);
}

/** Script and style that a first visit transfers, in KiB with gzip. */
export async function weightOf(page: Page, route: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } });
  const counted = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script' || type === 'Stylesheet') counted.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (counted.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(route);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(2500);
  await session.detach();
  return bytes / KIB;
}
