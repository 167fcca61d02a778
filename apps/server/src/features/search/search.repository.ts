import { and, asc, desc, eq, ilike, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { containing } from '../../platform/like.ts';
import { chatMessages, chatPeople, chats } from '../chats/chats.tables.ts';
import { conversations, messages } from '../conversations/conversations.tables.ts';
import { badgeColumns, courses } from '../courses/courses.tables.ts';
import { documents } from '../documents/documents.tables.ts';
import { people } from '../people/people.tables.ts';
import { tasks } from '../tasks/tasks.tables.ts';
import type { SearchAnswer } from './search.schemas.ts';

interface Search {
  workspaceId: string;
  q: string;
  limit: number;
}

/** `bio101` finds `BIO 101`. */
const tightly = (q: string): string => containing(q.replace(/\s+/g, ''));

export const searchCourses = (
  db: Queryable,
  { workspaceId, q, limit }: Search,
): Promise<SearchAnswer['courses']> =>
  db
    .select(badgeColumns)
    .from(courses)
    .where(
      and(
        eq(courses.workspaceId, workspaceId),
        isNull(courses.deletedAt),
        or(ilike(courses.title, containing(q)), sql`replace(${courses.code}, ' ', '') ilike ${tightly(q)}`),
      ),
    )
    .orderBy(sql`${courses.archivedAt} nulls first`, asc(courses.code), asc(courses.title), asc(courses.id))
    .limit(limit);

/** What is open comes first: what is still to come, the next one before the others, then the past from its end. */
export const searchTasks = (
  db: Queryable,
  { workspaceId, q, limit, today }: Search & { today: string },
): Promise<SearchAnswer['tasks']> => {
  const isPast = sql`coalesce(${tasks.dueOn} < ${today}, false)`;
  return db
    .select({
      id: tasks.id,
      title: tasks.title,
      kind: tasks.kind,
      status: tasks.status,
      dueOn: tasks.dueOn,
      course: badgeColumns,
    })
    .from(tasks)
    .leftJoin(courses, eq(courses.id, tasks.courseId))
    .where(
      and(
        eq(tasks.workspaceId, workspaceId),
        isNull(tasks.deletedAt),
        or(ilike(tasks.title, containing(q)), sql`replace(${courses.code}, ' ', '') ilike ${tightly(q)}`),
      ),
    )
    .orderBy(
      sql`(${tasks.status} = 'done')`,
      isPast,
      sql`case when ${isPast} then null else ${tasks.dueOn} end nulls last`,
      sql`${tasks.dueOn} desc nulls last`,
      asc(tasks.id),
    )
    .limit(limit);
};

export const searchDocuments = (
  db: Queryable,
  { workspaceId, q, limit }: Search,
): Promise<SearchAnswer['documents']> =>
  db
    .select({ id: documents.id, name: documents.name, course: badgeColumns })
    .from(documents)
    .leftJoin(courses, eq(courses.id, documents.courseId))
    .where(
      and(
        eq(documents.workspaceId, workspaceId),
        isNull(documents.deletedAt),
        or(ilike(documents.name, containing(q)), sql`replace(${courses.code}, ' ', '') ilike ${tightly(q)}`),
      ),
    )
    .orderBy(desc(documents.id))
    .limit(limit);

/** Of each conversation the newest such message alone. */
export const searchMessages = async (
  db: Queryable,
  { workspaceId, accountId, q, limit }: Search & { accountId: string },
): Promise<SearchAnswer['messages']> => {
  const newest = db
    .selectDistinctOn([messages.conversationId], {
      id: messages.id,
      conversationId: messages.conversationId,
      title: conversations.title,
      text: messages.text,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(
      and(
        eq(conversations.workspaceId, workspaceId),
        eq(conversations.accountId, accountId),
        or(ilike(messages.text, containing(q)), ilike(conversations.title, containing(q))),
      ),
    )
    .orderBy(messages.conversationId, desc(ilike(messages.text, containing(q))), desc(messages.number))
    .as('newest');
  return db
    .select({
      id: newest.id,
      conversationId: newest.conversationId,
      title: newest.title,
      text: newest.text,
    })
    .from(newest)
    .orderBy(desc(newest.createdAt), desc(newest.id))
    .limit(limit);
};

/** What people said in the chats that this person may read. */
export const searchChatMessages = (
  db: Queryable,
  { workspaceId, accountId, q, limit }: Search & { accountId: string },
): Promise<SearchAnswer['chatMessages']> => {
  const mine = db
    .select({ id: chatPeople.chatId })
    .from(chatPeople)
    .where(eq(chatPeople.accountId, accountId));
  return db
    .select({
      id: chatMessages.id,
      chatId: chatMessages.chatId,
      number: chatMessages.number,
      text: chatMessages.text,
      authorName: sql<string>`coalesce(${people.name}, '')`,
      title: sql<string>`coalesce(nullif(${courses.code}, ''), ${courses.title}, ${chats.title})`,
    })
    .from(chatMessages)
    .innerJoin(chats, eq(chats.id, chatMessages.chatId))
    .leftJoin(courses, eq(courses.id, chats.courseId))
    .leftJoin(people, eq(people.accountId, chatMessages.authorId))
    .where(
      and(
        eq(chats.workspaceId, workspaceId),
        sql`case ${chats.kind} when 'course' then ${courses.deletedAt} is null else ${chats.id} in ${mine} end`,
        isNull(chatMessages.deletedAt),
        ilike(chatMessages.text, containing(q)),
      ),
    )
    .orderBy(desc(chatMessages.createdAt), desc(chatMessages.number), chatMessages.id)
    .limit(limit);
};
