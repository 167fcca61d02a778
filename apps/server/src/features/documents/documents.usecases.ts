import type { Extraction } from '@syllabi/extraction';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import {
  type Database,
  isUniqueViolation,
  type Queryable,
  type Transaction,
} from '../../platform/database.ts';
import { versionOutdated } from '../../platform/http/versions.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { type PageOf, readCursor, toPage } from '../../platform/pages.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { Deed, RecordDeed } from '../../vocabulary/deeds.ts';
import { CopyIsHere, DocumentNotFound } from './documents.errors.ts';
import {
  type DocumentFacts,
  type DocumentRecord,
  findDeletedDocument,
  findDocument,
  lockDocument,
  type OneDocument,
  selectDocuments,
  undeleteDocument,
  updateDocument,
} from './documents.repository.ts';
import type { DocumentPatch, DocumentStatus } from './documents.schemas.ts';
import { toDocumentView } from './documents.views.ts';
import { readDocumentJob } from './reading.jobs.ts';

/** What a document does to the plan, which other features keep. */
export interface DocumentEffects {
  /** Keeps what was found; what was changed by hand stays. */
  saveFindings: (tx: Transaction, what: { document: DocumentFacts; extraction: Extraction }) => Promise<void>;
  /** Tasks, days off, class times and grading of the document leave the plan, or come back. */
  withdrawFromPlan: (tx: Transaction, document: DocumentFacts) => Promise<void>;
  returnToPlan: (tx: Transaction, document: DocumentFacts) => Promise<void>;
  /** Whether a document says so much of the same that it is the next version of another. */
  isNewVersion: (earlier: Extraction, later: Extraction) => boolean;
  /** What came from the last version returns there; the rest is a document of its own. */
  settleAsOwn: (tx: Transaction, document: DocumentFacts) => Promise<void>;
  /** The undo of that; gives the version that it follows again. Throws once something else was decided. */
  takeBackSeparation: (tx: Transaction, document: DocumentFacts) => Promise<string>;
  /** The findings of the earlier document go over to one that is here already. */
  becomeVersion: (tx: Transaction, what: { document: DocumentFacts; earlierId: string }) => Promise<void>;
  /** The same go to another course. */
  moveInPlan: (tx: Transaction, document: DocumentFacts) => Promise<void>;
}

export interface DocumentDeps extends DocumentEffects {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  storage: Storage;
  /** How much the documents of one workspace and the files of its chats may take up; no limit when it is 0 or left out. */
  workspaceBytes?: number | undefined;
  /** For tests, whose pages lie on loopback. */
  fetchesPrivate?: boolean | undefined;
  /** Throws where the workspace has no such course. */
  requireCourse: (db: Queryable, which: { workspaceId: string; courseId: string }) => Promise<unknown>;
  record: RecordDeed<Transaction>;
}

/** Who does it, for the activity log. */
interface Doer {
  actorId: string;
}

/** For the activity log: whose file, by the name it had. */
export const toDeed = (
  deed: Deed,
  document: Pick<DocumentFacts, 'id' | 'workspaceId' | 'name'>,
  actorId: string,
) => ({
  workspaceId: document.workspaceId,
  actorId,
  deed,
  detail: { name: document.name, subjectId: document.id },
});

interface ListDocuments {
  db: Database;
  workspaceId: string;
  query: {
    courseId?: string[] | undefined;
    status?: DocumentStatus[] | undefined;
    limit: number;
    cursor?: string | undefined;
  };
}

export async function listDocuments({
  db,
  workspaceId,
  query,
}: ListDocuments): Promise<PageOf<DocumentRecord>> {
  const { courseId, status, limit, cursor } = query;
  const before = readCursor(cursor, z.uuid());
  const filter = { workspaceId, courseIds: courseId, statuses: status };
  const rows = await selectDocuments(db, { ...filter, limit: limit + 1, before });
  return toPage(rows, { limit, cursorOf: ({ id }) => id });
}

export async function readDocumentRecord({
  db,
  ...which
}: OneDocument & { db: Queryable }): Promise<DocumentRecord> {
  const document = await findDocument(db, which);
  if (!document) throw new DocumentNotFound();
  return document;
}

