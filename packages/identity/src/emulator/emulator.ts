import pg from 'pg';
import type { Clock } from '../clock.ts';
import { type Log, silentLog } from '../log.ts';
import { createServer } from './server.ts';
import { createStore } from './store.repository.ts';

export interface EmulatorOptions {
  /** A PostgreSQL database with nothing in it, to be thrown away afterwards. */
  databaseUrl: string;
  /** The project that calls without a project are about. */
  projectId: string;
  /** A free one is taken when none is given. */
  port?: number;
  clock?: Clock;
  log?: Log;
}

export interface Emulator {
  /** Where it listens: on loopback only. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts an account server for test suites, which speaks as the Firebase Auth emulator does: unsigned tokens, every
 * administrator let in, nothing secret. Never for accounts of real people.
 *
 * @example
 * const emulator = await startEmulator({ databaseUrl, projectId: 'demo', port: 9099 });
 * process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(emulator.url).host;
 */
export async function startEmulator(options: EmulatorOptions): Promise<Emulator> {
  const { databaseUrl, projectId, port = 0, clock, log = silentLog } = options;
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  pool.on('error', (error) => {
    // A database that is stopped right after the pool may be the quicker one.
    if (!pool.ending) log.error({ err: error }, 'a connection to the database was lost');
  });
  const store = createStore(pool);
  const app = createServer({ store, projectId, clock, log });
  const stop = async () => {
    await app.close();
    await pool.end();
  };
  try {
    await store.prepare();
    return { url: await app.listen({ host: '127.0.0.1', port }), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
