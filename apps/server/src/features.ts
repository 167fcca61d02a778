import type { AccountsApi } from '@syllabi/identity';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database.ts';
import type { App, FindMembership } from './platform/http/types.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { Storage } from './platform/storage/storage.ts';

/** What the platform hands to the features. */
export interface FeatureDeps {
  db: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  jobs: Jobs;
  storage: Storage;
  mailer: Mailer;
  accounts: AccountsApi;
  /** Where people reach this server, without a slash at the end. */
  publicUrl: string;
  server: ServerFacts;
}

/** What this server runs with, as far as its clients should know. */
export interface ServerFacts {
  version: string;
  projectId: string;
  /** Public: it names the project to the account API and opens nothing. */
  apiKey: string;
  tokenSyncPath: string | null;
  mail: 'outbox' | 'smtp';
}

interface Features {
  findMembership: FindMembership;
  routes(app: App): Promise<void>;
}

/** Makes every feature, hands the ones to the others, and names their routes. */
export function createFeatures(_deps: FeatureDeps): Features {
  return {
    findMembership: async () => undefined,
    routes: async () => {},
  };
}
