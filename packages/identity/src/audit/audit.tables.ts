import { sql } from 'drizzle-orm';
import { bigint, index, text, uuid } from 'drizzle-orm/pg-core';
import { identitySchema, instant } from '../database/tables.ts';

export const auditEvents = identitySchema.table(
  'audit_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    action: text('action').notNull(),
    /** `ok`, or the error's name on the wire. */
    outcome: text('outcome').notNull(),
    accountId: text('account_id'),
    sessionId: uuid('session_id'),
    /** Keyed fingerprint of the address that was tried, so that attempts on unknown accounts can be told apart. */
    emailFingerprint: text('email_fingerprint'),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (table) => [
    index('audit_events_account').on(table.accountId, table.id),
    index('audit_events_at').on(table.at),
    index('audit_events_email').on(table.emailFingerprint, table.id).where(sql`account_id is null`),
  ],
);
