import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../app.ts';
import type { Account, App } from '../platform/http/types.ts';
import { createStorage } from '../platform/storage/create-storage.ts';
import { afterThis } from './after-this.ts';
import { type FakeClock, fakeClock } from './fake-clock.ts';
import { type FreshDatabase, freshDatabase } from './fresh-database.ts';
import { createTestJobs, type TestJobs } from './test-jobs.ts';
import { createTestMailer, type TestMailer } from './test-mailer.ts';

/** Someone signed in, who can ask the API. */
export interface Person {
  account: Account;
  token: string;
  ask(request: InjectOptions | string): Promise<LightMyRequestResponse>;
}

export interface TestApp {
  app: App;
  database: FreshDatabase;
  clock: FakeClock;
  jobs: TestJobs;
  mailer: TestMailer;
  /** Every route of the app, gathered while it was built. */
  routes: { method: string; url: string; isOpen: boolean }[];
  /** Makes an account and signs it in. */
  signIn(who?: Partial<Account>): Promise<Person>;
}

/** The whole server as `main.ts` wires it, on a database of its own, with time, jobs and mail in the test's hands. */
export async function testApp({ now }: { now?: string } = {}): Promise<TestApp> {
  const database = await freshDatabase();
  const clock = fakeClock(now);
  const jobs = createTestJobs();
  const mailer = createTestMailer();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'syllabi-files-'));
  const accounts = new Map<string, Account>();
  const app = await buildApp({
    db: database.db,
    clock,
    jobs,
    mailer,
    storage: await createStorage({ url: 'file:', dataDir }),
    log: pino({ level: process.env.TEST_LOG_LEVEL ?? 'silent' }),
    trustProxy: false,
    version: 'test',
    publicUrl: 'http://localhost:3000',
    authenticate: async (token) => accounts.get(token),
  });
  await app.ready();
  afterThis(async () => {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function signIn({ id = randomUUID(), ...rest }: Partial<Account> = {}): Promise<Person> {
    const account: Account = {
      id,
      email: `${id}@example.org`,
      emailVerified: true,
      displayName: 'Ada Park',
      ...rest,
    };
    const token = randomUUID();
    accounts.set(token, account);
    const headers = { authorization: `Bearer ${token}` };
    return {
      account,
      token,
      ask: (request) => {
        const asked = typeof request === 'string' ? { url: request } : request;
        return app.inject({ ...asked, headers: { ...headers, ...asked.headers } });
      },
    };
  }

  return { app, database, clock, jobs, mailer, routes: app.routeTable, signIn };
}
