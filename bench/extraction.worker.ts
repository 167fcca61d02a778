import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { extract } from '@syllabi/extraction';
import { readDocument } from '@syllabi/extraction/node';

export interface ExtractedDocument {
  json: string;
  readMs: number;
  extractMs: number;
}

/** A fixed day, so that a later run of the benchmark reads the same. */
const REFERENCE_DATE = '2026-09-01';

parentPort?.on('message', async (path: string) => {
  const startedAt = performance.now();
  try {
    const document = await readDocument({ bytes: readFileSync(path), fileName: basename(path) });
    const readAt = performance.now();
    const extraction = extract(document, { referenceDate: REFERENCE_DATE });
    const extractMs = performance.now() - readAt;
    parentPort?.postMessage({ json: JSON.stringify(extraction), readMs: readAt - startedAt, extractMs });
  } catch (error) {
    parentPort?.postMessage({
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});
