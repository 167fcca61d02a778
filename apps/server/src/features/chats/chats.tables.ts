import { boolean, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';
import { courses } from '../courses/courses.tables.ts';
import { workspaces } from '../workspaces/workspaces.tables.ts';
import { CHAT_KINDS, type ImageType } from './chats.rules.ts';

/** Talk between people. With the assistant they have conversations. */
export const chats = pgTable(
  'chats',
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    kind: text({ enum: CHAT_KINDS }).notNull(),
    /** Of a group; the others are called by their people or their course. */
    title: text().notNull().default(''),
    courseId: uuid().references(() => courses.id, { onDelete: 'cascade' }),
    /** Both accounts of a direct chat, so that two people have only one. */
    directKey: text(),
    /** The number of the last message: raised under the lock of this row, so numbers have no gaps. */
    lastNumber: integer().notNull().default(0),
    /** Raised under the same lock with each change of a message: who asks from there on misses none. */
    revision: integer().notNull().default(0),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    unique('chats_direct').on(table.workspaceId, table.directKey),
    unique('chats_course').on(table.courseId),
    index().on(table.workspaceId, table.updatedAt),
  ],
);

/** Who is in a direct chat or a group. In the chat of a course everybody is; there a row only keeps what they read. */
export const chatPeople = pgTable(
  'chat_people',
  {
    chatId: uuid()
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    accountId: text().notNull(),
    readNumber: integer().notNull().default(0),
    isMuted: boolean().notNull().default(false),
    joinedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.chatId, table.accountId] }), index().on(table.accountId)],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    /** Made by who sends, so that sending again is not sending twice. */
    id: uuid().primaryKey(),
    chatId: uuid()
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    /** The revision of the chat when this message changed last. */
    revision: integer().notNull(),
    /** Empty when the account is gone. */
    authorId: text(),
    /** Markdown; empty once it is deleted. */
    text: text().notNull(),
    mentions: text().array().notNull().default([]),
    replyToId: uuid(),
    editedAt: instant(),
    deletedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('chat_messages_numbered').on(table.chatId, table.number),
    index().on(table.chatId, table.revision),
    index().on(table.authorId),
  ],
);

export const chatReactions = pgTable(
  'chat_reactions',
  {
    messageId: uuid()
      .notNull()
      .references(() => chatMessages.id, { onDelete: 'cascade' }),
    accountId: text().notNull(),
    emoji: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.accountId, table.emoji] }),
    index().on(table.accountId),
  ],
);

/** Files of messages; one without a message waits to be sent. */
export const chatFiles = pgTable(
  'chat_files',
  {
    id: uuid().primaryKey(),
    chatId: uuid()
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    messageId: uuid().references(() => chatMessages.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    bytes: integer().notNull(),
    fileHash: text().notNull(),
    /** Of a picture, as its bytes say; nothing else is ever shown. */
    imageType: text().$type<ImageType>(),
    uploadedBy: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index().on(table.chatId),
    index().on(table.messageId),
    index().on(table.fileHash),
    index().on(table.uploadedBy),
  ],
);
