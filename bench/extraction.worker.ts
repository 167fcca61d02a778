import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { extract } from '@syllabi/extraction';
import { readDocument } from '@syllabi/extraction/node';
import type { SyllabusLabels } from '@syllabi/extraction/testing';
import { countFaults, type Faults } from './faults.ts';
import { pdfMs } from './pdf-time.ts';
import { type Perturbed, perturb } from './perturbations/perturb.ts';

export interface ExtractedDocument {
  json: string;
  readMs: number;
  extractMs: number;
  /** What pdf.js alone takes for the same file; only where it was asked for, and for PDF. */
  pdfMs?: number;
  faults: Faults;
  /** The same document in other writings; only where they were asked for. */
  perturbed?: Perturbed[];
}

export interface Question {
  path: string;
  isTimed: boolean;
  /** What to measure other writings of the document by. */
  perturbedBy?: SyllabusLabels;
  /** Only the writings whose names hold one of these. */
  writings?: readonly string[];
}

/** A fixed day, so that a later run of the benchmark reads the same. */
const REFERENCE_DATE = '2026-09-01';

parentPort?.on('message', async ({ path, isTimed, perturbedBy, writings }: Question) => {
  try {
    const bytes = readFileSync(path);
    const isPdf = isTimed && path.endsWith('.pdf');
    const before = isPdf ? await pdfMs(bytes) : 0;
    const startedAt = performance.now();
    const document = await readDocument({ bytes, fileName: basename(path) });
    const readAt = performance.now();
    const extraction = extract(document, { referenceDate: REFERENCE_DATE });
    const extractMs = performance.now() - readAt;
    // Taken before and after, as whoever comes second finds everything warm.
    const alone = isPdf ? (before + (await pdfMs(bytes))) / 2 : undefined;
    const perturbed =
      perturbedBy &&
      (await perturb({
        bytes,
        fileName: basename(path),
        document,
        labels: perturbedBy,
        referenceDate: REFERENCE_DATE,
        ...(writings && { writings }),
      }));
    const answer: ExtractedDocument = {
      json: JSON.stringify(extraction),
      readMs: readAt - startedAt,
      extractMs,
      ...(alone !== undefined && { pdfMs: alone }),
      faults: countFaults(document, extraction),
      ...(perturbed && { perturbed }),
    };
    parentPort?.postMessage(answer);
  } catch (error) {
    parentPort?.postMessage({
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});
