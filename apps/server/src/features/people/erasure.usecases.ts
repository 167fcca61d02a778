import type { Database, Queryable } from '../../platform/database.ts';
import { deletePerson } from './people.repository.ts';

interface EraseDeps {
  db: Database;
  /** Takes the account out of every workspace; answers with those that nobody is left in. */
  leaveEverywhere: (db: Queryable, accountId: string) => Promise<{ emptied: string[] }>;
  /** Feeds and conversations, wherever they are. */
  forgetBelongings: (db: Queryable, accountId: string) => Promise<void>;
  hashesOfWorkspaces: (db: Queryable, workspaceIds: string[]) => Promise<string[]>;
  deleteWorkspaces: (db: Queryable, workspaceIds: string[]) => Promise<void>;
  removeUnusedFiles: (hashes: string[]) => Promise<void>;
}

/** Erases what is kept of a person whose account is gone, files too. Coming twice does no harm. */
export async function erasePerson({
  db,
  accountId,
  ...deps
}: EraseDeps & { accountId: string }): Promise<void> {
  const hashes = await db.transaction(async (tx) => {
    await deps.forgetBelongings(tx, accountId);
    const { emptied } = await deps.leaveEverywhere(tx, accountId);
    const files = await deps.hashesOfWorkspaces(tx, emptied);
    await deps.deleteWorkspaces(tx, emptied);
    await deletePerson(tx, accountId);
    return files;
  });
  await deps.removeUnusedFiles(hashes);
}
