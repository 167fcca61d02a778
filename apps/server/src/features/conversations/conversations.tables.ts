import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';
import { workspaces } from '../workspaces/workspaces.tables.ts';
import type { Answer } from './conversations.schemas.ts';

export const conversations = pgTable(
  'conversations',
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    accountId: text().notNull(),
    title: text().notNull().default(''),
    courseIds: uuid().array().notNull(),
    /** The number of the last message: raised under the lock of this row, so numbers have no gaps. */
    lastNumber: integer().notNull().default(0),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index().on(table.workspaceId, table.accountId, table.updatedAt)],
);

export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey(),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    author: text({ enum: ['person', 'assistant'] }).notNull(),
    text: text().notNull(),
    answer: jsonb().$type<Answer>(),
    createdAt: instant().notNull(),
  },
  (table) => [unique('messages_numbered').on(table.conversationId, table.number)],
);
