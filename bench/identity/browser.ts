import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { newAddress, PASSWORD, type Target } from './calls.ts';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** Whether the pages were built; without them there is nothing to sign up on. */
export const hasPages = async ({ url }: Target): Promise<boolean> => (await fetch(`${url}/sign-up`)).ok;

/** From the press on the button to the dashboard with its heading, for people who were never here, in milliseconds. */
export async function timeSignUps(target: Target, tries: number): Promise<number[]> {
  const browser = await chromium.launch({
    ...(existsSync(DEBIAN_CHROMIUM) && { executablePath: DEBIAN_CHROMIUM }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const times: number[] = [];
    while (times.length < tries) times.push(await timeSignUp(browser, target));
    return times;
  } finally {
    await browser.close();
  }
}

async function timeSignUp(browser: Browser, { url }: Target): Promise<number> {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto('/sign-up');
  await page.getByLabel('E-mail', { exact: true }).fill(newAddress());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  // Typing takes a person longer than the page needs to get ready for what comes next.
  await page.waitForLoadState('networkidle');
  const from = performance.now();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL((address) => address.pathname === '/');
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  const took = performance.now() - from;
  await context.close();
  return took;
}
