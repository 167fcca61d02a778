import { index, text } from 'drizzle-orm/pg-core';
import { identitySchema, instant } from '../database/tables.ts';
import { secondFactors } from './second-factors.tables.ts';

/** What lets the owner in once when the second factor is out of reach. They go when the factor goes. */
export const recoveryCodes = identitySchema.table(
  'recovery_codes',
  {
    fingerprint: text('fingerprint').primaryKey(),
    factorId: text('factor_id')
      .notNull()
      .references(() => secondFactors.id, { onDelete: 'cascade' }),
    usedAt: instant('used_at'),
  },
  (table) => [index('recovery_codes_factor').on(table.factorId)],
);
