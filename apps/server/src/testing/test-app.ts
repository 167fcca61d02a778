import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { buildApp } from '../app.ts';
import type { DocumentReader } from '../features/documents/reader/document-reader.ts';
import type { RouteEntry } from '../platform/http/route-table.ts';
import type { App } from '../platform/http/types.ts';
import { createOutbox } from '../platform/mail/outbox.repository.ts';
import { createStorage } from '../platform/storage/create-storage.ts';
import { PROJECT } from '../project.ts';
import { afterThis } from './after-this.ts';
import { type FakeClock, fakeClock } from './fake-clock.ts';
import { type FreshDatabase, freshDatabase } from './fresh-database.ts';
import { type Newcomer, type Person, signInAs } from './person.ts';
import { createTestIdentity } from './test-identity.ts';
import { createTestJobs, type TestJobs } from './test-jobs.ts';
import { createTestMailer, type TestMailer } from './test-mailer.ts';

export interface TestApp {
  app: App;
  database: FreshDatabase;
  clock: FakeClock;
  jobs: TestJobs;
  mailer: TestMailer;
  /** Every route of the app. */
  routes: RouteEntry[];
  /** Makes an account, its address verified, and signs it in. */
  signIn(who?: Newcomer): Promise<Person>;
}

const PUBLIC_URL = 'http://localhost:3000';

/** The whole server as `server.ts` wires it, on a database of its own, with time, jobs and mail in the test's hands. */
export async function testApp({
  now,
  reader,
}: {
  now?: string;
  reader?: DocumentReader;
} = {}): Promise<TestApp> {
  const database = await freshDatabase();
  const clock = fakeClock(now);
  const jobs = createTestJobs();
  const mailer = createTestMailer();
  const log = pino({ level: process.env.TEST_LOG_LEVEL ?? 'silent' });
  const dataDir = await mkdtemp(path.join(tmpdir(), 'syllabi-files-'));
  const storage = await createStorage({ url: 'file:', dataDir });
  const outbox = createOutbox(database.db);
  const identity = createTestIdentity({ ...database, clock, log, mailer, publicUrl: PUBLIC_URL });
  const app = await buildApp({
    db: database.db,
    clock,
    log,
    jobs,
    mailer,
    storage,
    reader,
    identity,
    outbox,
    accounts: identity.accounts,
    verifyIdToken: identity.verifyIdToken,
    secretKey: 'only-for-tests-and-nothing-is-secret-here',
    publicUrl: PUBLIC_URL,
    trustProxy: false,
    webDist: fileURLToPath(new URL('./web', import.meta.url)),
    checks: { database: () => database.pool.query('select 1'), storage: storage.check },
    server: { ...PROJECT, version: 'test', tokenSyncPath: null, mail: 'outbox' },
  });
  await app.ready();
  afterThis(async () => {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  return {
    app,
    database,
    clock,
    jobs,
    mailer,
    routes: app.routeTable,
    signIn: (who) => signInAs({ app, identity, mailer, who }),
  };
}
