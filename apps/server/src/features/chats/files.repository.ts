import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { courses } from '../courses/courses.tables.ts';
import { chatFiles, chats } from './chats.tables.ts';

export type ChatFile = typeof chatFiles.$inferSelect;

export async function insertFile(db: Queryable, file: typeof chatFiles.$inferInsert): Promise<void> {
  await db.insert(chatFiles).values(file);
}

export async function findFile(
  db: Queryable,
  { chatId, fileId }: { chatId: string; fileId: string },
): Promise<ChatFile | undefined> {
  const [file] = await db
    .select()
    .from(chatFiles)
    .where(and(eq(chatFiles.chatId, chatId), eq(chatFiles.id, fileId)));
  return file;
}

/** Gives files that one uploaded to their message; answers with how many there were. */
export async function attachFiles(
  tx: Transaction,
  { fileIds, ...to }: { fileIds: string[]; chatId: string; messageId: string; accountId: string },
): Promise<number> {
  if (fileIds.length === 0) return 0;
  const attached = await tx
    .update(chatFiles)
    .set({ messageId: to.messageId })
    .where(
      and(
        inArray(chatFiles.id, fileIds),
        eq(chatFiles.chatId, to.chatId),
        eq(chatFiles.uploadedBy, to.accountId),
        isNull(chatFiles.messageId),
      ),
    )
    .returning({ id: chatFiles.id });
  return attached.length;
}

const hashesOf = (rows: { fileHash: string }[]): string[] => [
  ...new Set(rows.map(({ fileHash }) => fileHash)),
];

export const deleteFilesOfMessage = async (tx: Transaction, messageId: string): Promise<string[]> =>
  hashesOf(
    await tx
      .delete(chatFiles)
      .where(eq(chatFiles.messageId, messageId))
      .returning({ fileHash: chatFiles.fileHash }),
  );

export const deleteFilesOfChat = async (tx: Transaction, chatId: string): Promise<string[]> =>
  hashesOf(
    await tx
      .delete(chatFiles)
      .where(eq(chatFiles.chatId, chatId))
      .returning({ fileHash: chatFiles.fileHash }),
  );

/** One file that was uploaded and not sent. */
export const deleteUnsentFile = async (
  tx: Transaction,
  { fileId, chatId, accountId }: { fileId: string; chatId: string; accountId: string },
): Promise<string[]> =>
  hashesOf(
    await tx
      .delete(chatFiles)
      .where(
        and(
          eq(chatFiles.id, fileId),
          eq(chatFiles.chatId, chatId),
          eq(chatFiles.uploadedBy, accountId),
          isNull(chatFiles.messageId),
        ),
      )
      .returning({ fileHash: chatFiles.fileHash }),
  );

/** Files that nobody sent, and those in the chats of courses that go for good. */
export async function deleteFilesBefore(
  tx: Transaction,
  { unsentBefore, coursesDeletedBefore }: { unsentBefore: Date; coursesDeletedBefore: Date },
): Promise<string[]> {
  const leaving = tx
    .select({ id: chats.id })
    .from(chats)
    .innerJoin(courses, eq(courses.id, chats.courseId))
    .where(lt(courses.deletedAt, coursesDeletedBefore));
  const gone = await tx
    .delete(chatFiles)
    .where(
      sql`(${isNull(chatFiles.messageId)} and ${lt(chatFiles.createdAt, unsentBefore)}) or ${inArray(chatFiles.chatId, leaving)}`,
    )
    .returning({ fileHash: chatFiles.fileHash });
  return hashesOf(gone);
}
