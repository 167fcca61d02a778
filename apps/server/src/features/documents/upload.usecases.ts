import type { Account } from '../../platform/http/types.ts';
import { newId } from '../../platform/ids.ts';
import { DocumentNotFound } from './documents.errors.ts';
import { type DocumentRecord, findByHash, insertDocument } from './documents.repository.ts';
import { type DocumentDeps, readAgain, readDocumentRecord } from './documents.usecases.ts';
import { readDocumentJob } from './reading.jobs.ts';
import type { Upload } from './upload.ts';

interface UploadDocument extends DocumentDeps {
  workspaceId: string;
  account: Account;
  upload: Upload;
}

/** Keeps a dropped file and queues it for reading; the same bytes dropped twice are one document. */
export async function uploadDocument({
  workspaceId,
  account,
  upload,
  ...deps
}: UploadDocument): Promise<{ document: DocumentRecord; alreadyHere: boolean }> {
  const { db, clock, jobs } = deps;
  const { name, courseId, hash, sizeInBytes } = upload;
  if (courseId) await deps.requireCourse(db, { workspaceId, courseId });
  const documentId = newId();
  const isNew = await db.transaction(async (tx) => {
    const inserted = await insertDocument(tx, {
      id: documentId,
      workspaceId,
      name,
      courseId: courseId ?? null,
      bytes: sizeInBytes,
      fileHash: hash,
      status: 'queued' as const,
      uploadedBy: account.id,
      createdAt: clock.now(),
    });
    if (inserted) await jobs.enqueue(readDocumentJob, { documentId }, { tx, key: documentId });
    return inserted;
  });
  if (isNew) {
    return { document: await readDocumentRecord({ db, workspaceId, documentId }), alreadyHere: false };
  }
  const twin = await findByHash(db, { workspaceId, fileHash: hash });
  if (!twin) throw new DocumentNotFound();
  const isWorthAnotherTry = twin.status === 'failed';
  const document = isWorthAnotherTry ? await readAgain({ ...deps, workspaceId, documentId: twin.id }) : twin;
  return { document, alreadyHere: true };
}
