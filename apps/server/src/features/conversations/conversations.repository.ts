import type { AskLine } from '@syllabi/ask';
import { and, asc, desc, eq, gt, gte, ilike, inArray, isNull, not, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { containing } from '../../platform/like.ts';
import type { CourseBadge } from '../../vocabulary/courses.ts';
import { badgeColumns, components, courses, daysOff } from '../courses/courses.tables.ts';
import { documentLines, documents, isReplaced } from '../documents/documents.tables.ts';
import { findings } from '../findings/findings.tables.ts';
import type { DayOff } from './classes.rules.ts';
import { conversations, messages } from './conversations.tables.ts';
import type { GradePart } from './grade-parts.rules.ts';
import type { Source } from './plan-facts.rules.ts';

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

/** A syllabus as it is cited. */
export interface Syllabus {
  id: string;
  name: string;
  course: CourseBadge | null;
  /** Read again, it has other lines. */
  readAt: Date | null;
}

/** The syllabi in reach, the newest version of each. */
export const selectSyllabi = (
  db: Queryable,
  { workspaceId, courseIds }: { workspaceId: string; courseIds: string[] | undefined },
): Promise<Syllabus[]> =>
  db
    .select({ id: documents.id, name: documents.name, readAt: documents.readAt, course: badgeColumns })
    .from(documents)
    .innerJoin(documentLines, eq(documentLines.documentId, documents.id))
    .leftJoin(courses, eq(courses.id, documents.courseId))
    .where(
      and(
        eq(documents.workspaceId, workspaceId),
        isNull(documents.deletedAt),
        not(isReplaced),
        courseIds ? inArray(documents.courseId, courseIds) : isNull(courses.archivedAt),
      ),
    )
    .orderBy(desc(documents.id));

/** The lines of one syllabus, in reading order. */
export async function selectLines(db: Queryable, documentId: string): Promise<AskLine[]> {
  const [row] = await db
    .select({ lines: documentLines.lines })
    .from(documentLines)
    .where(eq(documentLines.documentId, documentId));
  return row?.lines ?? [];
}

const sourceColumns = { id: documents.id, name: documents.name };

const toSource = (
  document: { id: string; name: string } | null,
  evidence: Source['evidence'] | null | undefined,
): Source | null =>
  document && evidence ? { documentId: document.id, documentName: document.name, evidence } : null;

/** The parts of the grades of all courses, with where each stands. */
export async function selectGradeParts(
  db: Queryable,
  { workspaceId }: { workspaceId: string },
): Promise<{ course: CourseBadge; part: GradePart }[]> {
  const rows = await db
    .select({ component: components, course: badgeColumns, document: sourceColumns })
    .from(components)
    .innerJoin(courses, eq(courses.id, components.courseId))
    .leftJoin(documents, and(eq(documents.id, components.documentId), isNull(documents.deletedAt)))
    .where(and(eq(courses.workspaceId, workspaceId), isNull(courses.deletedAt), isNull(components.deletedAt)))
    .orderBy(asc(courses.createdAt), asc(components.id));
  return rows.map(({ component: { evidence, ...part }, course, document }) => ({
    course,
    part: { ...part, source: toSource(document, evidence) },
  }));
}

/** Days without class from a day on, by their first, with where each stands. */
export async function selectDaysOff(
  db: Queryable,
  { workspaceId, courseIds, from }: { workspaceId: string; courseIds: string[]; from: string },
): Promise<DayOff[]> {
  const rows = await db
    .select({
      dayOff: daysOff,
      course: badgeColumns,
      finding: { evidence: findings.evidence },
      document: sourceColumns,
    })
    .from(daysOff)
    .innerJoin(courses, eq(courses.id, daysOff.courseId))
    .leftJoin(findings, eq(findings.id, daysOff.findingId))
    .leftJoin(documents, and(eq(documents.id, findings.documentId), isNull(documents.deletedAt)))
    .where(
      and(
        eq(courses.workspaceId, workspaceId),
        isNull(courses.deletedAt),
        isNull(daysOff.deletedAt),
        inArray(courses.id, courseIds),
        gte(daysOff.endsOn, from),
      ),
    )
    .orderBy(asc(daysOff.startsOn), asc(daysOff.id));
  return rows.map(({ dayOff: { title, startsOn, endsOn }, course, finding, document }) => ({
    ...{ title, startsOn, endsOn, course },
    source: toSource(document, finding?.evidence),
  }));
}

/** What documents are called, as far as they are still there. */
export async function documentNames(db: Queryable, ids: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select(sourceColumns)
    .from(documents)
    .where(and(inArray(documents.id, ids), isNull(documents.deletedAt)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
