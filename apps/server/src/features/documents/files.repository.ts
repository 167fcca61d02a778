import { eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { chatFiles, chats } from '../chats/chats.tables.ts';
import { documents } from './documents.tables.ts';

/** What the documents of a workspace and the files of its chats take up together. */
export async function bytesInWorkspace(db: Queryable, workspaceId: string): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(sql`
    select coalesce(sum(bytes), 0) as bytes from (
      select ${documents.bytes}::bigint as bytes from ${documents} where ${documents.workspaceId} = ${workspaceId}
      union all
      select ${chatFiles.bytes}::bigint from ${chatFiles}
      inner join ${chats} on ${chats.id} = ${chatFiles.chatId} where ${chats.workspaceId} = ${workspaceId}
    ) files`);
  return Number(rows[0]?.bytes ?? 0);
}

/** The files of documents and of chats. */
export async function hashesOfWorkspaces(db: Queryable, workspaceIds: string[]): Promise<string[]> {
  if (workspaceIds.length === 0) return [];
  const rows = await db
    .select({ fileHash: documents.fileHash })
    .from(documents)
    .where(inArray(documents.workspaceId, workspaceIds))
    .union(
      db
        .select({ fileHash: chatFiles.fileHash })
        .from(chatFiles)
        .innerJoin(chats, eq(chats.id, chatFiles.chatId))
        .where(inArray(chats.workspaceId, workspaceIds)),
    );
  return rows.map(({ fileHash }) => fileHash);
}

/** Of these, the hashes that no document has, deleted ones included, and no chat: their files can go. */
export async function unusedHashes(db: Queryable, hashes: string[]): Promise<string[]> {
  if (hashes.length === 0) return [];
  const rows = await db
    .select({ fileHash: documents.fileHash })
    .from(documents)
    .where(inArray(documents.fileHash, hashes))
    .union(
      db.select({ fileHash: chatFiles.fileHash }).from(chatFiles).where(inArray(chatFiles.fileHash, hashes)),
    );
  const used = new Set(rows.map(({ fileHash }) => fileHash));
  return [...new Set(hashes)].filter((hash) => !used.has(hash));
}
