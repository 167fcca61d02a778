import { DrizzleQueryError } from 'drizzle-orm/errors';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';

export type Database = NodePgDatabase;
/** What a repository speaks to: the database, or one open transaction of it. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type Queryable = Database | Transaction;

export interface DatabaseConnection {
  pool: Pool;
  db: Database;
  close(): Promise<void>;
}

/** Whoever comes back after reading a page would wait for new connections, each of which learns the tables anew. */
const IDLE_TIMEOUT_MS = 10 * 60_000;

interface ConnectOptions {
  url: string;
  maxConnections?: number;
  /** Told about connections that break while idle; the pool replaces them. */
  onIdleError?: (error: Error) => void;
}

export function connectDatabase({
  url,
  maxConnections = 10,
  onIdleError = () => {},
}: ConnectOptions): DatabaseConnection {
  const pool = new Pool({ connectionString: url, max: maxConnections, idleTimeoutMillis: IDLE_TIMEOUT_MS });
  pool.on('error', onIdleError);
  return { pool, db: drizzle({ client: pool, casing: 'snake_case' }), close: () => pool.end() };
}

/** For the log: what a query was given is people's data, or a mail with its link; what failed stands in the cause. */
export const withoutParameters = (error: unknown): unknown =>
  error instanceof DrizzleQueryError ? (error.cause ?? new Error('a query failed')) : error;

const UNIQUE_VIOLATION = '23505';
const DATA_EXCEPTION = /^22/;

/** What PostgreSQL says of a failure, if it was PostgreSQL that said so. */
function refusalOf(error: unknown): { code?: unknown; constraint?: unknown } {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return typeof cause === 'object' && cause !== null ? cause : {};
}

/** Whether a write failed because `constraint` already holds such a row. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const { code, constraint: violated } = refusalOf(error);
  return code === UNIQUE_VIOLATION && (constraint === undefined || violated === constraint);
}

/** Whether a query failed because a value it was given is none of its type: a word for a number, a 13th month. */
export const isDataException = (error: unknown): boolean => {
  const { code } = refusalOf(error);
  return typeof code === 'string' && DATA_EXCEPTION.test(code);
};

/**
 * Runs `work` while this process alone holds the advisory lock `key`; others wait their turn. The lock falls
 * with the connection, so a killed process never keeps it.
 */
export async function withAdvisoryLock<T>(
  pool: Pool,
  key: number,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [key]);
    return await work(client);
  } finally {
    // Ending the session is the one release that cannot fail half-way.
    client.release(true);
  }
}
