import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { containing } from '../../platform/like.ts';
import { courses } from '../courses/courses.tables.ts';
import { people } from '../people/people.tables.ts';
import type { Who } from './chats.repository.ts';
import { chatFiles, chatMessages, chatPeople, chatReactions, chats } from './chats.tables.ts';

export type MessageRow = typeof chatMessages.$inferSelect;

export interface Message extends MessageRow {
  authorName: string;
  replyTo: { id: string; authorId: string | null; authorName: string; text: string } | null;
  reactions: { emoji: string; by: string[] }[];
  files: { id: string; name: string; bytes: number; imageType: string | null }[];
}

const quoted = alias(chatMessages, 'quoted');
const quotedAuthor = alias(people, 'quoted_author');
/** So much of a message stands above its reply. */
const QUOTE_LENGTH = 200;

const reactions = sql<Message['reactions']>`coalesce((
  select json_agg(json_build_object('emoji', one.emoji, 'by', one.by) order by one.first, one.emoji)
  from (
    select emoji, json_agg(account_id order by created_at, account_id) as by, min(created_at) as first
    from ${chatReactions} where message_id = ${chatMessages.id} group by emoji
  ) one), '[]')`;

const files = sql<Message['files']>`coalesce((
  select json_agg(
    json_build_object('id', file.id, 'name', file.name, 'bytes', file.bytes, 'imageType', file.image_type)
    order by file.id)
  from ${chatFiles} file where file.message_id = ${chatMessages.id}), '[]')`;

const selectWhole = (db: Queryable) =>
  db
    .select({
      ...getTableColumns(chatMessages),
      authorName: sql<string>`coalesce(${people.name}, '')`,
      replyTo: {
        id: quoted.id,
        authorId: quoted.authorId,
        authorName: sql<string>`coalesce(${quotedAuthor.name}, '')`,
        text: sql<string>`left(${quoted.text}, ${sql.raw(String(QUOTE_LENGTH))})`,
      },
      reactions,
      files,
    })
    .from(chatMessages)
    .leftJoin(people, eq(people.accountId, chatMessages.authorId))
    .leftJoin(quoted, eq(quoted.id, chatMessages.replyToId))
    .leftJoin(quotedAuthor, eq(quotedAuthor.accountId, quoted.authorId))
    .$dynamic();

type Whole = Awaited<ReturnType<typeof selectWhole>>[number];
const toMessages = (rows: Whole[]): Message[] =>
  rows.map(({ replyTo, ...row }) => ({
    ...row,
    replyTo: row.replyToId && replyTo ? toQuote(replyTo) : null,
  }));

const toQuote = ({ id, authorId, authorName, text }: NonNullable<Whole['replyTo']>): Message['replyTo'] => ({
  id,
  authorId: authorId ?? null,
  authorName: authorName ?? '',
  text: text ?? '',
});

/** The messages before a number, or the last ones; the oldest first. */
export async function selectMessagesBefore(
  db: Queryable,
  { chatId, before, limit }: { chatId: string; before: number | undefined; limit: number },
): Promise<Message[]> {
  const rows = await selectWhole(db)
    .where(
      and(
        eq(chatMessages.chatId, chatId),
        before === undefined ? undefined : lt(chatMessages.number, before),
      ),
    )
    .orderBy(desc(chatMessages.number))
    .limit(limit);
  return toMessages(rows.reverse());
}

/** What changed after a revision, in the order it changed. */
export const selectMessagesSince = async (
  db: Queryable,
  { chatId, since, limit }: { chatId: string; since: number; limit: number },
): Promise<Message[]> =>
  toMessages(
    await selectWhole(db)
      .where(and(eq(chatMessages.chatId, chatId), gt(chatMessages.revision, since)))
      .orderBy(asc(chatMessages.revision))
      .limit(limit),
  );

export const selectMessagesById = async (db: Queryable, ids: string[]): Promise<Message[]> =>
  toMessages(await selectWhole(db).where(inArray(chatMessages.id, ids)));

