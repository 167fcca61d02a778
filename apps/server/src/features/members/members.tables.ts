import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';
import { ROLES } from '../../platform/http/types.ts';
import { workspaces } from '../workspaces/workspaces.tables.ts';

export const members = pgTable(
  'members',
  {
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    accountId: text().notNull(),
    role: text({ enum: ROLES }).notNull(),
    joinedAt: instant().notNull(),
    /** Set while the person is shut out; they stay in the list, and what was theirs stays. */
    suspendedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.accountId] }), index().on(table.accountId)],
);
