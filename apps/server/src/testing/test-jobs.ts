import type { JobHandler, Jobs, JobType } from '../platform/jobs/jobs.ts';

interface Run {
  name: string;
  data: object;
  startAfter?: Date;
}

/** Jobs that wait until the test says so and run in its own process, in order. */
export interface TestJobs extends Jobs {
  /** Runs everything that waits, and what that enqueues in turn; a failing run fails the test. */
  drain(): Promise<void>;
  /** What waits, by name. */
  waiting(): { name: string; data: object; startAfter?: Date }[];
}

export function createTestJobs(): TestJobs {
  const handlers = new Map<string, JobHandler<object>>();
  const queue: Run[] = [];
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
      for (let run = queue.shift(); run; run = queue.shift()) {
        const handler = handlers.get(run.name);
        if (!handler) throw new Error(`nobody handles the job ${run.name}`);
        await handler(run.data, { signal: new AbortController().signal });
      }
    },
  };
}
