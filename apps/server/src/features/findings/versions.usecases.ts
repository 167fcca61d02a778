import type { Extraction } from '@syllabi/extraction';
import type { Transaction } from '../../platform/database.ts';
import { type Finding, type FindingChange, lockFindings, updateFinding } from './findings.repository.ts';
import type { FindingDeps } from './findings.usecases.ts';
import { putIntoPlan, type ReviewedDocument } from './plan.ts';
import { saveFindings } from './reading.usecases.ts';

type Deps = Pick<FindingDeps, 'clock' | 'plan' | 'documents'>;
type OfDocument = Deps & { document: ReviewedDocument };

/** The way back: what came from the last version returns to it, as it stood there, with what was edited since. */
export async function giveBack(tx: Transaction, { document, ...deps }: OfDocument): Promise<void> {
  const { id: documentId, workspaceId, replacesId } = document;
  const earlier = replacesId && (await deps.documents.find(tx, { workspaceId, documentId: replacesId }));
  if (!earlier || (await deps.documents.isReplaced(tx, documentId))) return;
  const came = (await lockFindings(tx, { documentId })).filter(
    (row) => row.earlier?.documentId === earlier.id,
  );
  for (const finding of came) {
    const back = await updateFinding(tx, finding, { ...asBefore(finding), updatedAt: deps.clock.now() });
    if (back?.review === 'accepted')
      await putIntoPlan(tx, deps.plan, { finding: back, document: earlier, accountId: document.uploadedBy });
  }
  await deps.plan.moveFacts(tx, { from: documentId, to: earlier.id });
  if (earlier.extraction)
    await saveFindings(tx, {
      ...deps,
      document: { ...earlier, replacesId: null },
      extraction: earlier.extraction,
    });
}

function asBefore({ earlier, editedFields, byHand, proposal, ...finding }: Finding): FindingChange {
  if (!earlier) return {};
  const { before, fields, documentId, key, evidence, confidence, assumed } = earlier;
  const kept = byHand
    ? []
    : Object.entries(fields).filter(([name]) => !editedFields.some((one) => one === name));
  const review = proposal?.type === 'gone' ? proposal.before?.review : undefined;
  return {
    ...Object.fromEntries(kept),
    documentId,
    key,
    evidence,
    confidence,
    assumed,
    review: review ?? finding.review,
    earlier: before,
    proposal: null,
  };
}

/** What is left of a new version that turns out to be a document of its own. */
export async function settleAsOwn(
  tx: Transaction,
  { document, extraction, ...deps }: OfDocument & { extraction: Extraction | null },
): Promise<void> {
  await giveBack(tx, { document, ...deps });
  const own = { ...document, replacesId: null, factsAcceptedAt: null };
  for (const finding of await lockFindings(tx, { documentId: document.id }))
    await updateFinding(tx, finding, { proposal: null, updatedAt: deps.clock.now() });
  await deps.documents.markFacts(tx, { documentId: document.id, acceptedAt: null });
  if (extraction) await saveFindings(tx, { ...deps, document: own, extraction });
}
