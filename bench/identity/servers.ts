import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@syllabi/identity/testing/free-port';
import type { Target } from './calls.ts';
import { here, type Running, start } from './processes.ts';

export interface Contender extends Running {
  name: string;
  target: Target;
}

const FIREBASE_TOOLS = 'firebase-tools@15';
const SHARED = here('../../data/bench');

/** The product as it runs in production, with a database of its own; only the limits on strangers are off. */
export async function startOurs(nodeOptions: string[]): Promise<Contender> {
  mkdirSync(SHARED, { recursive: true });
  const DATA_DIR = await mkdtemp(join(SHARED, 'identity-'));
  const PORT = String(await freePort());
  const settings = { NODE_ENV: 'production', RATE_LIMITS: 'off', LOG_LEVEL: 'error', PORT, DATA_DIR };
  const running = await start([...nodeOptions, here('../../apps/server/src/main.ts')], settings);
  const url = `http://127.0.0.1:${PORT}`;
  return {
    ...running,
    name: 'Syllabi',
    target: { url, accounts: '/v1', tokens: '/v1', key: 'syllabi' },
    async stop() {
      await running.stop();
      await rm(DATA_DIR, { recursive: true, force: true });
    },
  };
}

/** Hashing and nothing else, behind the same load. */
export async function startBareHashing(): Promise<Contender> {
  const port = String(await freePort());
  const running = await start([here('./bare.worker.ts'), port]);
  const target = { url: `http://127.0.0.1:${port}`, accounts: '/v1', tokens: '/v1', key: 'none' };
  return { ...running, name: 'Argon2id behind a socket', target };
}

/** The Auth emulator of Firebase: everything in memory, nothing hashed, nothing signed. */
export async function startEmulator(folder: string | undefined): Promise<Contender | undefined> {
  const installed = folder ?? install();
  if (!installed) return undefined;
  const port = String(await freePort());
  const running = await start([here('./emulator.worker.mjs'), installed, port]);
  return {
    ...running,
    name: 'Auth emulator',
    target: {
      url: `http://127.0.0.1:${port}`,
      accounts: '/identitytoolkit.googleapis.com/v1',
      tokens: '/securetoken.googleapis.com/v1',
      key: 'bench',
    },
  };
}

/** Into a folder of its own, once; it is no part of the product. */
function install(): string | undefined {
  const folder = join(SHARED, 'firebase-tools');
  if (existsSync(join(folder, 'installed'))) return folder;
  console.log(`installing ${FIREBASE_TOOLS} into ${folder} …`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error', FIREBASE_TOOLS];
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) {
    console.log('It cannot be installed here, so there is nothing to compare with.');
    return undefined;
  }
  writeFileSync(join(folder, 'installed'), '');
  return folder;
}
