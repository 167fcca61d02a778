import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { chatFiles, chatMessages, chatPeople, chatReactions, chats } from './chats.tables.ts';

interface Who {
  accountId: string;
  workspaceId: string;
}

/** Takes somebody who leaves a workspace out of its groups; what they said there stays with the others. */
export async function leaveChatsOf(db: Queryable, { accountId, workspaceId }: Who): Promise<void> {
  const others = db
    .select({ id: chats.id })
    .from(chats)
    .where(and(eq(chats.workspaceId, workspaceId), sql`${chats.kind} <> 'direct'`));
  await db
    .delete(chatPeople)
    .where(and(eq(chatPeople.accountId, accountId), inArray(chatPeople.chatId, others)));
}

/** The messages of an account that name others. */
export const mentionsBy = (db: Queryable, accountId: string): Promise<{ id: string; mentions: string[] }[]> =>
  db
    .select({ id: chatMessages.id, mentions: chatMessages.mentions })
    .from(chatMessages)
    .where(and(eq(chatMessages.authorId, accountId), sql`cardinality(${chatMessages.mentions}) > 0`));

/**
 * Takes back everything that an account ever said, wherever it was; answers with the files that may be unused now.
 * Each message stays as the mark that there was one, under a revision of its own, so that whoever catches up hears of it.
 */
export async function unsayAll(
  db: Queryable,
  { accountId, at }: { accountId: string; at: Date },
): Promise<string[]> {
  const gone = await db
    .delete(chatFiles)
    .where(eq(chatFiles.uploadedBy, accountId))
    .returning({ fileHash: chatFiles.fileHash });
  await db.execute(sql`
    with own as (
      select id, chat_id, row_number() over (partition by chat_id order by number) as place
      from ${chatMessages} where author_id = ${accountId}
    ), held as (
      update ${chats} set revision = ${chats.revision} + counted.messages
      from (select chat_id, count(*)::int as messages from own group by chat_id) counted
      where ${chats.id} = counted.chat_id
      returning ${chats.id} as chat_id, ${chats.revision} - counted.messages as base
    )
    update ${chatMessages} set author_id = null, text = '', mentions = '{}',
      deleted_at = coalesce(${chatMessages.deletedAt}, ${at.toISOString()}::timestamptz),
      revision = held.base + own.place
    from own inner join held on held.chat_id = own.chat_id where ${chatMessages.id} = own.id`);
  await db.delete(chatReactions).where(eq(chatReactions.accountId, accountId));
  await db.delete(chatPeople).where(eq(chatPeople.accountId, accountId));
  await db
    .update(chats)
    .set({ directKey: null })
    .where(sql`${accountId} = any(string_to_array(${chats.directKey}, ' '))`);
  return [...new Set(gone.map(({ fileHash }) => fileHash))];
}
