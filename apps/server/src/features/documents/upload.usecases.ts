import { MEBIBYTE } from '../../platform/bytes.ts';
import type { Account } from '../../platform/http/types.ts';
import { newId } from '../../platform/ids.ts';
import { holdFile } from '../../platform/storage/hold-file.ts';
import { takeTurn } from '../../platform/turns.ts';
import { DOCUMENT_LIMITS } from './documents.config.ts';
import { DocumentNotFound, TooManyDocuments, WorkspaceFull } from './documents.errors.ts';
import { countDocuments, type DocumentRecord, findByHash, insertDocument } from './documents.repository.ts';
import { type DocumentDeps, readAgain, readDocumentRecord, toDeed } from './documents.usecases.ts';
import { fetchFile } from './fetch-file.ts';
import { bytesInWorkspace } from './files.repository.ts';
import { removeUnusedFiles } from './purge.usecases.ts';
import { readDocumentJob } from './reading.jobs.ts';
import { linkTwin } from './twins.usecases.ts';
import type { Upload } from './upload.ts';
import { newestVersion } from './versions.repository.ts';

interface UploadDocument extends DocumentDeps {
  workspaceId: string;
  account: Account;
  upload: Upload;
}

interface Uploaded {
  document: DocumentRecord;
  alreadyHere: boolean;
}

/**
 * Makes a document of a stored file and queues it for reading; the same bytes dropped twice are one document. Of what is
 * refused nothing stays: a file without a document counts for no workspace.
 */
export async function uploadDocument(upload: UploadDocument): Promise<Uploaded> {
  try {
    return await addDocument(upload);
  } catch (refusal) {
    await removeUnusedFiles({ ...upload, hashes: [upload.upload.hash] });
    throw refusal;
  }
}

/** Deleted ones count until they cannot be brought back. */
const MOST_DOCUMENTS = 5000;

async function addDocument({ workspaceId, account, upload, ...deps }: UploadDocument): Promise<Uploaded> {
  const { db, clock, jobs, storage } = deps;
  const { name, hash, sizeInBytes, year } = upload;
  const { courseId, replacesId } = await placeOf({ ...deps, workspaceId, upload });
  if (courseId) await deps.requireCourse(db, { workspaceId, courseId });
  const documentId = newId();
  await requireRoom({ ...deps, workspaceId, upload });
  const isNew = await db.transaction(async (tx) => {
    await takeTurn(tx, 'documents', workspaceId);
    const isFull = (await countDocuments(tx, workspaceId)) >= MOST_DOCUMENTS;
    if (isFull && !(await findByHash(tx, { workspaceId, fileHash: hash }))) throw new TooManyDocuments();
    await holdFile(tx, { storage, hash });
    const inserted = await insertDocument(tx, {
      id: documentId,
      workspaceId,
      name,
      courseId: courseId ?? null,
      replacesId: replacesId ?? null,
      toldYear: year ?? null,
      bytes: sizeInBytes,
      fileHash: hash,
      status: 'queued' as const,
      uploadedBy: account.id,
      createdAt: clock.now(),
    });
    if (!inserted) return false;
    await jobs.enqueue(readDocumentJob, { documentId }, { tx, key: documentId });
    await deps.record(tx, toDeed('document-added', { id: documentId, workspaceId, name }, account.id));
    return true;
  });
  if (isNew) {
    return { document: await readDocumentRecord({ db, workspaceId, documentId }), alreadyHere: false };
  }
  const twin = await findByHash(db, { workspaceId, fileHash: hash });
  if (!twin) throw new DocumentNotFound();
  const chosenId = upload.replacesId;
  const linked =
    chosenId && replacesId ? await linkTwin({ ...deps, twin, chosenId, earlierId: replacesId }) : twin;
  const isWorthAnotherTry = twin.status === 'failed';
  const document = isWorthAnotherTry
    ? await readAgain({ ...deps, workspaceId, documentId: twin.id })
    : linked;
  return { document, alreadyHere: true };
}

interface FetchDocument extends DocumentDeps {
  workspaceId: string;
  account: Account;
  address: string;
  courseId?: string | undefined;
  replacesId?: string | undefined;
}

/** A syllabus that lies on the web: fetched once, then a document like any other. */
export async function fetchDocument({ address, courseId, replacesId, ...deps }: FetchDocument) {
  const { fileBytes: maxBytes, fetchSeconds: seconds } = DOCUMENT_LIMITS;
  const allowsPrivate = deps.fetchesPrivate;
  const { name, bytes } = await fetchFile({ address, maxBytes, seconds, allowsPrivate });
  const stored = await deps.storage.save(bytes);
  return uploadDocument({ ...deps, upload: { ...stored, name, courseId, replacesId } });
}

/** A new version belongs to the course of the one it replaces, and follows the newest there is. */
async function placeOf({ db, workspaceId, upload }: DocumentDeps & { workspaceId: string; upload: Upload }) {
  if (!upload.replacesId) return { courseId: upload.courseId, replacesId: undefined };
  const replacesId = await newestVersion(db, { workspaceId, documentId: upload.replacesId });
  if (!replacesId) throw new DocumentNotFound();
  const { courseId } = await readDocumentRecord({ db, workspaceId, documentId: replacesId });
  return { courseId: courseId ?? upload.courseId, replacesId };
}

/** Refuses what would not fit. Files dropped at the same moment may go over by themselves. */
async function requireRoom(known: DocumentDeps & { workspaceId: string; upload: Upload }): Promise<void> {
  const { db, workspaceBytes, workspaceId, upload } = known;
  if (!workspaceBytes) return;
  if ((await bytesInWorkspace(db, workspaceId)) + upload.sizeInBytes <= workspaceBytes) return;
  if (await findByHash(db, { workspaceId, fileHash: upload.hash })) return;
  const megabytes = Math.round(workspaceBytes / MEBIBYTE);
  throw new WorkspaceFull({
    detail: `Its documents and the files of its chats may take up ${megabytes} MB. Deleted documents make room after ${DOCUMENT_LIMITS.restoreDays} days; whoever runs this server can raise the limit.`,
  });
}
