import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Identity } from '@syllabi/identity';
import type { FirebaseProject } from '@syllabi/identity/testing';
import { pino } from 'pino';
import { buildApp } from '../app.ts';
import type { DocumentReader } from '../features/documents/reader/document-reader.ts';
import { createFirebaseIdentity } from '../firebase-identity.ts';
import { asProvider } from '../identity.ts';
import type { RouteEntry } from '../platform/http/route-table.ts';
import type { App } from '../platform/http/types.ts';
import type { LanguageModel } from '../platform/language-model/language-model.ts';
import { createLive } from '../platform/live/live.ts';
import { createOutbox } from '../platform/mail/outbox.repository.ts';
import { createQueuedMailer } from '../platform/mail/queued-mailer.ts';
import { createSmtpTransport } from '../platform/mail/transport.ts';
import type { PushSender } from '../platform/push/push-sender.ts';
import { createStorage } from '../platform/storage/create-storage.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { PROJECT } from '../project.ts';
import { afterThis } from './after-this.ts';
import { type FakeClock, fakeClock } from './fake-clock.ts';
import { type FreshDatabase, freshDatabase } from './fresh-database.ts';
import { type Newcomer, type Person, signInAs } from './person.ts';
import { createTestIdentity } from './test-identity.ts';
import { createTestJobs, type TestJobs } from './test-jobs.ts';
import { createTestMailer, type TestMailer } from './test-mailer.ts';
import { testReader } from './test-reader.ts';

export interface TestApp {
  app: App;
  database: FreshDatabase;
  clock: FakeClock;
  jobs: TestJobs;
  mailer: TestMailer;
  /** Where dropped files are kept. */
  storage: Storage;
  /** Every route of the app. */
  routes: RouteEntry[];
  /** The server's own accounts. */
  identity: Identity;
  /** Makes an account, its address verified, and signs it in. */
  signIn(who?: Newcomer): Promise<Person>;
}

const PUBLIC_URL = 'http://localhost:3000';
const MAIL_FROM = 'Syllabi <hello@example.com>';

/** The whole server as `server.ts` wires it, on a database of its own, with time, jobs and mail in the test's hands. */
export async function testApp({
  now,
  reader = testReader,
  firebase: project,
  google = false,
  tokenSyncPath = null,
  requestsPerMinute,
  workspaceBytes,
  smtpUrl,
  push,
  languageModel,
  secondReadingLimit,
}: {
  now?: string;
  reader?: DocumentReader;
  /** Keeps the accounts in place of the server. */
  firebase?: Pick<FirebaseProject, 'projectId' | 'keysUrl'>;
  /** Whether people may sign in with Google. */
  google?: boolean;
  tokenSyncPath?: string | null;
  requestsPerMinute?: number;
  workspaceBytes?: number;
  /** Sends the mails besides, over SMTP. */
  smtpUrl?: string;
  /** Sends to browsers; to the public internet alone when left out. */
  push?: PushSender;
  /** Puts the assistant's answers into words. */
  languageModel?: LanguageModel;
  /** Ends one request of a second reading. */
  secondReadingLimit?: () => AbortSignal;
} = {}): Promise<TestApp> {
  const database = await freshDatabase();
  const clock = fakeClock(now);
  const jobs = createTestJobs();
  const log = pino({ level: process.env.TEST_LOG_LEVEL ?? 'silent' });
  const outbox = createOutbox(database.db);
  const transport = smtpUrl ? createSmtpTransport({ url: smtpUrl, from: MAIL_FROM }) : undefined;
  const mailer = createTestMailer(transport && createQueuedMailer({ outbox, jobs, clock, log, transport }));
  const dataDir = await mkdtemp(path.join(tmpdir(), 'syllabi-files-'));
  const storage = await createStorage({ url: 'file:', dataDir });
  const identity = createTestIdentity({ ...database, clock, log, mailer, publicUrl: PUBLIC_URL, google });
  const firebase = project && {
    projectId: project.projectId,
    apiKey: 'AIza-notes',
    authDomain: 'notes.example.org',
    issuer: undefined,
    keysUrl: project.keysUrl,
  };
  const provider = firebase
    ? createFirebaseIdentity({ project: firebase, db: database.db, clock, jobs, log })
    : asProvider(identity);
  const live = createLive({ ...database, log, now: () => clock.now().getTime() });
  const app = await buildApp({
    db: database.db,
    live,
    clock,
    log,
    jobs,
    mailer,
    storage,
    reader,
    push,
    languageModel,
    secondReadingLimit,
    identity: provider,
    outbox,
    ...provider,
    operatorMail: 'help@example.edu',
    secretKey: 'only-for-tests-and-nothing-is-secret-here',
    publicUrl: PUBLIC_URL,
    trustProxy: false,
    requestsPerMinute,
    workspaceBytes,
    webDist: fileURLToPath(new URL('./web', import.meta.url)),
    checks: { database: () => database.pool.query('select 1'), storage: storage.check },
    server: {
      ...PROJECT,
      firebase,
      version: 'test',
      tokenSyncPath,
      google,
      mail: 'outbox',
      languageModel: languageModel?.name,
    },
  });
  await app.ready();
  afterThis(async () => {
    await app.close();
    live.stop();
    transport?.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  return {
    app,
    database,
    clock,
    jobs,
    mailer,
    storage,
    routes: app.routeTable,
    identity,
    signIn: (who) => signInAs({ app, identity, mailer, who }),
  };
}
