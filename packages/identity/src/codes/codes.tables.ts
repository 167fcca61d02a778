import { index, text } from 'drizzle-orm/pg-core';
import { identitySchema, instant } from '../database/tables.ts';

export const oobCodes = identitySchema.table(
  'oob_codes',
  {
    digest: text('digest').primaryKey(),
    requestType: text('request_type').notNull(),
    /**
     * Empty for a sign-in link to a new address, and for the decoys written for unknown addresses. No foreign key: to
     * check one takes time, by which a known address could be told from an unknown one.
     */
    accountId: text('account_id'),
    email: text('email').notNull(),
    newEmail: text('new_email'),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('oob_codes_account').on(table.accountId)],
);
