import { DocumentNotFound, IsEarlierVersion, IsVersionOfAnother, SameFile } from './documents.errors.ts';
import { type DocumentRecord, lockDocument, updateDocument } from './documents.repository.ts';
import { type DocumentDeps, readDocumentRecord } from './documents.usecases.ts';

interface LinkTwin extends DocumentDeps {
  /** The document that has the same bytes. */
  twin: DocumentRecord;
  /** What was chosen to be replaced, and the newest of its versions. */
  chosenId: string;
  earlierId: string;
}

/** The file chosen as a new version is here already: then that document becomes it, or it is said why it cannot. */
export async function linkTwin({ db, twin, earlierId, ...deps }: LinkTwin): Promise<DocumentRecord> {
  const { id, workspaceId } = twin;
  refuseOther({ twin, chosenId: deps.chosenId, earlierId });
  if (earlierId === id) return twin;
  return db.transaction(async (tx) => {
    const earlier = await readDocumentRecord({ db: tx, workspaceId, documentId: earlierId });
    const document = await lockDocument(tx, id);
    if (!document) throw new DocumentNotFound();
    const courseId = earlier.courseId ?? document.courseId;
    await updateDocument(tx, { id }, { courseId });
    await deps.becomeVersion(tx, { document: { ...document, courseId }, earlierId });
    await updateDocument(tx, { id }, { replacesId: earlierId });
    return readDocumentRecord({ db: tx, workspaceId, documentId: id });
  });
}

function refuseOther({ twin, chosenId, earlierId }: Pick<LinkTwin, 'twin' | 'chosenId' | 'earlierId'>): void {
  const { id, name, replaces, replacedBy } = twin;
  if (id === chosenId) throw new SameFile({ detail: `Choose the file that replaces ${name}.` });
  if (earlierId === id) return;
  if (replacedBy) throw new IsEarlierVersion({ detail: `Its dates went over to ${replacedBy.name}.` });
  if (replaces)
    throw new IsVersionOfAnother({
      detail: `It replaces ${replaces.name}. Open it and choose “Not a new version” first.`,
    });
}
