import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './index.ts';
import { findPostmaster, isAlive } from './postmaster-file.ts';

const WRITER = fileURLToPath(new URL('./testing/writer.ts', import.meta.url));
const log = { info: () => {}, warn: () => {} };

/** A folder whose name is as awkward as people's folders are. */
async function dataFolder(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "syllabi's data, "));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return dataDir;
}

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, database: 'syllabi', log });
  onTestFinished(postgres.stop);
  return postgres;
}

async function ask<Row extends object>({ url }: EmbeddedPostgres, query: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(query);
  await client.end();
  return rows;
}

test('a new database is UTF-8, waits for the disk, and listens on no port', async () => {
  const postgres = await start(await dataFolder());
  const rows = await ask<{ name: string; setting: string }>(
    postgres,
    `select lower(name) as name, setting from pg_settings where lower(name) in
       ('server_encoding', 'fsync', 'synchronous_commit', 'listen_addresses', 'timezone')`,
  );
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
    server_encoding: 'UTF8',
    fsync: 'on',
    synchronous_commit: 'on',
    listen_addresses: '',
    timezone: 'UTC',
  });
});

test('nobody else can look into its folders, and no password file is left behind', async () => {
  const dataDir = await dataFolder();
  const { url } = await start(dataDir);
  const socketDirectory = new URL(url).searchParams.get('host') ?? '';
  for (const folder of [socketDirectory, path.join(dataDir, 'postgres', '18')]) {
    expect((await stat(folder)).mode & 0o077).toBe(0);
  }
  expect((await readdir(path.join(dataDir, 'postgres'))).sort()).toEqual(['18', 'server.log']);
});

test('what was written is there after a stop and a start', async () => {
  const dataDir = await dataFolder();
  const first = await start(dataDir);
  await ask(first, 'create table notes as select 7 as number');
  await first.stop();
  expect(isAlive(first.pid)).toBe(false);
  expect(await ask(await start(dataDir), 'select number from notes')).toEqual([{ number: 7 }]);
});

test('two starters share one server, and it stops with the last of them', async () => {
  const dataDir = await dataFolder();
  const [one, other] = await Promise.all([start(dataDir), start(dataDir)]);
  expect(one.pid).toBe(other.pid);
  await one.stop();
  expect(await ask(other, 'select 1 as number')).toEqual([{ number: 1 }]);
  await other.stop();
  expect(isAlive(other.pid)).toBe(false);
});

test('a start that meets a dying predecessor waits for its end', async () => {
  const dataDir = await dataFolder();
  const first = await start(dataDir);
  const [, second] = await Promise.all([first.stop(), start(dataDir)]);
  expect(await ask(second, 'select 1 as number')).toEqual([{ number: 1 }]);
});

test('a file that names a stranger with the number of a dead server does not prevent the start', async () => {
  const dataDir = await dataFolder();
  const first = await start(dataDir);
  await first.stop();
  const lines = [process.pid, path.join(dataDir, 'postgres', '18'), 1, 5432, '/tmp', '', '', 'ready'];
  await writeFile(path.join(dataDir, 'postgres', '18', 'postmaster.pid'), `${lines.join('\n')}\n`);
  expect(await ask(await start(dataDir), 'select 1 as number')).toEqual([{ number: 1 }]);
});

test('a server whose socket was swept away is replaced', async () => {
  const dataDir = await dataFolder();
  const child = spawn(process.execPath, [WRITER, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  const orphan = await findPostmaster(path.join(dataDir, 'postgres', '18'));
  await rm(orphan?.socketDirectory ?? '', { recursive: true });
  expect(await ask(await start(dataDir), 'select 1 as number')).toEqual([{ number: 1 }]);
});

test('a server that crashes is started again under the same address', async () => {
  const postgres = await start(await dataFolder());
  await ask(postgres, 'create table notes as select 7 as number');
  process.kill(postgres.pid, 'SIGKILL');
  await vi.waitFor(
    async () => expect(await ask(postgres, 'select number from notes')).toEqual([{ number: 7 }]),
    {
      timeout: 20_000,
    },
  );
});

test.each([
  ['as soon as it has begun', /^[\w-]+$/],
  ['while initdb is at work, which goes on', /^[\w-]+\/base\/1\/\d+$/],
])('an attempt killed %s leaves only a draft, which the next start removes', async (_when, made) => {
  const dataDir = await dataFolder();
  const child = spawn(process.execPath, [WRITER, dataDir]);
  const begun = async () =>
    expect(await readdir(path.join(dataDir, 'postgres'), { recursive: true })).toContainEqual(
      expect.stringMatching(made),
    );
  await vi.waitFor(begun, { interval: 1, timeout: 20_000 });
  child.kill('SIGKILL');
  await once(child, 'close');
  await start(dataDir);
  expect((await readdir(path.join(dataDir, 'postgres'))).sort()).toEqual(['18', 'server.log']);
});

/** Lets the writer work until `count` numbers are acknowledged, kills it, and says which ones were. */
async function writeUntilKilled({ dataDir, from, count }: { dataDir: string; from: number; count: number }) {
  const child = spawn(process.execPath, [WRITER, dataDir, String(from)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = once(child, 'close');
  const acknowledged: number[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    if (acknowledged.push(Number(line)) === count) child.kill('SIGKILL');
  }
  await end;
  expect(child.signalCode).toBe('SIGKILL');
  return acknowledged;
}

async function killServer(dataDir: string): Promise<void> {
  const postmaster = await findPostmaster(path.join(dataDir, 'postgres', '18'));
  if (postmaster) process.kill(postmaster.pid, 'SIGKILL');
}

test('nothing acknowledged is lost, however often the process or the whole server is killed while it writes', async () => {
  const dataDir = await dataFolder();
  const acknowledged: number[] = [];
  for (let round = 0; round < 8; round++) {
    acknowledged.push(...(await writeUntilKilled({ dataDir, from: round * 10_000, count: 5 + round * 20 })));
    if (round % 2 === 1) await killServer(dataDir);
  }
  const rows = await ask<{ number: number }>(await start(dataDir), 'select number from written');
  const written = new Set(rows.map(({ number }) => number));
  expect(acknowledged.filter((number) => !written.has(number))).toEqual([]);
}, 60_000);
