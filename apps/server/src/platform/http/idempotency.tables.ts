import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** The first answer to each `Idempotency-Key`; `status` is empty while the first request is still at work. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    accountId: text().notNull(),
    key: text().notNull(),
    fingerprint: text().notNull(),
    status: integer(),
    contentType: text(),
    body: text(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.key] }), index().on(table.startedAt)],
);
