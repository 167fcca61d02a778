import { sql } from 'drizzle-orm';
import type { Transaction } from '../database.ts';
import { defineError } from '../errors.ts';
import type { Storage } from './storage.ts';

export const FileGone = defineError(
  'file/gone',
  409,
  'The same file was removed at that moment. Add it once more.',
);

/** Nobody else begins to use or removes the file of this hash until the transaction ends. */
export async function lockFile(tx: Transaction, hash: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`);
}

/**
 * Called before a row names a stored file. Whoever removes unused files waits for that row, or came first: then this
 * throws `file/gone`, and no row names a file that is not there.
 */
export async function holdFile(
  tx: Transaction,
  { storage, hash }: { storage: Storage; hash: string },
): Promise<void> {
  await lockFile(tx, hash);
  if (!(await storage.has(hash))) throw new FileGone();
}
