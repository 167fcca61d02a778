import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { chatFiles, chatMessages, chatReactions, chats } from '../chats/chats.tables.ts';
import { conversations, messages } from '../conversations/conversations.tables.ts';
import type { Place } from './place.ts';

export async function conversationsOf(db: Queryable, { workspaceId, accountId }: Place) {
  const rows = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.workspaceId, workspaceId), eq(conversations.accountId, accountId)))
    .orderBy(asc(conversations.createdAt), asc(conversations.id));
  const said = await db
    .select()
    .from(messages)
    .where(
      inArray(
        messages.conversationId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(messages.number));
  return rows.map((conversation) => ({
    ...conversation,
    messages: said.filter(({ conversationId }) => conversationId === conversation.id),
  }));
}

/** What the person said to others and reacted with, and the files they sent; what others said is theirs. */
export async function saidToPeople(db: Queryable, { workspaceId, accountId }: Place) {
  const here = db.select({ id: chats.id }).from(chats).where(eq(chats.workspaceId, workspaceId));
  const [said, reactions, files] = await Promise.all([
    db
      .select()
      .from(chatMessages)
      .where(and(inArray(chatMessages.chatId, here), eq(chatMessages.authorId, accountId)))
      .orderBy(asc(chatMessages.createdAt), asc(chatMessages.number)),
    db
      .select(getTableColumns(chatReactions))
      .from(chatReactions)
      .innerJoin(chatMessages, eq(chatMessages.id, chatReactions.messageId))
      .where(and(inArray(chatMessages.chatId, here), eq(chatReactions.accountId, accountId)))
      .orderBy(asc(chatReactions.createdAt), asc(chatReactions.messageId), asc(chatReactions.emoji)),
    db
      .select()
      .from(chatFiles)
      .where(and(inArray(chatFiles.chatId, here), eq(chatFiles.uploadedBy, accountId)))
      .orderBy(asc(chatFiles.createdAt), asc(chatFiles.id)),
  ]);
  return { messages: said, reactions, files };
}
