import { type Clock, daysAgo } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { lockFile } from '../../platform/storage/hold-file.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { DOCUMENT_LIMITS } from './documents.config.ts';
import { deleteDocumentsBefore } from './documents.repository.ts';
import { isFileUsed } from './files.repository.ts';

interface Purge {
  db: Database;
  clock: Clock;
  storage: Storage;
  /** The same for what other features keep; answers with their files. */
  purgeRest: (tx: Transaction, before: Date) => Promise<string[]>;
}

/** What was deleted longer ago than it can be restored goes for good, the files of documents too. */
export async function purge({ db, clock, storage, purgeRest }: Purge): Promise<void> {
  const before = daysAgo(DOCUMENT_LIMITS.restoreDays, clock);
  const hashes = await db.transaction(async (tx) => {
    const gone = await deleteDocumentsBefore(tx, before);
    return [...gone, ...(await purgeRest(tx, before))];
  });
  await removeUnusedFiles({ db, storage, hashes });
}

interface RemoveFiles {
  db: Database;
  storage: Storage;
  hashes: string[];
}

/** The same bytes may belong to documents of other workspaces: only what nobody has is removed. */
export async function removeUnusedFiles({ db, storage, hashes }: RemoveFiles): Promise<void> {
  for (const hash of new Set(hashes)) {
    await db.transaction(async (tx) => {
      await lockFile(tx, hash);
      if (!(await isFileUsed(tx, hash))) await storage.remove(hash);
    });
  }
}