type ChangeDocument = DocumentDeps & OneDocument & Doer & { version: number; change: DocumentPatch };

export async function changeDocument({
  db,
  version,
  change,
  ...deps
}: ChangeDocument): Promise<DocumentRecord> {
  const { workspaceId, documentId, requireCourse, moveInPlan, record, actorId } = deps;
  await readDocumentRecord({ db, workspaceId, documentId });
  if (change.courseId) await requireCourse(db, { workspaceId, courseId: change.courseId });
  const isCurrent = await db.transaction(async (tx) => {
    const before = await lockDocument(tx, documentId);
    if (!before || !(await updateDocument(tx, { id: documentId, version }, change))) return false;
    if (change.courseId && change.courseId !== before.courseId)
      await moveInPlan(tx, { ...before, courseId: change.courseId });
    await record(tx, toDeed('document-changed', { ...before, name: change.name ?? before.name }, actorId));
    return true;
  });
  const current = await readDocumentRecord({ db, workspaceId, documentId });
  if (!isCurrent) throw versionOutdated({ version: current.version, current: toDocumentView(current) });
  return current;
}

export async function deleteDocument({
  db,
  clock,
  withdrawFromPlan,
  record,
  actorId,
  ...which
}: DocumentDeps & OneDocument & Doer) {
  await db.transaction(async (tx) => {
    const { id } = await readDocumentRecord({ db: tx, ...which });
    const document = await lockDocument(tx, id);
    if (!document) throw new DocumentNotFound();
    await updateDocument(tx, { id }, { deletedAt: clock.now() });
    await withdrawFromPlan(tx, document);
    await record(tx, toDeed('document-deleted', document, actorId));
  });
}

export async function restoreDocument({
  db,
  returnToPlan,
  record,
  actorId,
  ...which
}: DocumentDeps & OneDocument & Doer) {
  return db.transaction(async (tx) => {
    const deleted = await findDeletedDocument(tx, which);
    if (deleted) {
      await undelete(tx, deleted.id);
      await returnToPlan(tx, deleted);
      await record(tx, toDeed('document-restored', deleted, actorId));
    }
    return readDocumentRecord({ db: tx, ...which });
  });
}

async function undelete(tx: Transaction, id: string): Promise<void> {
  try {
    await undeleteDocument(tx, id);
  } catch (cause) {
    if (isUniqueViolation(cause, 'documents_once_per_workspace')) throw new CopyIsHere({ cause });
    throw cause;
  }
}

/** Puts the document in the queue again, whatever came of the last reading. */
export async function readAgain({ db, jobs, ...which }: DocumentDeps & OneDocument): Promise<DocumentRecord> {
  return db.transaction(async (tx) => {
    const { id } = await readDocumentRecord({ db: tx, ...which });
    await updateDocument(tx, { id }, { status: 'queued', problem: null });
    await jobs.enqueue(readDocumentJob, { documentId: id }, { tx, key: id });
    return readDocumentRecord({ db: tx, ...which });
  });
}

/** It was no new version after all: both stand side by side. */
export function separateDocument({ db, settleAsOwn, ...which }: DocumentDeps & OneDocument) {
  return db.transaction(async (tx) => {
    const { id } = await readDocumentRecord({ db: tx, ...which });
    const document = await lockDocument(tx, id);
    if (document?.replacesId) {
      await updateDocument(tx, { id }, { replacesId: null });
      await settleAsOwn(tx, document);
    }
    return readDocumentRecord({ db: tx, ...which });
  });
}

/** The undo of that: the new version after all, with what was decided about it. */
export function linkDocumentAgain({ db, takeBackSeparation, ...which }: DocumentDeps & OneDocument) {
  return db.transaction(async (tx) => {
    const { id } = await readDocumentRecord({ db: tx, ...which });
    const document = await lockDocument(tx, id);
    if (document && !document.replacesId) {
      const replacesId = await takeBackSeparation(tx, document);
      await updateDocument(tx, { id }, { replacesId });
    }
    return readDocumentRecord({ db: tx, ...which });
  });
}
