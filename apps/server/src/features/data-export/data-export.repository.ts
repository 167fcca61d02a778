import { and, asc, eq, getTableColumns, inArray, isNull, or } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { activity } from '../activity/activity.tables.ts';
import { calendarFeeds } from '../calendar-feeds/calendar-feeds.tables.ts';
import { chatFiles, chatMessages, chatReactions, chats } from '../chats/chats.tables.ts';
import { conversations, messages } from '../conversations/conversations.tables.ts';
import { components, courses, daysOff, meetings } from '../courses/courses.tables.ts';
import { documents } from '../documents/documents.tables.ts';
import { findings } from '../findings/findings.tables.ts';
import { scores } from '../grades/grades.tables.ts';
import { labels } from '../labels/labels.tables.ts';
import { members } from '../members/members.tables.ts';
import { notifications, pushSubscriptions } from '../notifications/notifications.tables.ts';
import { avatars } from '../people/avatars.tables.ts';
import { people } from '../people/people.tables.ts';
import { secondReadings } from '../second-readings/second-readings.tables.ts';
import { supportTickets } from '../support/support.tables.ts';
import { taskViews } from '../task-views/task-views.tables.ts';
import { subtasks, taskComments, taskHistory, taskReminders } from '../tasks/task-parts.tables.ts';
import { tasks } from '../tasks/tasks.tables.ts';
import { workspaces } from '../workspaces/workspaces.tables.ts';

interface Place {
  accountId: string;
  workspaceId: string;
}

export async function personOf(db: Queryable, accountId: string) {
  const [person] = await db.select().from(people).where(eq(people.accountId, accountId));
  return person ?? null;
}

export const workspacesOf = (db: Queryable, accountId: string) =>
  db
    .select({
      id: workspaces.id,
      name: workspaces.name,
      createdAt: workspaces.createdAt,
      role: members.role,
      joinedAt: members.joinedAt,
    })
    .from(members)
    .innerJoin(workspaces, eq(workspaces.id, members.workspaceId))
    .where(and(eq(members.accountId, accountId), isNull(members.suspendedAt)))
    .orderBy(asc(members.joinedAt), asc(workspaces.id));

export async function coursesOf(db: Queryable, { workspaceId, accountId }: Place) {
  const rows = await db
    .select()
    .from(courses)
    .where(and(eq(courses.workspaceId, workspaceId), isNull(courses.deletedAt)))
    .orderBy(asc(courses.createdAt), asc(courses.id));
  const ids = rows.map(({ id }) => id);
  const [times, parts, off, got] = await Promise.all([
    db
      .select()
      .from(meetings)
      .where(and(inArray(meetings.courseId, ids), isNull(meetings.deletedAt)))
      .orderBy(asc(meetings.id)),
    db
      .select()
      .from(components)
      .where(and(inArray(components.courseId, ids), isNull(components.deletedAt)))
      .orderBy(asc(components.id)),
    db
      .select()
      .from(daysOff)
      .where(and(inArray(daysOff.courseId, ids), isNull(daysOff.deletedAt)))
      .orderBy(asc(daysOff.id)),
    // Scores are each person's own, in a workspace of many too.
    db
      .select({ ...getTableColumns(scores), courseId: components.courseId })
      .from(scores)
      .innerJoin(components, eq(components.id, scores.componentId))
      .where(
        and(inArray(components.courseId, ids), isNull(components.deletedAt), eq(scores.accountId, accountId)),
      )
      .orderBy(asc(scores.id)),
  ]);
  return rows.map((course) => {
    const ofCourse = <Part extends { courseId: string }>(all: Part[]) =>
      all.filter(({ courseId }) => courseId === course.id);
    return {
      ...course,
      meetings: ofCourse(times),
      grading: ofCourse(parts),
      daysOff: ofCourse(off),
      scores: ofCourse(got),
    };
  });
}

/** With the steps of each; of comments and reminders those of the person. */
export async function tasksOf(db: Queryable, { workspaceId, accountId }: Place) {
  const rows = await db
    .select()
    .from(tasks)
    .where(and(eq(tasks.workspaceId, workspaceId), isNull(tasks.deletedAt)))
    .orderBy(asc(tasks.createdAt), asc(tasks.id));
  const there = db.select({ id: tasks.id }).from(tasks).where(eq(tasks.workspaceId, workspaceId));
  const [steps, comments, reminders, deeds] = await Promise.all([
    db.select().from(subtasks).where(inArray(subtasks.taskId, there)).orderBy(asc(subtasks.position)),
    db
      .select()
      .from(taskComments)
      .where(and(inArray(taskComments.taskId, there), eq(taskComments.authorId, accountId)))
      .orderBy(asc(taskComments.id)),
    db
      .select()
      .from(taskReminders)
      .where(and(inArray(taskReminders.taskId, there), eq(taskReminders.accountId, accountId)))
      .orderBy(asc(taskReminders.id)),
    db
      .select()
      .from(taskHistory)
      .where(and(inArray(taskHistory.taskId, there), eq(taskHistory.actorId, accountId)))
      .orderBy(asc(taskHistory.id)),
  ]);
  const byTask = <Part extends { taskId: string }>(parts: Part[]) =>
    Map.groupBy(parts, ({ taskId }) => taskId);
  const [stepsOf, commentsOf, remindersOf, deedsOf] = [
    byTask(steps),
    byTask(comments),
    byTask(reminders),
    byTask(deeds),
  ];
  return rows.map((task) => ({
    ...task,
    subtasks: stepsOf.get(task.id) ?? [],
    comments: commentsOf.get(task.id) ?? [],
    reminders: remindersOf.get(task.id) ?? [],
    history: deedsOf.get(task.id) ?? [],
  }));
}

