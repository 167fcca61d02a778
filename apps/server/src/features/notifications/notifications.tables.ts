import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';
import type { NotificationKind } from '../../vocabulary/notifications.ts';
import { courses } from '../courses/courses.tables.ts';
import { workspaces } from '../workspaces/workspaces.tables.ts';

/** What a person was told, in their own list. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    accountId: text().notNull(),
    kind: text().$type<NotificationKind>().notNull(),
    /** Goes with its workspace; null for what is of none, or of one that is closed to the person. */
    workspaceId: uuid().references(() => workspaces.id, { onDelete: 'cascade' }),
    courseId: uuid().references(() => courses.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    body: text().notNull().default(''),
    /** Where it leads, on this site. */
    path: text().notNull(),
    /** What happened, so that it is told once. */
    key: text(),
    createdAt: instant().notNull(),
    readAt: instant(),
    /** Kept for push and mail alone, as the person does not want it in the list. */
    hiddenAt: instant(),
  },
  (table) => [
    index().on(table.accountId, table.id),
    uniqueIndex('notifications_told_once').on(table.accountId, table.key).where(sql`key is not null`),
  ],
);

/** A browser that is to be told (RFC 8030), by the address its push service gave it. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid().primaryKey(),
    accountId: text().notNull(),
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    userAgent: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.accountId)],
);

/** The keys that tell push services who we are (RFC 8292): one pair, made when first needed. */
export const pushKeys = pgTable('push_keys', {
  id: integer().primaryKey(),
  publicKey: text().notNull(),
  privateKeySealed: text().notNull(),
  createdAt: instant().notNull(),
});
