import { bigint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/accounts.tables.ts';
import { identitySchema, instant } from '../database/tables.ts';

/** The authenticator app (TOTP) that a person enrolled: one for an account. */
export const secondFactors = identitySchema.table(
  'second_factors',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    displayName: text('display_name'),
    sealedSecret: text('sealed_secret').notNull(),
    enrolledAt: instant('enrolled_at').notNull(),
    /** The latest time step whose code was used: that code and older ones are worth nothing any more. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  },
  (table) => [uniqueIndex('second_factors_account').on(table.accountId)],
);
