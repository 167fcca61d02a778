import { Client, DatabaseError, escapeIdentifier } from 'pg';

/** The connection by which a process says that it works with the server. */
export interface Keeper {
  ensureDatabase(name: string): Promise<void>;
  /** Ends this process's part. When no other one works with the server, `stopServer` runs before any can begin to. */
  leave(stopServer: () => Promise<void>): Promise<void>;
}

interface KeeperOptions {
  url: string;
  /** The connection broke without `leave`: the server died or was stopped by someone else. */
  onLost: () => void;
}

const DUPLICATE_DATABASE = '42P04';
const UNIQUE_VIOLATION = '23505';
/** Shared by every process that works with the server; a killed process loses it with its connection. */
const IN_USE_LOCK = 0x5711ab1;

export async function createKeeper({ url, onLost }: KeeperOptions): Promise<Keeper> {
  const client = new Client({ connectionString: url, application_name: 'syllabi keeper' });
  let isLeaving = false;
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [IN_USE_LOCK]);
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
  client.on('end', () => {
    if (!isLeaving) onLost();
  });

  return {
    async ensureDatabase(name) {
      const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
      if (!rowCount) await client.query(`create database ${escapeIdentifier(name)}`).catch(ignoreDuplicate);
    },
    async leave(stopServer) {
      isLeaving = true;
      await client.query('select pg_advisory_unlock_shared($1)', [IN_USE_LOCK]).catch(() => {});
      const { rows } = await client
        .query<{ isLast: boolean }>('select pg_try_advisory_lock($1) as "isLast"', [IN_USE_LOCK])
        .catch(() => ({ rows: [{ isLast: true }] }));
      // Still connected, we hold the lock against newcomers until the server is gone.
      if (rows[0]?.isLast) await stopServer();
      await client.end().catch(() => {});
    },
  };
}

/** Another process made it between our question and our answer. */
function ignoreDuplicate(error: unknown): void {
  const code = error instanceof DatabaseError ? error.code : undefined;
  if (code !== DUPLICATE_DATABASE && code !== UNIQUE_VIOLATION) throw error;
}
