import { doublePrecision, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';
import { components } from '../courses/courses.tables.ts';

/** What somebody's works got. Each person's own: nobody else in the workspace sees them. */
export const scores = pgTable(
  'scores',
  {
    id: uuid().primaryKey(),
    componentId: uuid()
      .notNull()
      .references(() => components.id, { onDelete: 'cascade' }),
    accountId: text().notNull(),
    title: text().notNull(),
    earned: doublePrecision().notNull(),
    outOf: doublePrecision().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index().on(table.componentId), index().on(table.accountId)],
);
