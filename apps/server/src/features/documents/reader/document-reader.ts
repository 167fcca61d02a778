import type { AskLine } from '@syllabi/ask';
import type {
  CourseFacts,
  DocumentFormat,
  DraftSource,
  Evidence,
  Extraction,
  FindingDraft,
} from '@syllabi/extraction';
import { Tinypool } from 'tinypool';
import { DOCUMENT_LIMITS } from '../documents.config.ts';
import type { ReadingProblem } from '../documents.schemas.ts';
import type { Passage } from '../passages.repository.ts';

export interface ReadingTask {
  bytes: Uint8Array;
  fileName: string;
  /** The day it was dropped: where a year is missing, the terms around it are the likely ones. */
  referenceDate: string;
  /** What is already known of the course's term: it decides the year where the document gives none. */
  term?: CourseFacts['term'];
  /** The year that whoever dropped it has told. */
  year?: number;
  limits: { maxPages: number; maxBytes: number; maxSeconds: number };
}

export interface Reading {
  format: DocumentFormat;
  pages: number;
  text: string;
  html: string | null;
  extraction: Extraction;
  passages: Passage[];
  /** For the assistant, which looks through them. */
  lines: AskLine[];
}

export type ReadingOutcome = { reading: Reading } | { problem: ReadingProblem };

export interface DraftTask {
  selection: Evidence;
  source: DraftSource;
}

export interface DocumentReader {
  read(task: Omit<ReadingTask, 'limits'>, options?: { signal?: AbortSignal }): Promise<ReadingOutcome>;
  /** What words selected in a document mean; undefined where that cannot be told in time. */
  draft(task: DraftTask): Promise<FindingDraft | undefined>;
  close(): Promise<void>;
}

interface ReaderOptions {
  /** Told what stopped the reader where the file says nothing of it. */
  onFault?: (fault: unknown) => void;
  limits?: { pages: number; fileBytes: number; readingSeconds: number; readingMebibytes: number };
  /** What a reading process runs instead, for tests of those that misbehave. */
  worker?: URL;
}

/** In milliseconds: whoever goes through a few syllabi waits for one process to begin, not for one each time. */
const PROCESSES_STAY = 10 * 60_000;
/** In milliseconds: somebody looks at the form that it is for. */
const DRAFT_TAKES = 10_000;

/**
 * Reads documents in processes of their own: one that hangs or devours memory is ended and says so. A thread would not do:
 * where a single large piece is beyond its memory, the whole process ends with it.
 */
export function createDocumentReader({
  limits = DOCUMENT_LIMITS,
  worker = new URL('reading-worker.ts', import.meta.url),
  onFault = () => {},
}: ReaderOptions = {}): DocumentReader {
  const { pages: maxPages, fileBytes: maxBytes, readingSeconds, readingMebibytes } = limits;
  const underWay = new Set<AbortController>();
  let pool: Tinypool | undefined;
  let ahead: Promise<unknown> | undefined;

  function openPool() {
    const opened = new Tinypool({
      runtime: 'child_process',
      filename: worker.href,
      minThreads: 0,
      maxThreads: 2,
      idleTimeout: PROCESSES_STAY,
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${readingMebibytes}`],
      env: readingEnvironment(),
    });
    // A process that cannot even start takes no document, which would wait for it until its time is up.
    opened.on('error', (fault) => {
      for (const reading of underWay) reading.abort(fault);
    });
    return opened;
  }

  async function runInProcess<Outcome>(
    task: ReadingTask | DraftTask,
    signal: AbortSignal,
    name = 'default',
  ): Promise<Outcome> {
    const reading = new AbortController();
    underWay.add(reading);
    try {
      pool ??= openPool();
      return await pool.run(task, { name, signal: AbortSignal.any([reading.signal, signal]) });
    } finally {
      underWay.delete(reading);
    }
  }

  /** A process takes ten times as long for its first document as for the next, which therefore waits for it. */
  async function afterTheFirst<T>(read: () => Promise<T>): Promise<T> {
    if (ahead && pool && pool.threads.length > 0) {
      await ahead;
      return read();
    }
    const first = read();
    ahead = first.catch(() => {});
    return first;
  }

  async function readInTime(task: ReadingTask, signal: AbortSignal | undefined): Promise<ReadingOutcome> {
    signal?.throwIfAborted();
    const timeout = AbortSignal.timeout(readingSeconds * 1000);
    try {
      return await runInProcess(task, signal ? AbortSignal.any([signal, timeout]) : timeout);
    } catch (error) {
      if (signal?.aborted) throw error;
      if (timeout.aborted) return { problem: TOO_SLOW };
      if (hasEnded(error)) return { problem: TOO_BIG };
      onFault(error);
      return { problem: BROKEN };
    }
  }

  return {
    read(task, { signal } = {}) {
      const limited = { ...task, limits: { maxPages, maxBytes, maxSeconds: readingSeconds } };
      return afterTheFirst(() => readInTime(limited, signal));
    },
    async draft(task) {
      try {
        return await runInProcess(task, AbortSignal.timeout(DRAFT_TAKES), 'draft');
      } catch (error) {
        onFault(error);
        return undefined;
      }
    },
    async close() {
      await pool?.destroy();
    },
  };
}

/** Whatever fails in a reading is handed back; only a lack of memory ends its process. */
const hasEnded = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Worker exited unexpectedly';

const FOR_READING = /^(?:PATH|HOME|TE?MP|TMPDIR|SystemRoot|LANG|LC_\w+|TESSDATA_PREFIX|NODE_COMPILE_CACHE)$/i;

/** Where programs, languages and room for files are found, and none of the server's secrets. */
const readingEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value !== undefined && FOR_READING.test(name) ? [[name, value]] : [],
    ),
  );

const TOO_SLOW: ReadingProblem = {
  code: 'document/too-slow',
  title: 'Reading this file took too long, so it was stopped.',
  detail: 'Save it as a PDF again and add that one.',
};
const TOO_BIG: ReadingProblem = {
  code: 'document/too-much-memory',
  title: 'Reading this file needed more memory than there is for one document, so it was stopped.',
  detail: 'Add only the pages of the syllabus, or a copy without its pictures.',
};
const BROKEN: ReadingProblem = {
  code: 'document/unreadable',
  title: 'Something in this file stopped the reader.',
  detail: 'Save it as a PDF again and add that one. Your file is kept as you dropped it.',
};
