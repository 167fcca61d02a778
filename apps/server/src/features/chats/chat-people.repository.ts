import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { members } from '../members/members.tables.ts';
import { chatPeople, type chats } from './chats.tables.ts';

/** The accounts that hear of a chat; undefined for everybody in the workspace. */
export async function recipientsOf(
  db: Queryable,
  chat: Pick<typeof chats.$inferSelect, 'id' | 'kind' | 'workspaceId'>,
): Promise<string[] | undefined> {
  if (chat.kind === 'course') return undefined;
  const rows = await db
    .select({ accountId: chatPeople.accountId })
    .from(chatPeople)
    .innerJoin(
      members,
      and(eq(members.workspaceId, chat.workspaceId), eq(members.accountId, chatPeople.accountId)),
    )
    .where(and(eq(chatPeople.chatId, chat.id), isNull(members.suspendedAt)));
  return rows.map(({ accountId }) => accountId);
}

/** Of these accounts, the ones that may come into the workspace. */
export async function membersAmong(
  db: Queryable,
  { workspaceId, accountIds }: { workspaceId: string; accountIds: string[] },
): Promise<string[]> {
  const rows = await db
    .select({ accountId: members.accountId })
    .from(members)
    .where(
      and(
        eq(members.workspaceId, workspaceId),
        inArray(members.accountId, accountIds),
        isNull(members.suspendedAt),
      ),
    );
  return rows.map(({ accountId }) => accountId);
}

export async function addPeople(
  db: Queryable,
  {
    chatId,
    accountIds,
    readNumber: read,
    at,
  }: { chatId: string; accountIds: string[]; readNumber: number; at: Date },
): Promise<void> {
  const rows = accountIds.map((accountId) => ({ chatId, accountId, readNumber: read, joinedAt: at }));
  await db.insert(chatPeople).values(rows).onConflictDoNothing();
}

export async function removePerson(
  db: Queryable,
  { chatId, accountId }: { chatId: string; accountId: string },
): Promise<void> {
  await db.delete(chatPeople).where(and(eq(chatPeople.chatId, chatId), eq(chatPeople.accountId, accountId)));
}

/** Also who is suspended, and may come back. */
export const hasPeople = async (db: Queryable, chatId: string): Promise<boolean> =>
  (await db.$count(chatPeople, eq(chatPeople.chatId, chatId))) > 0;

interface Reading {
  chatId: string;
  accountId: string;
  at: Date;
}

/** Reading never goes backwards, in whatever order two devices tell of it. */
export async function markRead(
  db: Queryable,
  { chatId, accountId, number, at }: Reading & { number: number },
): Promise<void> {
  await db
    .insert(chatPeople)
    .values({ chatId, accountId, readNumber: number, joinedAt: at })
    .onConflictDoUpdate({
      target: [chatPeople.chatId, chatPeople.accountId],
      set: { readNumber: sql`greatest(${chatPeople.readNumber}, excluded.read_number)` },
    });
}

export async function setMuted(
  db: Queryable,
  { chatId, accountId, isMuted, readNumber: read, at }: Reading & { isMuted: boolean; readNumber: number },
): Promise<void> {
  await db
    .insert(chatPeople)
    .values({ chatId, accountId, isMuted, readNumber: read, joinedAt: at })
    .onConflictDoUpdate({ target: [chatPeople.chatId, chatPeople.accountId], set: { isMuted } });
}
