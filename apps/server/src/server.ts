import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from './app.ts';
import { createFirebaseIdentity } from './firebase-identity.ts';
import { asProvider, createEmbeddedIdentity } from './identity.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { atMost } from './platform/at-most.ts';
import { MEBIBYTE } from './platform/bytes.ts';
import { systemClock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import { connectDatabase } from './platform/database.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/index.ts';
import { scheduleHousekeeping } from './platform/housekeeping.ts';
import { createIdempotencyStore } from './platform/http/idempotency.repository.ts';
import { createPgBossJobs } from './platform/jobs/pg-boss-jobs.ts';
import { createLanguageModel } from './platform/language-model/language-model.ts';
import { createLive } from './platform/live/live.ts';
import { addressIn } from './platform/mail/address-in.ts';
import { createOutbox } from './platform/mail/outbox.repository.ts';
import { createQueuedMailer } from './platform/mail/queued-mailer.ts';
import { createSmtpTransport } from './platform/mail/transport.ts';
import { migrateDatabase } from './platform/migrations.ts';
import { createStorage } from './platform/storage/create-storage.ts';
import { createUndoList, type UndoList } from './platform/undo.ts';
import { readVersion } from './platform/version.ts';
import { PROJECT } from './project.ts';

export interface RunningServer {
  /** Answers what is in hand, finishes running jobs, then lets go of the database. */
  stop(): Promise<void>;
}

interface StartOptions {
  config: Config;
  log: FastifyBaseLogger;
}

/** How long a stop waits for requests, and for running jobs; one that is cut short runs again after the start. */
const PATIENCE_MS = 8_000;
const webDist = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Brings everything up in order; what is up already is taken down again when a later step fails. */
export async function startServer({ config, log }: StartOptions): Promise<RunningServer> {
  const undo = createUndoList();
  try {
    await bringUp({ config, log, undo });
    return { stop: () => undo.run() };
  } catch (error) {
    await undo.run();
    throw error;
  }
}

async function bringUp({ config, log, undo }: StartOptions & { undo: UndoList }): Promise<void> {
  const clock = systemClock;
  const url = config.databaseUrl ?? (await startDatabase({ config, log, undo }));
  const { pool, db, close } = connectDatabase({
    url,
    onIdleError: (err) => log.warn({ err }, 'database connection lost'),
  });
  undo.add(close);

  const jobs = createPgBossJobs({ url, log });
  const outbox = createOutbox(db);
  const transport = config.smtpUrl
    ? createSmtpTransport({ url: config.smtpUrl, from: config.mailFrom })
    : undefined;
  undo.add(() => transport?.close());
  const mailer = createQueuedMailer({ outbox, jobs, clock, log, transport });
  const { firebase } = config;
  const identity: IdentityProvider = firebase
    ? createFirebaseIdentity({ project: firebase, db, clock, jobs, log })
    : asProvider(createEmbeddedIdentity({ ...config, pool, clock, log, mailer }));
  const storage = await createStorage({ url: config.storageUrl, dataDir: config.dataDir });
  scheduleHousekeeping({ jobs, clock, outbox, idempotency: createIdempotencyStore(db, config.secretKey) });
  await migrateDatabase({ pool, db, others: identity.migrate ? [identity.migrate] : [] });

  const live = createLive({ db, pool, log });
  undo.add(live.stop);

  const app = await buildApp({
    db,
    live,
    clock,
    log,
    jobs,
    storage,
    mailer,
    identity,
    ...identity,
    operatorMail: config.operatorMail ?? addressIn(config.mailFrom),
    secretKey: config.secretKey,
    publicUrl: config.publicUrl,
    trustProxy: config.trustProxy,
    requestsPerMinute: config.rateLimits === 'on' ? config.requestsPerMinute : undefined,
    languageModel: languageModelOf(config),
    secondReadingLimit: () => AbortSignal.timeout(config.aiReadingSeconds * 1000),
    workspaceBytes: config.workspaceMegabytes * MEBIBYTE,
    webDist,
    outbox: config.showsOutbox ? outbox : undefined,
    checks: { database: () => pool.query('select 1'), storage: storage.check },
    server: {
      ...PROJECT,
      firebase,
      version: await readVersion(),
      tokenSyncPath: config.tokenSyncPath ?? null,
      google: config.googleClientId !== undefined,
      mail: transport ? 'smtp' : 'outbox',
      languageModel: config.aiModel,
    },
  });
  await jobs.start();
  undo.add(jobs.stop);
  await app.listen({ host: config.host, port: config.port });
  // Running jobs lean on what the app holds, and its last requests may still enqueue some.
  undo.add(async () => {
    const closing = app.close();
    await atMost(PATIENCE_MS, closing);
    app.server.closeAllConnections();
    await closing;
  });
  undo.add(() => atMost(PATIENCE_MS, jobs.rest()));
}

function languageModelOf({ aiBaseUrl, aiApiKey, aiModel, ...rest }: Config) {
  if (!aiBaseUrl || !aiModel) return undefined;
  const { aiInputPrice: read, aiOutputPrice: written, aiCurrency: currency } = rest;
  const price = read === undefined || written === undefined ? undefined : { read, written, currency };
  return createLanguageModel({ baseUrl: aiBaseUrl, apiKey: aiApiKey, model: aiModel, price });
}

async function startDatabase({ config, log, undo }: StartOptions & { undo: UndoList }): Promise<string> {
  const postgres = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    database: 'syllabi',
    log: { info: (message) => log.info(message), warn: (message) => log.warn(message) },
  });
  undo.add(postgres.stop);
  return postgres.url;
}
