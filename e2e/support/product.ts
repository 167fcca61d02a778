import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@syllabi/identity/testing/free-port';

/** The product as a person runs it: one process, its own data folder, one address. */
export interface Product {
  url: string;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const ROOT = join(import.meta.dirname, '../..');

interface ProductSettings {
  smtpUrl: string;
  /** For who must know the address beforehand; any free one otherwise. */
  port?: number;
  /** More settings, as the environment has them. */
  environment?: Record<string, string>;
}

export async function startProduct(settings: ProductSettings): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'syllabi-e2e-'));
  const port = settings.port ?? (await freePort());
  const url = `http://localhost:${port}`;
  const environment = {
    ...process.env,
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compiled'),
    PORT: String(port),
    DATA_DIR: dataDir,
    SMTP_URL: settings.smtpUrl,
    MAIL_FROM: 'Syllabi <syllabi@example.com>',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    ...settings.environment,
  };
  let process_ = await start(environment, url);
  return {
    url,
    async restart() {
      await stop(process_);
      process_ = await start(environment, url);
    },
    async stop() {
      await stop(process_);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function start(environment: NodeJS.ProcessEnv, url: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: ROOT,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A worker whose run was killed ends without putting its fixtures away.
  process.once('exit', () => child.kill('SIGTERM'));
  const output: string[] = [];
  child.stdout?.on('data', (chunk) => output.push(String(chunk)));
  child.stderr?.on('data', (chunk) => output.push(String(chunk)));
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`The product did not start:\n${output.join('')}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return child;
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
