import { and, asc, desc, eq, gt, ilike, inArray, lt, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { containing } from '../../platform/like.ts';
import type { CourseBadge } from '../../vocabulary/courses.ts';
import { badgeColumns, courses } from '../courses/courses.tables.ts';
import { conversations, messages } from './conversations.tables.ts';

type Row = typeof conversations.$inferSelect;
export type Message = typeof messages.$inferSelect;
export type NewMessage = Pick<Message, 'author' | 'text' | 'answer'>;

export interface Conversation extends Row {
  courses: CourseBadge[];
  lastMessage: { text: string; createdAt: Date } | null;
}

export interface Own {
  workspaceId: string;
  accountId: string;
}

const isOwn = ({ workspaceId, accountId }: Own) =>
  and(eq(conversations.workspaceId, workspaceId), eq(conversations.accountId, accountId));

async function withDetails(db: Queryable, rows: Row[]): Promise<Conversation[]> {
  const courseIds = [...new Set(rows.flatMap((row) => row.courseIds))];
  const badges =
    courseIds.length === 0
      ? []
      : await db.select(badgeColumns).from(courses).where(inArray(courses.id, courseIds));
  const last = await lastMessages(db, rows);
  return rows.map((row) => ({
    ...row,
    courses: badges.filter(({ id }) => row.courseIds.includes(id)),
    lastMessage: last.get(row.id) ?? null,
  }));
}

async function lastMessages(db: Queryable, rows: Row[]) {
  if (rows.length === 0) return new Map<string, Message>();
  const found = await db
    .select()
    .from(messages)
    .innerJoin(
      conversations,
      and(eq(conversations.id, messages.conversationId), eq(conversations.lastNumber, messages.number)),
    )
    .where(
      inArray(
        messages.conversationId,
        rows.map(({ id }) => id),
      ),
    );
  return new Map(found.map((row) => [row.messages.conversationId, row.messages]));
}

interface ConversationsQuery extends Own {
  q: string | undefined;
  limit: number;
  before: { updatedAt: string; id: string } | undefined;
}

/** Those spoken in last come first; `q` looks into what was said. */
export async function selectConversations(
  db: Queryable,
  { q, limit, before, ...own }: ConversationsQuery,
): Promise<Conversation[]> {
  const pattern = q && containing(q);
  const said = sql`exists (select 1 from ${messages} m where m.conversation_id = ${conversations.id} and m.text ilike ${pattern})`;
  const rows = await db
    .select()
    .from(conversations)
    .where(
      and(
        isOwn(own),
        pattern ? or(ilike(conversations.title, pattern), said) : undefined,
        before &&
          sql`(${conversations.updatedAt}, ${conversations.id}) < (${before.updatedAt}, ${before.id}::uuid)`,
      ),
    )
    .orderBy(desc(conversations.updatedAt), desc(conversations.id))
    .limit(limit);
  return withDetails(db, rows);
}

export async function findConversation(
  db: Queryable,
  { conversationId, ...own }: Own & { conversationId: string },
): Promise<Conversation | undefined> {
  const rows = await db
    .select()
    .from(conversations)
    .where(and(isOwn(own), eq(conversations.id, conversationId)));
  const [conversation] = await withDetails(db, rows);
  return conversation;
}

export const countConversations = (db: Queryable, { workspaceId, accountId }: Own): Promise<number> =>
  db.$count(
    conversations,
    and(eq(conversations.workspaceId, workspaceId), eq(conversations.accountId, accountId)),
  );

export async function insertConversation(
  db: Queryable,
  conversation: typeof conversations.$inferInsert,
): Promise<void> {
  await db.insert(conversations).values(conversation);
}

export async function updateConversation(
  db: Queryable,
  id: string,
  change: Partial<Pick<Row, 'title' | 'courseIds'>>,
): Promise<void> {
  if (Object.keys(change).length > 0)
    await db.update(conversations).set(change).where(eq(conversations.id, id));
}

export async function deleteConversation(db: Queryable, id: string): Promise<void> {
  await db.delete(conversations).where(eq(conversations.id, id));
}

/** Of one workspace, or of all when the account goes. */
export async function deleteConversationsOf(
  db: Queryable,
  { accountId, workspaceId }: { accountId: string; workspaceId?: string },
): Promise<void> {
  await db
    .delete(conversations)
    .where(
      and(
        eq(conversations.accountId, accountId),
        workspaceId ? eq(conversations.workspaceId, workspaceId) : undefined,
      ),
    );
}

interface MessagesQuery {
  conversationId: string;
  after: number;
  limit: number;
}

export const selectMessages = (
  db: Queryable,
  { conversationId, after, limit }: MessagesQuery,
): Promise<Message[]> =>
  db
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), gt(messages.number, after)))
    .orderBy(asc(messages.number))
    .limit(limit);

/** The newest first; of all, unless those before one are asked for. */
export const selectMessagesBefore = (
  db: Queryable,
  { conversationId, before, limit }: { conversationId: string; before: number | undefined; limit: number },
): Promise<Message[]> =>
  db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        before === undefined ? undefined : lt(messages.number, before),
      ),
    )
    .orderBy(desc(messages.number))
    .limit(limit);

export async function previousQuestion(db: Queryable, conversationId: string): Promise<string | undefined> {
  const [message] = await db
    .select({ text: messages.text })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.author, 'person')))
    .orderBy(desc(messages.number))
    .limit(1);
  return message?.text;
}

interface Append {
  conversationId: string;
  said: (NewMessage & { id: string })[];
  at: Date;
}

/** Adds messages with the next numbers; the row of the conversation is held, so none is given twice. */
export async function appendMessages(
  tx: Transaction,
  { conversationId, said, at }: Append,
): Promise<Message[]> {
  const [raised] = await tx
    .update(conversations)
    .set({ lastNumber: sql`${conversations.lastNumber} + ${said.length}`, updatedAt: at })
    .where(eq(conversations.id, conversationId))
    .returning({ lastNumber: conversations.lastNumber });
  const first = (raised?.lastNumber ?? said.length) - said.length + 1;
  const rows = said.map((message, index) => ({
    ...message,
    conversationId,
    number: first + index,
    createdAt: at,
  }));
  return tx.insert(messages).values(rows).returning();
}
