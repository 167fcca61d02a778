import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A database of its own for one file of tests, in the server that the run's global set-up started. */
export async function createTestDatabase() {
  const adminUrl = process.env.TEST_DATABASE_URL;
  if (!adminUrl) throw new Error('TEST_DATABASE_URL names no PostgreSQL for the tests');
  const name = `identity_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(adminUrl, `create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href, max: 10 });
  return {
    pool,
    async drop() {
      await pool.end();
      // PostgreSQL waits for connections that are still on their way out; by force it would break them.
      await asAdmin(adminUrl, `drop database ${name}`);
    },
  };
}

async function asAdmin(connectionString: string, statement: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}
