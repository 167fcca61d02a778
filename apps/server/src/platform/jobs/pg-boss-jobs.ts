import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { fromDrizzle, PgBoss, type SendOptions } from 'pg-boss';
import { newId } from '../ids.ts';
import type { Enqueued, JobHandler, Jobs, JobType } from './jobs.ts';

export interface RunningJobs extends Jobs {
  start(): Promise<void>;
  /** Lets the work in hand finish and takes no more; enqueuing still works. */
  rest(): Promise<void>;
  stop(): Promise<void>;
}

interface PgBossJobsOptions {
  url: string;
  log: FastifyBaseLogger;
  /** How soon a run is found whose time has come; one that may start at once is announced. */
  pollSeconds?: number;
}

type AnyHandler = JobHandler<object>;

/** A run whose process was killed is noticed after this long and starts again elsewhere. */
const HEARTBEAT_SECONDS = 15;
const STOP_TIMEOUT_MS = 2_000;

export function createPgBossJobs({ url, log, pollSeconds = 5 }: PgBossJobsOptions): RunningJobs {
  const boss = new PgBoss({
    connectionString: url,
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds: HEARTBEAT_SECONDS,
    monitorIntervalSeconds: HEARTBEAT_SECONDS,
  });
  boss.on('error', (err) => log.error({ err }, 'jobs: database fault'));
  const handlers = new Map<JobType<object>, AnyHandler>();
  const schedules = new Map<JobType<Record<string, never>>, string>();

  return {
    handle: (job, handler) => void handlers.set(job, handler as AnyHandler),
    schedule: (job, cron) => void schedules.set(job, cron),
    async enqueue(job, data, options) {
      await boss.send(job.name, data, toSendOptions(options));
    },
    async start() {
      await boss.start();
      for (const [job, handler] of handlers) await startWorker({ boss, job, handler, log, pollSeconds });
      for (const [job, cron] of schedules) await boss.schedule(job.name, cron);
    },
    async rest() {
      await Promise.all([...handlers.keys()].map(({ name }) => boss.offWork(name, { wait: true })));
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS }),
  };
}

interface Worker {
  boss: PgBoss;
  job: JobType<object>;
  handler: AnyHandler;
  log: FastifyBaseLogger;
  pollSeconds: number;
}

async function startWorker({ boss, job, handler, log, pollSeconds }: Worker): Promise<void> {
  const { retries, retryDelaySeconds, timeoutSeconds, concurrency } = job.options;
  const queue = {
    notify: true,
    retryLimit: retries,
    retryDelay: retryDelaySeconds,
    retryBackoff: true,
    expireInSeconds: timeoutSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
  };
  await boss.createQueue(job.name, { ...queue, policy: 'short' });
  await boss.updateQueue(job.name, queue);
  for (let count = 0; count < concurrency; count += 1)
    await addHand({ boss, job, handler, log, pollSeconds });
}

/** One of the hands that work side by side; done with a run, it looks for the next at once. */
async function addHand({ boss, job, handler, log, pollSeconds }: Worker): Promise<void> {
  const polling = { pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: pollSeconds };
  const hand = await boss.work<object>(job.name, polling, async (runs) => {
    for (const { data, signal, id } of runs) {
      await handler(data, { signal }).catch((err: unknown) => {
        log.warn({ err, job: job.name, id }, 'jobs: a run failed');
        throw err;
      });
    }
    boss.notifyWorker(hand);
  });
}

/** Queues hold one waiting run per key, so a run without one gets a key of its own. */
const toSendOptions = ({ tx, startAfter, key }: Enqueued = {}): SendOptions => ({
  ...(tx && { db: fromDrizzle(tx, sql) }),
  ...(startAfter && { startAfter }),
  singletonKey: key ?? newId(),
});
