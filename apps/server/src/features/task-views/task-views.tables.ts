import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';
import { workspaces } from '../workspaces/workspaces.tables.ts';

/** Filters, order and columns of the task page that somebody gave a name: their own, in one workspace. */
export const taskViews = pgTable(
  'task_views',
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    accountId: text().notNull(),
    name: text().notNull(),
    /** As the address of the page has it, without the question mark. */
    search: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.workspaceId, table.accountId)],
);
