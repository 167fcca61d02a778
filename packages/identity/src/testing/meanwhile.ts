import type pg from 'pg';
import { expect } from 'vitest';

const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** Ends every session of the account, after a request has seen that its own stands and before it writes. */
export async function whileThrownOut(
  pool: pg.Pool,
  localId: string,
  request: () => Promise<string>,
): Promise<string> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select from identity.accounts where id = $1 for update', [localId]);
    await client.query('update identity.sessions set revoked_at = now() where account_id = $1', [localId]);
    const outcome = request();
    await expect.poll(async () => (await pool.query(WAITING)).rowCount).toBe(1);
    await client.query('commit');
    return await outcome;
  } finally {
    client.release();
  }
}
