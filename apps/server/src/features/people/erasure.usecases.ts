import type { Database, Queryable } from '../../platform/database.ts';
import { deleteAvatar } from './avatars.repository.ts';
import { deletePerson } from './people.repository.ts';

interface EraseDeps {
  db: Database;
  /** Takes the account out of every workspace; answers with those that nobody is left in. */
  leaveEverywhere: (db: Queryable, accountId: string) => Promise<{ emptied: string[] }>;
  /** Feeds, conversations and what was said to others, wherever it is; answers with the files of it. */
  forgetBelongings: (db: Queryable, who: { accountId: string; email: string | null }) => Promise<string[]>;
  hashesOfWorkspaces: (db: Queryable, workspaceIds: string[]) => Promise<string[]>;
  deleteWorkspaces: (db: Queryable, workspaceIds: string[]) => Promise<void>;
  removeUnusedFiles: (hashes: string[]) => Promise<void>;
  /** Drops mails that still wait for somebody. */
  discardMails: (address: string) => Promise<void>;
}

/** Erases what is kept of a person whose account is gone, files too. Coming twice does no harm. */
export async function erasePerson({
  db,
  accountId,
  email,
  ...deps
}: EraseDeps & { accountId: string; email: string | null }): Promise<void> {
  const hashes = await db.transaction(async (tx) => {
    const sent = await deps.forgetBelongings(tx, { accountId, email });
    const { emptied } = await deps.leaveEverywhere(tx, accountId);
    const files = await deps.hashesOfWorkspaces(tx, emptied);
    await deps.deleteWorkspaces(tx, emptied);
    await deleteAvatar(tx, accountId);
    await deletePerson(tx, accountId);
    return [...sent, ...files];
  });
  await deps.removeUnusedFiles(hashes);
  if (email) await deps.discardMails(email);
}
