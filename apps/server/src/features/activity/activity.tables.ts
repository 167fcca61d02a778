import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';
import type { ActivityDetail, Deed } from '../../vocabulary/deeds.ts';
import { workspaces } from '../workspaces/workspaces.tables.ts';

/** Who did what in a workspace, and when. Rows are only ever added. */
export const activity = pgTable(
  'activity',
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Null once the account is gone. */
    actorId: text(),
    deed: text().$type<Deed>().notNull(),
    /** The account it was done to, where it was done to somebody. */
    personId: text(),
    detail: jsonb().$type<ActivityDetail>().notNull().default({}),
    at: instant().notNull(),
  },
  (table) => [index().on(table.workspaceId, table.id), index().on(table.actorId), index().on(table.personId)],
);
