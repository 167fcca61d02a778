import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';
import { COURSE_COLORS } from '../../vocabulary/courses.ts';
import { workspaces } from '../workspaces/workspaces.tables.ts';

/** Words that tasks of a workspace are sorted by; each name once, whatever its capitals. */
export const labels = pgTable(
  'labels',
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    color: text({ enum: COURSE_COLORS }).notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex('labels_once_per_name').on(table.workspaceId, sql`lower(${table.name})`)],
);
