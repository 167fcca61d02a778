import type pg from 'pg';
import { expect } from 'vitest';

const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

interface Meanwhile {
  /** Locks, or changes, what the request is going to write. */
  hold: (client: pg.PoolClient) => Promise<unknown>;
  request: () => Promise<string>;
  /** What others do while the request waits. */
  meanwhile?: () => Promise<void>;
}

/** Lets a request read everything, wait where it writes, and go on once what it waits for has happened. */
export async function whileWaiting(pool: pg.Pool, { hold, request, meanwhile }: Meanwhile): Promise<string> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await hold(client);
    const outcome = request();
    await expect.poll(async () => (await pool.query(WAITING)).rowCount).toBe(1);
    await meanwhile?.();
    await client.query('commit');
    return await outcome;
  } finally {
    client.release();
  }
}

export const lockAccount = (client: pg.PoolClient, localId: string) =>
  client.query('select from identity.accounts where id = $1 for update', [localId]);

/** Ends every session of the account, after a request has seen that its own stands and before it writes. */
export const whileThrownOut = (
  pool: pg.Pool,
  localId: string,
  request: () => Promise<string>,
): Promise<string> =>
  whileWaiting(pool, {
    async hold(client) {
      await lockAccount(client, localId);
      await client.query('update identity.sessions set revoked_at = now() where account_id = $1', [localId]);
    },
    request,
  });
