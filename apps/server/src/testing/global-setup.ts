import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../platform/embedded-postgres/index.ts';

/** One throw-away PostgreSQL for the whole run, however many projects ask for it. */
export default async function startTestDatabase() {
  if (process.env.TEST_DATABASE_URL) return undefined;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'syllabi-test-'));
  const log = { info: () => {}, warn: console.warn };
  const postgres = await startEmbeddedPostgres({ dataDir, database: 'postgres', durable: false, log });
  const putAway = () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  // A run that is ended by a signal is not asked to tear down, and has no time to wait.
  const onExit = () => {
    process.kill(postgres.pid, 'SIGQUIT');
    putAway();
  };
  process.once('exit', onExit);
  process.env.TEST_DATABASE_URL = postgres.url;
  return async () => {
    await postgres.stop();
    process.off('exit', onExit);
    putAway();
  };
}
