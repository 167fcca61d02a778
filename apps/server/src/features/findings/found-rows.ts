import type { Finding as Extracted } from '@syllabi/extraction';
import { newId } from '../../platform/ids.ts';
import { fieldsOfExtracted } from './findings.rules.ts';
import type { ReviewedDocument } from './plan.ts';

export const toNewRow = (found: Extracted, { document, now }: { document: ReviewedDocument; now: Date }) => ({
  ...fieldsOfExtracted(found),
  id: newId(),
  workspaceId: document.workspaceId,
  documentId: document.id,
  key: found.id,
  confidence: found.confidence,
  evidence: found.evidence,
  assumed: found.assumed,
  createdAt: now,
  updatedAt: now,
});
