import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';
import type { TaskKind } from '../../vocabulary/kinds.ts';
import { workspaces } from '../workspaces/workspaces.tables.ts';

export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    accountId: text().notNull(),
    name: text().notNull(),
    /** SHA-256 of the token: what a request is found by. */
    tokenHash: text().notNull().unique(),
    /** The token, encrypted: the address has to be shown again. */
    tokenSealed: text().notNull(),
    courseIds: uuid().array(),
    kinds: text().array().$type<TaskKind[]>().notNull(),
    classes: boolean().notNull(),
    daysOff: boolean().notNull(),
    alarmMinutes: integer(),
    lastFetchedAt: instant(),
    lastClient: text(),
    fetches: integer().notNull().default(0),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.workspaceId, table.accountId)],
);

/** What a feed told of its entries when it was last fetched: what `SEQUENCE` goes on from. */
export const toldEntries = pgTable(
  'calendar_feed_told_entries',
  {
    feedId: uuid()
      .notNull()
      .references(() => calendarFeeds.id, { onDelete: 'cascade' }),
    uid: text().notNull(),
    timesHash: text().notNull(),
    sequence: integer().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.feedId, table.uid] })],
);
