import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createIdentity, type Identity } from '../identity.ts';
import type { Log } from '../log.ts';
import type { IdentityMail } from '../mails/mails.types.ts';
import type { IdentitySettings } from '../settings.ts';
import { createTestDatabase } from './database.ts';

/** A clock that stands still until it is moved. */
export function createTestClock(start = '2026-09-01T08:00:00Z') {
  let now = new Date(start);
  return {
    now: () => now,
    pass(seconds: number) {
      now = new Date(now.getTime() + seconds * 1000);
    },
  };
}

export const API_KEY = 'test-api-key';
export const PROJECT_ID = 'test-project';
export const SECRET_KEY = 'a secret of thirty-two characters or more';

const SETTINGS: IdentitySettings = {
  projectId: PROJECT_ID,
  publicUrl: 'http://localhost:4444',
  apiKey: API_KEY,
  secretKey: SECRET_KEY,
  productName: 'Notebook',
  authorizedDomains: ['app.example.org'],
  // The least Argon2 accepts: these tests are about the protocol, not about the cost of a guess.
  hashing: { memoryKiB: 1024, passes: 1 },
  rateLimits: 'off',
  mailDelayMilliseconds: 0,
};

export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  // biome-ignore lint/suspicious/noExplicitAny: answers are compared field by field
  json: any;
}

type Surroundings = Awaited<ReturnType<typeof createSurroundings>>;

async function createSurroundings() {
  const failures: object[] = [];
  const log: Log = { info() {}, warn() {}, error: (facts) => failures.push(facts) };
  return {
    database: await createTestDatabase(),
    clock: createTestClock(),
    /** Every mail handed over for delivery. */
    outbox: [] as IdentityMail[],
    /** What was logged as an error. */
    failures,
    /** Makes every delivery fail. */
    queueIsDown: false,
    /** Makes every delivery wait. */
    queueOpens: Promise.resolve(),
    log,
  };
}

/** One process: its own account server and web server, over what several may share. */
async function serve(
  surroundings: Surroundings,
  changes: Partial<IdentitySettings>,
  beforeStart: (identity: Identity) => void = () => {},
) {
  const { database, clock, outbox, log } = surroundings;
  const identity = createIdentity({
    pool: database.pool,
    clock,
    log,
    settings: { ...SETTINGS, ...changes },
    deliver: (mail) => {
      if (surroundings.queueIsDown) throw new Error('the queue is down');
      outbox.push(mail);
      return surroundings.queueOpens;
    },
  });
  await identity.migrate();
  beforeStart(identity);

  const requests: string[] = [];
  const app = Fastify();
  app.addHook('onRequest', async ({ method, url }) => {
    requests.push(`${method} ${url.split('?')[0]}`);
  });
  await app.register(identity.plugin);
  await app.ready();

  const call = async (path: string, payload?: object, from = '192.0.2.1'): Promise<Answer> => {
    const url = `${path}${path.includes('?') ? '&' : '?'}key=${API_KEY}`;
    const method = payload ? 'POST' : 'GET';
    const answer = await app.inject({ method, url, ...(payload && { payload }), remoteAddress: from });
    return { status: answer.statusCode, headers: answer.headers, json: answer.json() };
  };

  return {
    ...surroundings,
    pool: database.pool,
    identity,
    app,
    /** Method and path of every request so far. */
    requests,
    call,
    /** The name of the refusal, or `ok`. */
    async outcome(path: string, payload?: object, from?: string): Promise<string> {
      const { json } = await call(path, payload, from);
      return json.error ? json.error.message.split(' : ')[0] : 'ok';
    },
  };
}

/** An account server over a fresh database, with an outbox in place of mail and a clock that can be moved. */
export async function startTestIdentity(changes: Partial<IdentitySettings> = {}) {
  const surroundings = await createSurroundings();
  const first = await serve(surroundings, changes);
  return {
    ...first,
    surroundings,
    /** A second process over the same database. */
    serveAnother: (more: Partial<IdentitySettings> = {}, beforeStart?: (identity: Identity) => void) =>
      serve(surroundings, { ...changes, ...more }, beforeStart),
    async stop() {
      await first.app.close();
      await surroundings.database.drop();
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof serve>>;
export type TestIdentity = Awaited<ReturnType<typeof startTestIdentity>>;

/** Starts one for the file of tests and stops it at the end. */
export function useTestIdentity(changes: Partial<IdentitySettings> = {}): { readonly it: TestIdentity } {
  let started: TestIdentity | undefined;
  beforeAll(async () => {
    started = await startTestIdentity(changes);
  });
  beforeEach(() => {
    started?.outbox.splice(0);
  });
  afterAll(async () => {
    await started?.stop();
  });
  return {
    get it() {
      if (!started) throw new Error('the test identity is not started');
      return started;
    },
  };
}
