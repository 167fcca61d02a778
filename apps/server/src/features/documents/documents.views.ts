import type { DocumentRecord } from './documents.repository.ts';
import type { DocumentView } from './documents.schemas.ts';

export const toDocumentView = (document: DocumentRecord): DocumentView => ({
  id: document.id,
  name: document.name,
  format: document.format,
  bytes: document.bytes,
  status: document.status,
  problem: document.problem,
  course: document.course,
  pages: document.pages,
  review: document.review,
  replaces: document.replaces,
  replacedBy: document.replacedBy,
  factsAcceptedAt: document.factsAcceptedAt?.toISOString() ?? null,
  uploadedBy: document.uploadedBy,
  createdAt: document.createdAt.toISOString(),
  readAt: document.readAt?.toISOString() ?? null,
  version: document.version,
});
