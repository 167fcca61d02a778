import { type Clock, daysAgo } from './clock.ts';
import type { IdempotencyStore } from './http/idempotency.repository.ts';
import { defineJob, type Jobs } from './jobs/jobs.ts';
import type { Outbox } from './mail/outbox.repository.ts';

const tidyUp = defineJob<Record<string, never>>('platform/tidy-up');

const KEEP_ANSWERS_DAYS = 2;
const KEEP_MAILS_DAYS = 30;

interface HousekeepingOptions {
  jobs: Jobs;
  clock: Clock;
  idempotency: IdempotencyStore;
  outbox: Outbox;
}

/** Forgets each night what nobody will ask for again. */
export function scheduleHousekeeping({ jobs, clock, idempotency, outbox }: HousekeepingOptions): void {
  jobs.handle(tidyUp, async () => {
    await idempotency.forgetBefore(daysAgo(KEEP_ANSWERS_DAYS, clock));
    await outbox.removeBefore(daysAgo(KEEP_MAILS_DAYS, clock));
  });
  jobs.schedule(tidyUp, '17 3 * * *');
}
