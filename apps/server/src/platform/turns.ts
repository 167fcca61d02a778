import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/**
 * Waits until nobody else counts the same and holds the place until the transaction is over: of two who count before
 * they add, the second counts what the first has added.
 *
 * @example
 * await takeTurn(tx, 'labels', workspaceId);
 * if ((await countLabels(tx, workspaceId)) >= MOST_LABELS) throw new TooManyLabels();
 */
export async function takeTurn(tx: Transaction, what: string, ...whose: string[]): Promise<void> {
  const place = [what, ...whose].join(' ');
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`);
}
