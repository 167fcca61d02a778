import { text } from 'drizzle-orm/pg-core';
import { identitySchema, instant } from '../database/tables.ts';

/** One row per limited thing: the instant at which its allowance is whole again. */
export const rateLimits = identitySchema.table('rate_limits', {
  key: text('key').primaryKey(),
  restoredAt: instant('restored_at').notNull(),
});
