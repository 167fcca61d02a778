import type { Transaction } from '../../platform/database.ts';
import type { FactsView } from './findings.schemas.ts';
import type { FindingDeps, OneDocument } from './findings.usecases.ts';
import { toFactsView } from './findings.views.ts';
import type { ReviewedDocument } from './plan.ts';

type Which = FindingDeps & OneDocument;

export async function readFacts({ db, documents, ...which }: Which): Promise<FactsView> {
  return toFactsView(await documents.require(db, which));
}

export async function acceptFacts({ db, ...deps }: Which): Promise<FactsView> {
  await db.transaction(async (tx) => {
    const document = await deps.documents.require(tx, deps);
    await putFactsOf(tx, { ...deps, document });
  });
  return readFacts({ db, ...deps });
}

export async function takeBackFacts({ db, ...deps }: Which): Promise<FactsView> {
  await db.transaction(async (tx) => {
    const document = await deps.documents.require(tx, deps);
    await withdrawFactsOf(tx, { ...deps, document });
  });
  return readFacts({ db, ...deps });
}

interface FactsOf extends Pick<FindingDeps, 'clock' | 'plan' | 'documents'> {
  document: ReviewedDocument;
}

/** Class times and grading become those of the course. False when there is no course or nothing was read. */
export async function putFactsOf(
  tx: Transaction,
  { clock, plan, documents, document }: FactsOf,
): Promise<boolean> {
  const { id: documentId, workspaceId, courseId } = document;
  const { extraction } = await documents.require(tx, { workspaceId, documentId });
  if (!courseId || !extraction) return false;
  await plan.putFacts(tx, { workspaceId, courseId, documentId, extraction });
  await documents.markFacts(tx, { documentId, acceptedAt: document.factsAcceptedAt ?? clock.now() });
  return true;
}

export async function withdrawFactsOf(
  tx: Transaction,
  { plan, documents, document }: Omit<FactsOf, 'clock'>,
): Promise<void> {
  await plan.withdrawFacts(tx, document.id);
  await documents.markFacts(tx, { documentId: document.id, acceptedAt: null });
}