/** In the chats that the person is in; the latest first. */
export async function searchMessages(
  db: Queryable,
  {
    q,
    chatId,
    limit,
    workspaceId,
    accountId,
  }: Who & { q: string; chatId?: string | undefined; limit: number },
): Promise<Message[]> {
  const mine = db
    .select({ id: chatPeople.chatId })
    .from(chatPeople)
    .where(eq(chatPeople.accountId, accountId));
  const reachable = db
    .select({ id: chats.id })
    .from(chats)
    .leftJoin(courses, eq(courses.id, chats.courseId))
    .where(
      and(
        eq(chats.workspaceId, workspaceId),
        chatId ? eq(chats.id, chatId) : undefined,
        sql`case ${chats.kind} when 'course' then ${courses.deletedAt} is null else ${chats.id} in ${mine} end`,
      ),
    );
  const rows = await selectWhole(db)
    .where(
      and(
        inArray(chatMessages.chatId, reachable),
        isNull(chatMessages.deletedAt),
        sql`${chatMessages.text} ilike ${containing(q)}`,
      ),
    )
    .orderBy(desc(chatMessages.createdAt), desc(chatMessages.number))
    .limit(limit);
  return toMessages(rows);
}

export async function findMessage(
  db: Queryable,
  { chatId, messageId }: { chatId: string; messageId: string },
): Promise<MessageRow | undefined> {
  const [message] = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.chatId, chatId), eq(chatMessages.id, messageId)));
  return message;
}

interface Said {
  id: string;
  chatId: string;
  authorId: string;
  number: number;
  revision: number;
  text: string;
  mentions: string[];
  replyToId: string | null;
  createdAt: Date;
}

/**
 * Keeps what somebody said, the count of their chat, and that they read so far: in one statement, as this happens more
 * often than anything else. False when there is a message with that id.
 */
export async function keepMessage(tx: Transaction, message: Said): Promise<boolean> {
  const { id, chatId, authorId, number, revision, text, mentions, replyToId, createdAt } = message;
  const { rowCount } = await tx.execute(sql`
    with said as (
      insert into ${chatMessages}
        (id, chat_id, number, revision, author_id, text, mentions, reply_to_id, created_at)
      values (${id}, ${chatId}, ${number}, ${revision}, ${authorId}, ${text}, ${sql.param(mentions)}, ${replyToId},
        ${createdAt.toISOString()})
      on conflict (id) do nothing
      returning chat_id, author_id, number, revision, created_at
    ), counted as (
      update ${chats} set last_number = said.number, revision = said.revision, updated_at = said.created_at
      from said where ${chats.id} = said.chat_id
    )
    insert into ${chatPeople} (chat_id, account_id, read_number, joined_at)
    select chat_id, author_id, number, created_at from said
    on conflict (chat_id, account_id)
      do update set read_number = greatest(${chatPeople.readNumber}, excluded.read_number)`);
  return (rowCount ?? 0) > 0;
}

export async function updateMessage(
  tx: Transaction,
  messageId: string,
  change: Partial<MessageRow>,
): Promise<void> {
  await tx.update(chatMessages).set(change).where(eq(chatMessages.id, messageId));
}

interface Reaction {
  messageId: string;
  accountId: string;
  emoji: string;
}

/** False when it is there already. */
export async function insertReaction(
  tx: Transaction,
  reaction: Reaction & { createdAt: Date },
): Promise<boolean> {
  const made = await tx
    .insert(chatReactions)
    .values(reaction)
    .onConflictDoNothing()
    .returning({ emoji: chatReactions.emoji });
  return made.length > 0;
}

/** False when there was none. */
export async function deleteReaction(
  tx: Transaction,
  { messageId, accountId, emoji }: Reaction,
): Promise<boolean> {
  const gone = await tx
    .delete(chatReactions)
    .where(
      and(
        eq(chatReactions.messageId, messageId),
        eq(chatReactions.accountId, accountId),
        eq(chatReactions.emoji, emoji),
      ),
    )
    .returning({ emoji: chatReactions.emoji });
  return gone.length > 0;
}

export async function deleteReactionsTo(tx: Transaction, messageId: string): Promise<void> {
  await tx.delete(chatReactions).where(eq(chatReactions.messageId, messageId));
}
