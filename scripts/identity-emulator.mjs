// npm run identity:emulator -- --port N --project ID: the account server for test suites, on throw-away storage.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { failWith } from './support/project.mjs';
import { ensureNode } from './toolchain.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '9099' },
    project: { type: 'string', default: 'demo-project' },
  },
});

try {
  await ensureNode();
  await ensureInstalled();
  await serve();
} catch (error) {
  failWith(error);
}

async function serve() {
  const { startEmbeddedPostgres } = await import('../apps/server/src/platform/embedded-postgres/index.ts');
  const { startEmulator } = await import('../packages/identity/src/emulator/index.ts');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'identity-emulator-'));
  const log = { info() {}, warn: console.warn, error: console.error };
  const postgres = await startEmbeddedPostgres({ dataDir, database: 'emulator', durable: false, log });
  const removeStorage = async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const started = startEmulator({
    databaseUrl: postgres.url,
    projectId: values.project,
    port: Number(values.port),
    log,
  });
  const emulator = await started.catch(async (error) => {
    await removeStorage();
    throw error;
  });

  const stop = async () => {
    await emulator.stop();
    await removeStorage();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, stop);
  console.log(`identity emulator ready at ${emulator.url} (project ${values.project})`);
}
