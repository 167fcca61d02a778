import { defineJob } from '../../platform/jobs/jobs.ts';
import { DOCUMENT_LIMITS } from './documents.config.ts';

/** A reading has its own, shorter limit, which may pass once while another document goes ahead: this one is for a server that hangs around it. */
export const readDocumentJob = defineJob<{ documentId: string }>('documents-read', {
  retries: 3,
  timeoutSeconds: DOCUMENT_LIMITS.readingSeconds * 3,
  concurrency: 2,
});

export const purgeJob = defineJob<Record<string, never>>('documents-purge', { retries: 2 });
