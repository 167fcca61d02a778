import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';
import type { HistoryAction, HistoryChange } from './history.rules.ts';
import { tasks } from './tasks.tables.ts';

const taskId = () =>
  uuid()
    .notNull()
    .references(() => tasks.id, { onDelete: 'cascade' });

export const subtasks = pgTable(
  'subtasks',
  {
    id: uuid().primaryKey(),
    taskId: taskId(),
    title: text().notNull(),
    isDone: boolean().notNull().default(false),
    position: integer().notNull(),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.taskId)],
);

export const taskComments = pgTable(
  'task_comments',
  {
    id: uuid().primaryKey(),
    taskId: taskId(),
    authorId: text().notNull(),
    text: text().notNull(),
    createdAt: instant().notNull(),
    editedAt: instant(),
  },
  (table) => [index().on(table.taskId, table.createdAt), index().on(table.authorId)],
);

/** Each person's own: how long before it is due they want a mail. */
export const taskReminders = pgTable(
  'task_reminders',
  {
    id: uuid().primaryKey(),
    taskId: taskId(),
    accountId: text().notNull(),
    minutesBefore: integer().notNull(),
    /** The moment the task was due when the mail was written: a task that is moved is reminded of again. */
    sentFor: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('reminders_once').on(table.taskId, table.accountId, table.minutesBefore),
    index().on(table.accountId),
  ],
);

/** Who changed what when. Only ever added to, in the transaction that makes the change. */
export const taskHistory = pgTable(
  'task_history',
  {
    id: uuid().primaryKey(),
    taskId: taskId(),
    /** Empty once the account is erased. */
    actorId: text(),
    action: text().$type<HistoryAction>().notNull(),
    changes: jsonb().$type<HistoryChange[]>().notNull(),
    at: instant().notNull(),
  },
  (table) => [index().on(table.taskId, table.at), index().on(table.actorId)],
);
