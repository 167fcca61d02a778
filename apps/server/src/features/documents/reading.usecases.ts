import type { CourseFacts } from '@syllabi/extraction';
import type { Transaction } from '../../platform/database.ts';
import type { DocumentFacts, OneDocument } from './documents.repository.ts';
import { lockDocument, updateDocument } from './documents.repository.ts';
import type { ReadingProblem } from './documents.schemas.ts';
import type { DocumentDeps } from './documents.usecases.ts';
import { withoutExtension } from './file-names.rules.ts';
import { replaceLines, replacePassages } from './passages.repository.ts';
import type { DocumentReader, Reading, ReadingOutcome } from './reader/document-reader.ts';
import { versionCandidates } from './versions.repository.ts';

export interface ReadingDeps extends DocumentDeps {
  reader: DocumentReader;
  /** Told what stopped a reading, where it is our fault. */
  onFault: (fault: unknown) => void;
  /** The course that these facts are of, made when there is none. */
  findOrMakeCourse: (
    tx: Transaction,
    what: { workspaceId: string; facts: CourseFacts; fallbackTitle: string },
  ) => Promise<{ id: string }>;
  completeCourse: (
    tx: Transaction,
    what: { workspaceId: string; courseId: string; facts: CourseFacts },
  ) => Promise<void>;
  /** What the course knows of its term; nothing for a document without one. */
  termOf: (which: { workspaceId: string; courseId: string }) => Promise<CourseFacts['term']>;
  announceReading: (tx: Transaction, document: DocumentFacts) => Promise<void>;
  /** What is to be done with every document that was read, whenever. */
  afterReading: (tx: Transaction, document: DocumentFacts) => Promise<void>;
}

type ReadDropped = ReadingDeps & Pick<OneDocument, 'documentId'> & { signal: AbortSignal };

/**
 * Reads a queued document and says whose workspace it was for. Coming twice does no harm: the second reading finds what
 * the first one left.
 */
export async function readDropped({ documentId, signal, ...deps }: ReadDropped): Promise<string | undefined> {
  const document = await begin(documentId, deps);
  if (!document) return undefined;
  const { workspaceId, courseId, toldYear } = document;
  const term = courseId ? await deps.termOf({ workspaceId, courseId }) : undefined;
  const outcome = await deps.reader.read(
    {
      bytes: await deps.storage.read(document.fileHash),
      fileName: document.name,
      referenceDate: document.createdAt.toISOString().slice(0, 10),
      ...(term && { term }),
      ...(toldYear !== null && { year: toldYear }),
    },
    { signal },
  );
  try {
    await finish(documentId, outcome, deps);
  } catch (fault) {
    // What cannot be kept now could not be kept at the next try either; the person may ask for one.
    deps.onFault(fault);
    await finish(documentId, { problem: NOT_KEPT }, deps);
  }
  return workspaceId;
}

const NOT_KEPT: ReadingProblem = {
  code: 'document/not-kept',
  title: 'This document was read, but what was found could not be kept.',
  detail: 'Read it again. Your file is kept as you dropped it.',
};

function begin(documentId: string, { db }: ReadingDeps): Promise<DocumentFacts | undefined> {
  return db.transaction(async (tx) => {
    const document = await lockDocument(tx, documentId);
    const isWaiting = document?.status === 'queued' || document?.status === 'reading';
    if (!document || !isWaiting) return undefined;
    await updateDocument(tx, { id: documentId }, { status: 'reading' });
    return document;
  });
}

async function finish(documentId: string, outcome: ReadingOutcome, deps: ReadingDeps): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const document = await lockDocument(tx, documentId);
    if (!document) return;
    const readAt = deps.clock.now();
    if ('problem' in outcome) {
      await updateDocument(tx, { id: documentId }, { status: 'failed', problem: outcome.problem, readAt });
    } else {
      await keepReading(tx, { document, reading: outcome.reading, readAt, deps });
    }
  });
}

interface KeepReading {
  document: DocumentFacts;
  reading: Reading;
  readAt: Date;
  deps: ReadingDeps;
}

async function keepReading(tx: Transaction, { document, reading, readAt, deps }: KeepReading): Promise<void> {
  const { passages, lines, extraction, ...rest } = reading;
  const courseId = await courseOf(tx, { document, facts: extraction.course, deps });
  const isFirstReading = document.readAt === null;
  const replacesId =
    document.replacesId ??
    (isFirstReading ? await lastVersion(tx, { document, courseId, extraction, deps }) : null);
  const change = {
    ...rest,
    extraction,
    courseId,
    replacesId,
    readAt,
    status: 'ready' as const,
    problem: null,
  };
  await updateDocument(tx, { id: document.id }, change);
  await replacePassages(tx, { documentId: document.id, found: passages });
  await replaceLines(tx, { documentId: document.id, lines });
  const read = { ...document, ...change };
  await deps.saveFindings(tx, { document: read, extraction });
  await deps.afterReading(tx, read);
  if (isFirstReading) await deps.announceReading(tx, read);
}

interface LastVersion extends Pick<KeepReading, 'document' | 'deps'> {
  courseId: string;
  extraction: Reading['extraction'];
}

/** The document of the course that says mostly the same: a newer syllabus was dropped. */
async function lastVersion(tx: Transaction, { document, courseId, extraction, deps }: LastVersion) {
  const { id, createdAt } = document;
  const candidates = await versionCandidates(tx, { id, courseId, createdAt });
  const found = candidates.find(
    (other) => other.extraction && deps.isNewVersion(other.extraction, extraction),
  );
  return found?.id ?? null;
}

interface CourseOf {
  document: DocumentFacts;
  facts: CourseFacts;
  deps: ReadingDeps;
}

async function courseOf(tx: Transaction, { document, facts, deps }: CourseOf): Promise<string> {
  const { workspaceId, courseId, name } = document;
  if (courseId) {
    await deps.completeCourse(tx, { workspaceId, courseId, facts });
    return courseId;
  }
  const fallbackTitle = withoutExtension(name);
  return (await deps.findOrMakeCourse(tx, { workspaceId, facts, fallbackTitle })).id;
}
