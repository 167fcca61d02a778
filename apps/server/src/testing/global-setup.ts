import { rmSync } from 'node:fs';
import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../platform/embedded-postgres/index.ts';

const MEMORY = '/dev/shm';
const ROOM_BYTES = 4 * 2 ** 30;

/** In memory, where a database is made in a tenth of the time, if the machine has that and plenty of it. */
async function fastestFolder(): Promise<string> {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= ROOM_BYTES ? MEMORY : tmpdir();
}

/** One throw-away PostgreSQL for the whole run, however many projects ask for it. */
export default async function startTestDatabase() {
  if (process.env.TEST_DATABASE_URL) return undefined;
  const dataDir = await mkdtemp(path.join(await fastestFolder(), 'syllabi-test-'));
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
