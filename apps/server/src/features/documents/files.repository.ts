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

/** Whether a document, deleted ones included, or a chat has the file. */
export async function isFileUsed(db: Queryable, hash: string): Promise<boolean> {
  const inDocuments = await db.$count(documents, eq(documents.fileHash, hash));
  return inDocuments > 0 || (await db.$count(chatFiles, eq(chatFiles.fileHash, hash))) > 0;
}
