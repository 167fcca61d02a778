import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { withoutFeatures } from './support/browser-features.ts';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  fullyParallel: false,
  // Half of a journey is waiting for what is drawn.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'America/New_York',
    // The service worker answers for files, which hides them from what the journeys count and refuse; one journey is about it.
    serviceWorkers: 'block',
    // A film of each journey takes a third of the processor's time, the page before and after each step a tenth: `--trace on` has
    // both. What was done, asked and said is kept without them, and beside it the page as it was when it failed.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(existsSync(DEBIAN_CHROMIUM) ? { executablePath: DEBIAN_CHROMIUM } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        withoutFeatures,
      ],
    },
  },
});
