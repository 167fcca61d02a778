import { existsSync } from 'node:fs';
import { inProject, mustRun, run } from './project.mjs';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** Makes sure the journeys have a browser: Debian's own where we may install it, Playwright's download elsewhere. */
export async function ensureBrowser() {
  if (existsSync(DEBIAN_CHROMIUM) || (await installFromDebian())) return;
  const playwright = inProject('node_modules/@playwright/test/cli.js');
  await mustRun('Fetching a browser', process.execPath, [playwright, 'install', 'chromium']);
}

async function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log('Installing chromium …');
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  await run('apt-get', ['update', '-qq'], quiet);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet);
  return existsSync(DEBIAN_CHROMIUM);
}
