import { text } from 'drizzle-orm/pg-core';
import { identitySchema, instant } from '../database/tables.ts';

/** How the passwords were hashed where accounts came from, for as long as some are hashed so. */
export const importedSchemes = identitySchema.table('imported_schemes', {
  id: text('id').primaryKey(),
  /** The signer key is among them. */
  sealedParameters: text('sealed_parameters').notNull(),
  importedAt: instant('imported_at').notNull(),
});
