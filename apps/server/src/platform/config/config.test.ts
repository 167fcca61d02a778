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

test('a Firebase project keeps the accounts when it is named', async () => {
  const IDENTITY = 'firebase';
  const project = { FIREBASE_PROJECT_ID: 'class-notes', FIREBASE_API_KEY: 'AIza-notes' };
  const { firebase } = await loadConfig({ DATA_DIR: await dataFolder(), IDENTITY, ...project });
  expect(firebase).toMatchObject({
    projectId: 'class-notes',
    apiKey: 'AIza-notes',
    authDomain: 'class-notes.firebaseapp.com',
  });
  expect((await loadConfig({ DATA_DIR: await dataFolder(), ...project })).firebase).toBeUndefined();
});

test.each<[string, boolean | string | undefined]>([
  ['off', false],
  ['on', true],
  ['10.0.0.1', '10.0.0.1'],
  ['loopback, 10.0.0.0/8, fd00::/8', 'loopback, 10.0.0.0/8, fd00::/8'],
  ['true', undefined],
  ['10.0.0.0/33', undefined],
  ['proxy.example.org', undefined],
])('the proxies to believe are %s → %s', async (TRUST_PROXY, believed) => {
  const fault = 'TRUST_PROXY must be on, off, or the addresses of proxies, separated by commas';
  if (believed === undefined) expect(await faultsOf({ TRUST_PROXY })).toEqual([fault]);
  else
    expect(await loadConfig({ DATA_DIR: await dataFolder(), TRUST_PROXY })).toMatchObject({
      trustProxy: believed,
    });
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
    'half of a Google client',
    { GOOGLE_CLIENT_ID: 'syllabi.apps.example.org' },
    'GOOGLE_CLIENT_SECRET must be set with GOOGLE_CLIENT_ID',
  ],
  [
    'the other half of a Google client',
    { GOOGLE_CLIENT_SECRET: 'quiet' },
    'GOOGLE_CLIENT_ID must be set with GOOGLE_CLIENT_SECRET',
  ],
  [
    'an issuer that anybody on the way could stand in for',
    { GOOGLE_ISSUER: 'http://accounts.example.org' },
    'GOOGLE_ISSUER must begin with https:, except on the loopback',
  ],
  [
    'a language model without a name',
    { AI_BASE_URL: 'http://127.0.0.1:11434/v1' },
    'AI_MODEL must be set with AI_BASE_URL',
  ],
  [
    'the name of a language model that is nowhere',
    { AI_MODEL: 'small' },
    'AI_BASE_URL must be set with AI_MODEL',
  ],
  [
    'half a price',
    { AI_BASE_URL: 'http://127.0.0.1:11434/v1', AI_MODEL: 'small', AI_INPUT_PRICE: '0.15' },
    'AI_INPUT_PRICE and AI_OUTPUT_PRICE must be set together',
  ],
  [
    'a price below nothing',
    {
      AI_BASE_URL: 'http://127.0.0.1:11434/v1',
      AI_MODEL: 'small',
      AI_INPUT_PRICE: '-1',
      AI_OUTPUT_PRICE: '0',
    },
    'AI_INPUT_PRICE must not be negative',
  ],
  [
    'a store that does not exist yet',
    { STORAGE_URL: 's3://bucket' },
    'STORAGE_URL is set, but this version does not support S3-compatible stores yet',
  ],
  [
    'a Firebase project without its key',
    { IDENTITY: 'firebase', FIREBASE_PROJECT_ID: 'class-notes' },
    'FIREBASE_API_KEY must be set with IDENTITY=firebase',
  ],
  ['a provider that nobody knows', { IDENTITY: 'ldap' }, 'IDENTITY must be embedded or firebase'],
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
