import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';

/** What people wrote to whoever runs this server, by the reference they were told. */
export const supportTickets = pgTable(
  'support_tickets',
  {
    id: uuid().primaryKey(),
    reference: text().notNull().unique(),
    accountId: text().notNull(),
    /** Where the answer goes. */
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    /** Where they were when they wrote, and the request that failed, if one did. */
    page: text(),
    requestId: text(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.accountId, table.createdAt)],
);
