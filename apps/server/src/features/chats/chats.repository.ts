import { and, asc, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../platform/database.ts';
import type { CourseBadge } from '../../vocabulary/courses.ts';
import { badgeColumns, courses } from '../courses/courses.tables.ts';
import { members } from '../members/members.tables.ts';
import { people } from '../people/people.tables.ts';
import { chatMessages, chatPeople, chats } from './chats.tables.ts';

type Row = typeof chats.$inferSelect;

export interface Who {
  workspaceId: string;
  accountId: string;
}
export type InChat = Who & { chatId: string };

/** A chat as one of its people has it. */
export interface OwnChat extends Row {
  course: CourseBadge | null;
  readNumber: number;
  isMuted: boolean;
}

export interface ChatPerson {
  accountId: string;
  name: string;
  isHere: boolean;
}

export interface Chat extends OwnChat {
  people: ChatPerson[];
  mentions: number;
  lastMessage: {
    authorId: string | null;
    authorName: string;
    text: string;
    isDeleted: boolean;
    createdAt: Date;
  } | null;
}

const me = alias(chatPeople, 'me');

/** What was said before someone came counts as read by them. */
const readNumber = sql<number>`coalesce(${me.readNumber}, (
  select coalesce(max(earlier.number), 0) from ${chatMessages} earlier
  where earlier.chat_id = ${chats.id} and earlier.created_at < ${members.joinedAt}))`.mapWith(Number);

const mayEnter = sql`case ${chats.kind} when 'course' then ${courses.deletedAt} is null else ${me.accountId} is not null end`;

const selectOwn = (db: Queryable, { workspaceId, accountId }: Who) =>
  db
    .select({
      ...getTableColumns(chats),
      course: badgeColumns,
      readNumber,
      isMuted: sql<boolean>`coalesce(${me.isMuted}, false)`,
    })
    .from(chats)
    .innerJoin(members, and(eq(members.workspaceId, chats.workspaceId), eq(members.accountId, accountId)))
    .leftJoin(me, and(eq(me.chatId, chats.id), eq(me.accountId, accountId)))
    .leftJoin(courses, eq(courses.id, chats.courseId))
    .$dynamic()
    .where(and(eq(chats.workspaceId, workspaceId), mayEnter));

interface ChatsQuery extends Who {
  limit: number;
  before?: { updatedAt: string; id: string } | undefined;
  chatId?: string;
}

/** Those spoken in last come first. */
export async function selectChats(
  db: Queryable,
  { limit, before, chatId, ...who }: ChatsQuery,
): Promise<Chat[]> {
  const rows: OwnChat[] = await selectOwn(db, who)
    .where(
      and(
        eq(chats.workspaceId, who.workspaceId),
        mayEnter,
        chatId ? eq(chats.id, chatId) : undefined,
        before && sql`(${chats.updatedAt}, ${chats.id}) < (${before.updatedAt}, ${before.id}::uuid)`,
      ),
    )
    .orderBy(desc(chats.updatedAt), desc(chats.id))
    .limit(limit);
  return withDetails(db, rows, who.accountId);
}

export const findOwnChat = async (db: Queryable, { chatId, ...who }: InChat): Promise<OwnChat | undefined> =>
  (
    await selectOwn(db, who).where(
      and(eq(chats.workspaceId, who.workspaceId), mayEnter, eq(chats.id, chatId)),
    )
  )[0];

/** The chat with its row held: everything that changes in it waits for its turn here. */
export const lockOwnChat = async (
  tx: Transaction,
  { chatId, ...who }: InChat,
): Promise<OwnChat | undefined> => {
  const [held] = await tx
    .select({ lastNumber: chats.lastNumber, revision: chats.revision })
    .from(chats)
    .where(and(eq(chats.id, chatId), eq(chats.workspaceId, who.workspaceId)))
    .for('update');
  const chat = held && (await findOwnChat(tx, { chatId, ...who }));
  return chat && { ...chat, ...held };
};

async function withDetails(db: Queryable, rows: OwnChat[], accountId: string): Promise<Chat[]> {
  if (rows.length === 0) return [];
  const [within, last, named] = await Promise.all([
    peopleOf(db, rows),
    lastMessagesOf(db, rows),
    mentionsIn(db, rows, accountId),
  ]);
  return rows.map((row) => ({
    ...row,
    people: within.filter(({ chatId }) => chatId === row.id).map(({ chatId: _, ...person }) => person),
    lastMessage: last.get(row.id) ?? null,
    mentions: named.filter(({ chatId, number }) => chatId === row.id && number > row.readNumber).length,
  }));
}

function peopleOf(db: Queryable, rows: OwnChat[]): Promise<(ChatPerson & { chatId: string })[]> {
  const chosen = rows.filter(({ kind }) => kind !== 'course').map(({ id }) => id);
  return db
    .select({
      chatId: chatPeople.chatId,
      accountId: chatPeople.accountId,
      name: sql<string>`coalesce(${people.name}, '')`,
      isHere: sql<boolean>`${members.accountId} is not null and ${members.suspendedAt} is null`,
    })
    .from(chatPeople)
    .innerJoin(chats, eq(chats.id, chatPeople.chatId))
    .leftJoin(people, eq(people.accountId, chatPeople.accountId))
    .leftJoin(
      members,
      and(eq(members.workspaceId, chats.workspaceId), eq(members.accountId, chatPeople.accountId)),
    )
    .where(inArray(chatPeople.chatId, chosen))
    .orderBy(asc(chatPeople.joinedAt), asc(chatPeople.accountId));
}

async function lastMessagesOf(db: Queryable, rows: OwnChat[]) {
  const found = await db
    .select({
      chatId: chatMessages.chatId,
      authorId: chatMessages.authorId,
      authorName: sql<string>`coalesce(${people.name}, '')`,
      text: chatMessages.text,
      isDeleted: sql<boolean>`${chatMessages.deletedAt} is not null`,
      createdAt: chatMessages.createdAt,
    })
    .from(chatMessages)
    .innerJoin(chats, and(eq(chats.id, chatMessages.chatId), eq(chats.lastNumber, chatMessages.number)))
    .leftJoin(people, eq(people.accountId, chatMessages.authorId))
    .where(
      inArray(
        chatMessages.chatId,
        rows.map(({ id }) => id),
      ),
    );
  return new Map(found.map(({ chatId, ...message }) => [chatId, message]));
}

/** Few messages name anybody, so all that name this person come, and what is read already is left out afterwards. */
const mentionsIn = (db: Queryable, rows: OwnChat[], accountId: string) =>
  db
    .select({ chatId: chatMessages.chatId, number: chatMessages.number })
    .from(chatMessages)
    .where(
      and(
        sql`${chatMessages.mentions} @> array[${accountId}]::text[]`,
        isNull(chatMessages.deletedAt),
        inArray(
          chatMessages.chatId,
          rows.filter((row) => row.lastNumber > row.readNumber).map(({ id }) => id),
        ),
      ),
    );

export async function sumOfUnread(db: Queryable, who: Who): Promise<number> {
  const rows: OwnChat[] = await selectOwn(db, who);
  const behind = rows.filter((row) => row.lastNumber > row.readNumber);
  const muted = behind.filter(({ isMuted }) => isMuted);
  const named = await mentionsIn(db, muted, who.accountId);
  const of = new Map(muted.map((row) => [row.id, row.readNumber]));
  return behind
    .filter(({ isMuted }) => !isMuted)
    .reduce(
      (sum, row) => sum + row.lastNumber - row.readNumber,
      named.filter(({ chatId, number }) => number > (of.get(chatId) ?? 0)).length,
    );
}

/** Makes a chat, or finds the one that two people or a course have already. */
export const countGroups = (db: Queryable, workspaceId: string): Promise<number> =>
  db.$count(chats, and(eq(chats.workspaceId, workspaceId), eq(chats.kind, 'group')));

export async function ensureChat(
  tx: Transaction,
  chat: typeof chats.$inferInsert,
): Promise<{ id: string; isNew: boolean }> {
  const [made] = await tx.insert(chats).values(chat).onConflictDoNothing().returning({ id: chats.id });
  if (made) return { id: made.id, isNew: true };
  const [found] = await tx
    .select({ id: chats.id })
    .from(chats)
    .where(
      chat.directKey
        ? and(eq(chats.workspaceId, chat.workspaceId), eq(chats.directKey, chat.directKey))
        : eq(chats.courseId, chat.courseId ?? ''),
    );
  if (!found) throw new Error('a chat is neither new nor there');
  return { id: found.id, isNew: false };
}

export async function updateChat(
  db: Queryable,
  chatId: string,
  change: Partial<Pick<Row, 'title' | 'lastNumber' | 'revision' | 'updatedAt'>>,
): Promise<void> {
  await db.update(chats).set(change).where(eq(chats.id, chatId));
}

export async function deleteChat(db: Queryable, chatId: string): Promise<void> {
  await db.delete(chats).where(eq(chats.id, chatId));
}
