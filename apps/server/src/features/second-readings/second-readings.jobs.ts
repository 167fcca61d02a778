import { defineJob } from '../../platform/jobs/jobs.ts';

/** Each request has its own, shorter limit; a run that died is begun anew once, since every beginning costs money. */
export const secondReadingJob = defineJob<{ secondReadingId: string }>('documents-second-reading', {
  retries: 1,
  timeoutSeconds: 900,
});
