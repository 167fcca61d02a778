import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../platform/embedded-postgres/index.ts';

/** One throw-away PostgreSQL for the whole run, however many projects ask for it. */
export default async function startTestDatabase() {
  if (process.env.TEST_DATABASE_URL) return undefined;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'syllabi-test-'));
  const log = { info: () => {}, warn: console.warn };
  const postgres = await startEmbeddedPostgres({ dataDir, database: 'postgres', durable: false, log });
  process.env.TEST_DATABASE_URL = postgres.url;
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