export const labelsOf = (db: Queryable, { workspaceId }: Place) =>
  db
    .select()
    .from(labels)
    .where(eq(labels.workspaceId, workspaceId))
    .orderBy(asc(labels.createdAt), asc(labels.id));

export const taskViewsOf = (db: Queryable, { workspaceId, accountId }: Place) =>
  db
    .select()
    .from(taskViews)
    .where(and(eq(taskViews.workspaceId, workspaceId), eq(taskViews.accountId, accountId)))
    .orderBy(asc(taskViews.createdAt), asc(taskViews.id));

export const documentsOf = (db: Queryable, { workspaceId }: Place) =>
  db
    .select({
      id: documents.id,
      courseId: documents.courseId,
      name: documents.name,
      bytes: documents.bytes,
      fileHash: documents.fileHash,
      status: documents.status,
      uploadedBy: documents.uploadedBy,
      createdAt: documents.createdAt,
    })
    .from(documents)
    .where(and(eq(documents.workspaceId, workspaceId), isNull(documents.deletedAt)))
    .orderBy(asc(documents.createdAt), asc(documents.id));

/** What the person was told, and the browsers that are told of things, without what it takes to write to them. */
export async function notificationsOf(db: Queryable, accountId: string) {
  const [told, browsers] = await Promise.all([
    db
      .select()
      .from(notifications)
      .where(eq(notifications.accountId, accountId))
      .orderBy(asc(notifications.id)),
    db
      .select({ userAgent: pushSubscriptions.userAgent, createdAt: pushSubscriptions.createdAt })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.accountId, accountId))
      .orderBy(asc(pushSubscriptions.createdAt), asc(pushSubscriptions.id)),
  ]);
  return { told, browsers };
}

/** What the person wrote to whoever runs this server. */
export const ticketsOf = (db: Queryable, accountId: string) =>
  db
    .select()
    .from(supportTickets)
    .where(eq(supportTickets.accountId, accountId))
    .orderBy(asc(supportTickets.createdAt), asc(supportTickets.id));

export async function avatarOf(db: Queryable, accountId: string) {
  const [avatar] = await db
    .select({ mediaType: avatars.mediaType, bytes: avatars.bytes })
    .from(avatars)
    .where(eq(avatars.accountId, accountId));
  return avatar;
}

/** What the person did in a workspace, and what was done to them there. */
export const activityOf = (db: Queryable, { workspaceId, accountId }: Place) =>
  db
    .select()
    .from(activity)
    .where(
      and(
        eq(activity.workspaceId, workspaceId),
        or(eq(activity.actorId, accountId), eq(activity.personId, accountId)),
      ),
    )
    .orderBy(asc(activity.id));

export const findingsOf = (db: Queryable, { workspaceId }: Place) =>
  db
    .select()
    .from(findings)
    .where(eq(findings.workspaceId, workspaceId))
    .orderBy(asc(findings.createdAt), asc(findings.id));

/** What the person asked a language model, where it went, and what came of it and was paid. */
export const secondReadingsOf = (db: Queryable, { workspaceId, accountId }: Place) =>
  db
    .select()
    .from(secondReadings)
    .where(and(eq(secondReadings.workspaceId, workspaceId), eq(secondReadings.askedBy, accountId)))
    .orderBy(asc(secondReadings.askedAt), asc(secondReadings.id));

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

/** Without their addresses: those are keys, and an archive lies about. */
export const feedsOf = (db: Queryable, { workspaceId, accountId }: Place) =>
  db
    .select({
      id: calendarFeeds.id,
      name: calendarFeeds.name,
      kinds: calendarFeeds.kinds,
      createdAt: calendarFeeds.createdAt,
      lastFetchedAt: calendarFeeds.lastFetchedAt,
    })
    .from(calendarFeeds)
    .where(and(eq(calendarFeeds.workspaceId, workspaceId), eq(calendarFeeds.accountId, accountId)));
