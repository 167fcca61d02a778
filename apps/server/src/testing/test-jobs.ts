import type { JobHandler, Jobs, JobType } from '../platform/jobs/jobs.ts';

export interface Run {
  name: string;
  data: object;
  startAfter?: Date;
}

/** Jobs that wait until the test says so and run in its own process, in order. */
export interface TestJobs extends Jobs {
  /** Runs everything that waits, and what that enqueues in turn; a failing run fails the test. */
  drain(): Promise<void>;
  /** What waits, by name. */
  waiting(): Run[];
  /** Runs one that waited before, as the queue does after a failure or a crash. */
  runAgain(run: Run | undefined): Promise<void>;
}

export function createTestJobs(): TestJobs {
  const handlers = new Map<string, JobHandler<object>>();
  const queue: Run[] = [];

  async function perform({ name, data }: Run): Promise<void> {
    const handler = handlers.get(name);
    if (!handler) throw new Error(`nobody handles the job ${name}`);
    await handler(data, { signal: new AbortController().signal });
  }

  return {
    handle: <Data extends object>(job: JobType<Data>, handler: JobHandler<Data>) => {
      handlers.set(job.name, handler as JobHandler<object>);
    },
    schedule: () => {},
    enqueue: async (job, data, { startAfter } = {}) => {
      queue.push({ name: job.name, data: structuredClone(data), ...(startAfter && { startAfter }) });
    },
    waiting: () => [...queue],
    async drain() {
      for (let run = queue.shift(); run; run = queue.shift()) await perform(run);
    },
    async runAgain(run) {
      if (run) await perform(run);
    },
  };
}
