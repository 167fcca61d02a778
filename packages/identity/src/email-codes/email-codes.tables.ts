import { integer, text } from 'drizzle-orm/pg-core';
import { identitySchema, instant } from '../database/tables.ts';

/** Six digits that were mailed, each under the ticket of the browser that asked for them. */
export const emailCodes = identitySchema.table('email_codes', {
  ticketDigest: text('ticket_digest').primaryKey(),
  fingerprint: text('fingerprint').notNull(),
  email: text('email').notNull(),
  tries: integer('tries').notNull().default(0),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});
