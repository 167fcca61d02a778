import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Operator } from '@syllabi/identity';
import { destination, pino } from 'pino';
import { createEmbeddedIdentity } from './identity.ts';
import { systemClock } from './platform/clock.ts';
import { type Config, loadConfig } from './platform/config/config.ts';
import type { Environment } from './platform/config/settings.ts';
import { connectDatabase } from './platform/database.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/index.ts';
import { newId } from './platform/ids.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import { createOutbox, type Outbox } from './platform/mail/outbox.repository.ts';
import { createSmtpTransport } from './platform/mail/transport.ts';
import { migrateDatabase } from './platform/migrations.ts';
import { createUndoList } from './platform/undo.ts';

export { ConfigurationFault } from './platform/config/settings.ts';
export type { Operator };

/** The accounts are not where the settings point; the message says what to do. */
export class NoAccountsHere extends Error {
  override readonly name = 'NoAccountsHere';
}

export interface OpenedAccounts {
  operator: Operator;
  /** Lets go of the database, and stops the embedded one unless a server works with it. */
  close(): Promise<void>;
}

/**
 * Opens the accounts that a server with this environment would serve, whether one is running or not: the embedded
 * database is joined where it runs and started where it does not.
 */
export async function openAccounts(environment: Environment): Promise<OpenedAccounts> {
  if (!environment.DATABASE_URL) requireData(path.resolve(environment.DATA_DIR || 'data'));
  const config = await loadConfig(environment);
  if (config.firebase) {
    throw new NoAccountsHere(
      `The accounts are kept by the Firebase project ${config.firebase.projectId}: see its console.`,
    );
  }
  const undo = createUndoList();
  try {
    return { operator: await open(config, undo), close: () => undo.run() };
  } catch (error) {
    await undo.run();
    throw error;
  }
}

function requireData(dataDir: string): void {
  if (existsSync(dataDir)) return;
  throw new NoAccountsHere(
    `There is no data in ${dataDir}: run this where the server is started, or set DATA_DIR or DATABASE_URL.`,
  );
}

async function open(config: Config, undo: ReturnType<typeof createUndoList>): Promise<Operator> {
  const log = pino({ level: 'error' }, destination(2)); // standard output is for results
  const url = config.databaseUrl ?? (await joinEmbedded(config.dataDir, undo));
  const { pool, db, close } = connectDatabase({ url, maxConnections: 2 });
  undo.add(close);
  const mailer = createDirectMailer(config, createOutbox(db));
  const identity = createEmbeddedIdentity({ ...config, pool, clock: systemClock, log, mailer });
  await migrateDatabase({ pool, db, others: [identity.migrate] });
  return identity.operator;
}

async function joinEmbedded(dataDir: string, undo: ReturnType<typeof createUndoList>): Promise<string> {
  const log = { info: () => {}, warn: (message: string) => console.error(message) };
  const postgres = await startEmbeddedPostgres({ dataDir, database: 'syllabi', log });
  undo.add(postgres.stop);
  return postgres.url;
}

/** Whoever waits at a terminal should see at once when the mail server refuses. */
function createDirectMailer({ smtpUrl, mailFrom }: Config, outbox: Outbox): Mailer {
  return {
    async deliver(mail) {
      const kept = { ...mail, id: newId(), createdAt: systemClock.now() };
      if (!smtpUrl) return outbox.add(kept);
      const transport = createSmtpTransport({ url: smtpUrl, from: mailFrom });
      await transport.send(kept).finally(() => transport.close());
    },
    discard: outbox.removeTo,
  };
}
