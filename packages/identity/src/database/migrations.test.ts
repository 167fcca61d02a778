import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { migrateDatabase } from './database.ts';

const FOLDER = new URL('../../migrations/', import.meta.url);

interface Journal {
  entries: { tag: string }[];
}

async function withDatabase(work: (pool: Parameters<typeof migrateDatabase>[0]) => Promise<void>) {
  const { pool, drop } = await createTestDatabase();
  try {
    await work(pool);
  } finally {
    await drop();
  }
}

test('processes that start together bring the tables up to date once, and again changes nothing', async () => {
  const journal: Journal = JSON.parse(await readFile(new URL('meta/_journal.json', FOLDER), 'utf8'));
  await withDatabase(async (pool) => {
    await Promise.all([1, 2, 3].map(() => migrateDatabase(pool)));
    await migrateDatabase(pool);
    const { rows } = await pool.query('select * from identity.migrations');
    expect(rows).toHaveLength(journal.entries.length);
  });
});

test('people who are there when the tables change stay there', async () => {
  await withDatabase(async (pool) => {
    await pool.query(await readFile(new URL('0000_accounts.sql', FOLDER), 'utf8'));
    await pool.query(
      `insert into identity.accounts (id, email, valid_since, created_at) values ('a1', 'ann@example.org', now(), now())`,
    );
    const journal: Journal = JSON.parse(await readFile(new URL('meta/_journal.json', FOLDER), 'utf8'));
    for (const { tag } of journal.entries.slice(1)) {
      await pool.query(await readFile(new URL(`${tag}.sql`, FOLDER), 'utf8'));
    }
    const { rows } = await pool.query('select email from identity.accounts');
    expect(rows).toEqual([{ email: 'ann@example.org' }]);
  });
});

test('everything is in a schema of its own', async () => {
  await withDatabase(async (pool) => {
    await migrateDatabase(pool);
    const { rows } = await pool.query(
      `select distinct schemaname from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    expect(rows).toEqual([{ schemaname: 'identity' }]);
  });
});
