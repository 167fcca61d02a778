import { and, like, notExists, sql } from 'drizzle-orm';
import { accounts } from '../accounts/accounts.tables.ts';
import type { Database } from '../database/database.ts';
import { importedSchemes } from './imported-schemes.tables.ts';

export type ImportedSchemes = ReturnType<typeof createImportedSchemesRepository>;
export type StoredScheme = typeof importedSchemes.$inferSelect;

export function createImportedSchemesRepository(db: Database) {
  return {
    list: (): Promise<StoredScheme[]> => db.select().from(importedSchemes),
    add: (scheme: StoredScheme) => db.insert(importedSchemes).values(scheme).onConflictDoNothing(),

    /** Removes those that no password is hashed by any more, unless they came just now. */
    purge: (before: Date) =>
      db.delete(importedSchemes).where(
        and(
          sql`${importedSchemes.importedAt} < ${before.toISOString()}::timestamptz`,
          notExists(
            db
              .select({ id: accounts.id })
              .from(accounts)
              .where(like(accounts.passwordHash, sql`'$firebase-scrypt$' || ${importedSchemes.id} || '$%'`)),
          ),
        ),
      ),
  };
}
