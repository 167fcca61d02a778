import { fileURLToPath } from 'node:url';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';
import { type Database, withAdvisoryLock } from './database.ts';

interface MigrateOptions {
  pool: Pool;
  db: Database;
  /** Migrations of parts that keep their own tables, run under the same lock. */
  others?: (() => Promise<void>)[];
}

const MIGRATION_LOCK = 0x5711ab2;
const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Brings the tables to what this version expects; processes that start together take turns. */
export function migrateDatabase({ pool, db, others = [] }: MigrateOptions): Promise<void> {
  return withAdvisoryLock(pool, MIGRATION_LOCK, async () => {
    for (const migrateOther of others) await migrateOther();
    await migrate(db, { migrationsFolder, migrationsSchema: 'migrations', migrationsTable: 'server' });
  });
}
