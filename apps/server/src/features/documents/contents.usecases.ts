import type { Extraction } from '@syllabi/extraction';
import { DocumentNotFound, DocumentNotReady } from './documents.errors.ts';
import { findContent, type OneDocument } from './documents.repository.ts';
import { type DocumentDeps, readDocumentRecord } from './documents.usecases.ts';
import { mediaTypeOf } from './file-names.rules.ts';

type Which = DocumentDeps & OneDocument;

export async function readOriginal({ storage, ...which }: Which) {
  const { name, bytes, format, fileHash } = await readDocumentRecord(which);
  const mediaType = mediaTypeOf(format);
  return { name, bytes, mediaType, hash: fileHash, stream: () => storage.stream(fileHash) };
}

async function requireContent({ db, ...which }: Which) {
  const content = await findContent(db, which);
  if (!content) throw new DocumentNotFound();
  return content;
}

export async function readContent(which: Which) {
  const { format, html, text } = await requireContent(which);
  if (!format || text === null) throw new DocumentNotReady();
  return { format, html, text };
}

export async function readExtraction(which: Which): Promise<Extraction> {
  const { extraction } = await requireContent(which);
  if (!extraction) throw new DocumentNotReady();
  return extraction;
}
