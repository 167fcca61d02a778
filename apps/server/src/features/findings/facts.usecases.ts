import type { Queryable, Transaction } from '../../platform/database.ts';
import { FACT_PARTS, type FactChange, type FactPart } from '../../vocabulary/facts.ts';
import type { FactsView } from './facts.schemas.ts';
import { type FindingDeps, type OneDocument, requireCurrent } from './findings.usecases.ts';
import { toFactsView } from './findings.views.ts';
import type { ReviewedDocument, SupersededDocument } from './plan.ts';

type Which = FindingDeps & OneDocument;

export async function readFacts({ db, ...deps }: Which): Promise<FactsView> {
  const document = await deps.documents.require(db, deps);
  return toFactsView(document, await factChanges(db, { ...deps, document }));
}

type Choose = Which & { parts?: FactPart[] | undefined };

/** Of a new version, the parts named; all of them when none are. */
export async function acceptFacts({ db, parts, ...deps }: Choose): Promise<FactsView> {
  await db.transaction(async (tx) => {
    const document = await requireCurrent(tx, deps);
    if (parts) await putParts(tx, { ...deps, document, parts });
    else await putFactsOf(tx, { ...deps, document: { ...document, factsKept: [] } });
  });
  return readFacts({ db, ...deps });
}

/** In these the course stays as it was, whatever the new version says. */
export async function keepFacts({ db, parts = [...FACT_PARTS], ...deps }: Choose): Promise<FactsView> {
  await db.transaction(async (tx) => {
    const document = await requireCurrent(tx, deps);
    const kept = FACT_PARTS.filter((part) => document.factsKept.includes(part) || parts.includes(part));
    await settle(tx, { ...deps, document: { ...document, factsKept: kept } });
  });
  return readFacts({ db, ...deps });
}

export async function takeBackFacts({ db, ...deps }: Which): Promise<FactsView> {
  await db.transaction(async (tx) => {
    const document = await requireCurrent(tx, deps);
    await withdrawFactsOf(tx, { ...deps, document });
  });
  return readFacts({ db, ...deps });
}

type Collaborators = Pick<FindingDeps, 'clock' | 'plan' | 'documents'>;
interface FactsOf extends Collaborators {
  document: ReviewedDocument;
}
interface WholeFactsOf extends Collaborators {
  document: SupersededDocument;
}

/** What is left to decide about the facts of a new version; nothing where those of the last were never taken over. */
export async function factChanges(
  db: Queryable,
  { plan, documents, document }: Omit<WholeFactsOf, 'clock'>,
): Promise<FactChange[]> {
  const { id: documentId, workspaceId, courseId, extraction, factsKept } = document;
  const earlier = await lastVersion(db, { documents, document });
  if (!courseId || !extraction || !earlier?.extraction || document.factsAcceptedAt) return [];
  if (!earlier.factsAcceptedAt || (await documents.isReplaced(db, documentId))) return [];
  const changes = await plan.changesOfFacts(db, {
    workspaceId,
    courseId,
    documentId,
    extraction,
    earlier: earlier.extraction,
    earlierId: earlier.id,
  });
  return changes.filter(({ part }) => !factsKept.includes(part));
}

const lastVersion = (
  db: Queryable,
  { documents, document: { workspaceId, replacesId } }: Pick<FactsOf, 'documents' | 'document'>,
): Promise<SupersededDocument | undefined> =>
  replacesId ? documents.find(db, { workspaceId, documentId: replacesId }) : Promise.resolve(undefined);

/** The rest stays open until somebody decides; policies are quoted from the newest syllabus without anybody's doing. */
async function putParts(tx: Transaction, { parts, document, ...deps }: WholeFactsOf & { parts: FactPart[] }) {
  const { id: documentId, workspaceId, courseId, extraction, factsKept } = document;
  if (!courseId || !extraction || (await deps.documents.isReplaced(tx, documentId))) return;
  const earlier = (await lastVersion(tx, { ...deps, document }))?.extraction ?? undefined;
  await deps.plan.putFacts(tx, { workspaceId, courseId, documentId, extraction, earlier, parts });
  const kept = factsKept.filter((part) => !parts.includes(part));
  const read = parts.includes('policies') ? [...kept, 'policies' as const] : kept;
  await settle(tx, { ...deps, document: { ...document, factsKept: read } });
}

/** Once nothing is left to decide, the facts are those of the course. */
async function settle(tx: Transaction, { document, clock, ...deps }: WholeFactsOf): Promise<void> {
  const { id: documentId, factsKept: kept } = document;
  const left = await factChanges(tx, { ...deps, document });
  const acceptedAt = left.length > 0 ? null : (document.factsAcceptedAt ?? clock.now());
  await deps.documents.markFacts(tx, { documentId, acceptedAt, kept });
}

/** Class times, grading and what else it says become those of the course. False when there is no course or nothing was read. */
export async function putFactsOf(
  tx: Transaction,
  { clock, plan, documents, document }: FactsOf,
): Promise<boolean> {
  const { id: documentId, workspaceId, courseId, factsKept } = document;
  const { extraction } = await documents.require(tx, { workspaceId, documentId });
  // What a newer version says stands; this one has nothing to add to it.
  if (!courseId || !extraction || (await documents.isReplaced(tx, documentId))) return false;
  const earlier = (await lastVersion(tx, { documents, document }))?.extraction ?? undefined;
  const parts = FACT_PARTS.filter((part) => !factsKept.includes(part));
  await plan.putFacts(tx, { workspaceId, courseId, documentId, extraction, earlier, parts });
  const acceptedAt = document.factsAcceptedAt ?? clock.now();
  await documents.markFacts(tx, { documentId, acceptedAt, kept: factsKept });
  return true;
}

/** Of a new version: the course is as the last one had it, and is asked about again. Of a first one: as it was without. */
export async function withdrawFactsOf(
  tx: Transaction,
  { plan, documents, document }: Omit<FactsOf, 'clock'>,
): Promise<void> {
  const { id: documentId, workspaceId, courseId } = document;
  const { extraction } = await documents.require(tx, { workspaceId, documentId });
  const last = await lastVersion(tx, { documents, document });
  if (courseId && extraction && last?.extraction && last.factsAcceptedAt) {
    const back = { extraction: last.extraction, earlier: extraction, parts: FACT_PARTS };
    await plan.putFacts(tx, { workspaceId, courseId, documentId, ...back });
  } else await plan.withdrawFacts(tx, documentId);
  await documents.markFacts(tx, { documentId, acceptedAt: null, kept: [] });
}
