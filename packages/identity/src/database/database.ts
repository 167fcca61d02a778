import { fileURLToPath } from 'node:url';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

export const openDatabase = (pool: pg.Pool) => drizzle(pool);

export type Database = Pick<
  ReturnType<typeof openDatabase>,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction' | 'with' | '$with' | '$client'
>;

/** What is asked within a transaction. */
export type Transaction = Pick<Database, 'select' | 'insert' | 'update' | 'delete'>;

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));
/** Any number will do, as long as nothing else in the same database takes the same one. */
const MIGRATION_LOCK = 4_982_137_004;

/** Brings the schema `identity` up to date. Processes that start together take turns. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), {
      migrationsFolder: MIGRATIONS,
      migrationsSchema: 'identity',
      migrationsTable: 'migrations',
    });
  } finally {
    // A failed migration leaves the lock with the connection: close it rather than hand it to the next caller.
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).then(
      () => client.release(),
      (error) => client.release(error),
    );
  }
}

/** Whether a failed query failed because a value that must be unique exists already. */
export function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === '23505';
}

/** A failed query tells its parameters, among them hashes and addresses: the log gets the cause alone. */
export const withoutParameters = (error: unknown): unknown =>
  error instanceof DrizzleQueryError ? (error.cause ?? new Error('a query failed')) : error;
