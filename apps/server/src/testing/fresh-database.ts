import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { pino } from 'pino';
import { systemClock } from '../platform/clock.ts';
import { connectDatabase, type DatabaseConnection } from '../platform/database.ts';
import { migrateDatabase } from '../platform/migrations.ts';
import { afterThis } from './after-this.ts';
import { createTestIdentity } from './test-identity.ts';
import { createTestMailer } from './test-mailer.ts';

export interface FreshDatabase extends DatabaseConnection {
  url: string;
}

const TEMPLATE = 'syllabi_template';
const TEMPLATE_LOCK = 0x5711ab3;

/**
 * An empty, migrated database of your own, gone after the test (or after the file, when made outside of one).
 *
 * @example
 * const { db } = await freshDatabase();
 */
export async function freshDatabase(): Promise<FreshDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(async (admin) => {
    await ensureTemplate(admin);
    await admin.query(`create database ${name} template ${TEMPLATE}`);
  });
  const url = databaseUrl(name);
  const connection = connectDatabase({ url, maxConnections: 5 });
  afterThis(async () => {
    await connection.close();
    await asAdmin((admin) => admin.query(`drop database ${name} with (force)`));
  });
  return { ...connection, url };
}

async function ensureTemplate(admin: Client): Promise<void> {
  await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [TEMPLATE]);
  if (!rowCount) await makeTemplate(admin);
  await admin.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
}

async function makeTemplate(admin: Client): Promise<void> {
  const draft = `${TEMPLATE}_draft`;
  await admin.query(`drop database if exists ${draft}`);
  await admin.query(`create database ${draft}`);
  const connection = connectDatabase({ url: databaseUrl(draft), maxConnections: 2 });
  try {
    await migrateDatabase({ ...connection, others: [identityOf(connection).migrate] });
  } finally {
    await connection.close();
  }
  await admin.query(`alter database ${draft} rename to ${TEMPLATE}`);
}

const identityOf = ({ pool }: DatabaseConnection) =>
  createTestIdentity({
    pool,
    clock: systemClock,
    log: pino({ level: 'silent' }),
    mailer: createTestMailer(),
    publicUrl: 'http://localhost:3000',
  });

async function asAdmin<T>(work: (admin: Client) => Promise<T>): Promise<T> {
  const admin = new Client({ connectionString: adminUrl() });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

function databaseUrl(name: string): string {
  const url = new URL(adminUrl());
  url.pathname = `/${name}`;
  return url.href;
}

function adminUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url)
    throw new Error('TEST_DATABASE_URL is set by the global set-up of Vitest (testing/global-setup.ts)');
  return url;
}
