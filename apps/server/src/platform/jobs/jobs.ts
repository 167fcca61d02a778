import type { Transaction } from '../database.ts';

interface JobOptions {
  /** How often a failed run is tried again before it is given up. */
  retries: number;
  /** Wait before the second try, doubled for each one after it. */
  retryDelaySeconds: number;
  /** A run that takes longer counts as failed. */
  timeoutSeconds: number;
  /** Runs side by side in one process. */
  concurrency: number;
}

/** One kind of background work; `Data` is what a run is told, kept as JSON. */
export interface JobType<Data extends object> {
  readonly name: string;
  readonly options: JobOptions;
  /** Only for the type checker: ties handlers and callers to the same data. */
  readonly data?: Data;
}

/**
 * Declares one kind of background work beside the feature that does it.
 *
 * @example
 * export const readDocument = defineJob<{ documentId: string }>('documents/read', { timeoutSeconds: 300 });
 */
export function defineJob<Data extends object>(
  name: string,
  options: Partial<JobOptions> = {},
): JobType<Data> {
  const defaults: JobOptions = { retries: 5, retryDelaySeconds: 5, timeoutSeconds: 120, concurrency: 1 };
  return { name, options: { ...defaults, ...options } };
}

export interface Enqueued {
  /** Enqueues only if this transaction commits. */
  tx?: Transaction;
  startAfter?: Date;
  /** At most one waiting run per key; a second one is dropped. */
  key?: string;
}

/** A run may come twice (a process can die after the work and before saying so): handlers must bear that. */
export type JobHandler<Data extends object> = (data: Data, run: { signal: AbortSignal }) => Promise<void>;

/** Background work that survives restarts. Handlers are given before the start. */
export interface Jobs {
  handle<Data extends object>(job: JobType<Data>, handler: JobHandler<Data>): void;
  /** Runs the job again and again, by a cron expression in UTC, once over all processes. */
  schedule(job: JobType<Record<string, never>>, cron: string): void;
  enqueue<Data extends object>(job: JobType<Data>, data: Data, options?: Enqueued): Promise<void>;
}
