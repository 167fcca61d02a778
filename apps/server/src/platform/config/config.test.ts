import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadConfig } from './config.ts';
import { configurationPage } from './documentation.ts';
import type { ConfigurationFault, Environment } from './settings.ts';

async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'syllabi-config-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function faultsOf(environment: Environment): Promise<string[]> {
  const fault = await loadConfig({ DATA_DIR: await dataFolder(), ...environment }).then(
    () => undefined,
    (error: ConfigurationFault) => error,
  );
  return fault?.faults ?? [];
}

test('with nothing set, the server listens on this machine only and keeps everything in one folder', async () => {
  const DATA_DIR = await dataFolder();
  expect(await loadConfig({ DATA_DIR, PORT: '' })).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    rateLimits: 'on',
    isProduction: false,
  });
});

test('the public address follows the port until it is set', async () => {
  const DATA_DIR = await dataFolder();
  expect((await loadConfig({ DATA_DIR, PORT: '4000' })).publicUrl).toBe('http://localhost:4000');
  expect((await loadConfig({ DATA_DIR, PUBLIC_URL: 'https://plan.example.org/' })).publicUrl).toBe(
    'https://plan.example.org',
  );
});

test.each<[string, Environment, boolean]>([
  ['on a machine of one’s own', {}, true],
  ['in production', { NODE_ENV: 'production' }, false],
  ['with a mail server', { SMTP_URL: 'smtp://mail.example.org' }, false],
  ['where others are served', { PUBLIC_URL: 'https://plan.example.org' }, false],
])('%s, whether mails can be read without a mail server: %o → %s', async (_name, environment, shown) => {
  const { showsOutbox } = await loadConfig({ DATA_DIR: await dataFolder(), ...environment });
  expect(showsOutbox).toBe(shown);
});

test('every fault is named at once', async () => {
  expect(
    await faultsOf({ PORT: '70000', LOG_LEVEL: 'loud', SECRET_KEY: 'short', DATABASE_URL: 'mysql://x' }),
  ).toEqual([
    expect.stringMatching(/^PORT /),
    'DATABASE_URL must be an address like postgresql://user:password@host/database',
    'SECRET_KEY must have at least 32 characters',
    'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
  ]);
});

test.each<[string, Environment, string]>([
  [
    'no rate limits for the whole network',
    { RATE_LIMITS: 'off', HOST: '0.0.0.0' },
    'RATE_LIMITS may be off only where HOST is the loopback',
  ],
  [
    'a shared database without a shared key',
    { DATABASE_URL: 'postgresql://db.example.org/syllabi' },
    expect.stringMatching(/^SECRET_KEY must be set/),
  ],
  [
    'a store that does not exist yet',
    { STORAGE_URL: 's3://bucket' },
    'STORAGE_URL is set, but this version does not support S3-compatible stores yet',
  ],
  [
    'a provider that does not exist yet',
    { IDENTITY: 'firebase' },
    'IDENTITY is set, but this version does not support Firebase projects as identity provider yet',
  ],
])('refuses %s', async (_name, environment, fault) => {
  expect(await faultsOf(environment)).toEqual([fault]);
});

test('the secret key is made once, kept, and nobody else can read it', async () => {
  const DATA_DIR = await dataFolder();
  const [first, together] = await Promise.all([loadConfig({ DATA_DIR }), loadConfig({ DATA_DIR })]);
  expect(first.secretKey).toHaveLength(43);
  expect(together.secretKey).toBe(first.secretKey);
  expect((await loadConfig({ DATA_DIR })).secretKey).toBe(first.secretKey);
  expect((await stat(path.join(DATA_DIR, 'secret-key'))).mode & 0o777).toBe(0o600);
});

test('an empty file is no secret key', async () => {
  const DATA_DIR = await dataFolder();
  await writeFile(path.join(DATA_DIR, 'secret-key'), '');
  await expect(loadConfig({ DATA_DIR })).rejects.toThrow(/secret-key is empty/);
});

test('the page about the configuration is current', async () => {
  const page = await readFile(new URL('../../../../../docs/configuration.md', import.meta.url), 'utf8');
  expect(page, 'run `npm run docs:configuration`').toBe(configurationPage());
});
