import { createHash } from 'node:crypto';
import type { Extraction } from '@syllabi/extraction';
import type { Transaction } from '../../platform/database.ts';
import { FACT_PARTS } from '../../vocabulary/facts.ts';
import { factChanges } from './facts.usecases.ts';
import { DecidedSince } from './findings.errors.ts';
import { deleteFindings, findingsOfDocument, lockFindings, updateFinding } from './findings.repository.ts';
import { fieldsOf } from './findings.rules.ts';
import type { FindingDeps } from './findings.usecases.ts';
import { requireCurrent } from './findings.usecases.ts';
import { type ReviewedDocument, type SupersededDocument, withdrawFromPlan } from './plan.ts';
import { deleteOpenQuestions, questionsOfDocument } from './questions.repository.ts';
import { askQuestions, returnToPlan, saveFindings } from './reading.usecases.ts';
import { type Linked, toLinked } from './separation.rules.ts';
import { deleteSeparation, findSeparation, saveSeparation } from './separations.repository.ts';
import { settleAsOwn } from './versions.usecases.ts';

type Deps = Pick<FindingDeps, 'clock' | 'plan' | 'documents'>;
interface OfDocument extends Deps {
  document: ReviewedDocument;
}

/** It is no new version: the last one has its findings again. How it stood is kept, so that this can be taken back. */
export async function separate(tx: Transaction, { document, ...deps }: OfDocument): Promise<void> {
  const { id: documentId, replacesId: earlierId } = document;
  const { extraction } = await requireCurrent(tx, { ...deps, ...document, documentId });
  const linked =
    earlierId && extraction && (await linkedOf(tx, { ...deps, document, extraction, earlierId }));
  await settleAsOwn(tx, { ...deps, document, extraction });
  if (!linked) return;
  const standing = await standingOf(tx, { ...deps, document, earlierId });
  await saveSeparation(tx, { documentId, linked, standing });
}

interface OfVersions extends OfDocument {
  earlierId: string;
}

async function linkedOf(
  tx: Transaction,
  { document, extraction, earlierId, ...deps }: OfVersions & { extraction: Extraction },
): Promise<Linked> {
  const { id: documentId, workspaceId, factsAcceptedAt, factsKept: kept } = document;
  const findings = await lockFindings(tx, { documentId });
  const earlier = await deps.documents.find(tx, { workspaceId, documentId: earlierId });
  const waiting = (await factChanges(tx, { ...deps, document: { ...document, extraction } })).map(
    ({ part }) => part,
  );
  const isFollowing = factsAcceptedAt !== null || (earlier?.factsAcceptedAt ?? null) !== null;
  const followed = FACT_PARTS.filter(
    (part) => isFollowing && !kept.includes(part) && !waiting.includes(part),
  );
  return {
    earlierId,
    findings: findings.map(toLinked),
    facts: { acceptedAt: factsAcceptedAt?.toISOString() ?? null, kept, followed },
  };
}

/** What somebody could have decided of both, as a digest. */
async function standingOf(tx: Transaction, { document, earlierId, documents }: OfVersions): Promise<string> {
  const { workspaceId } = document;
  const digest = createHash('sha256');
  for (const documentId of [document.id, earlierId]) {
    const found = await documents.find(tx, { workspaceId, documentId });
    const findings = await findingsOfDocument(tx, documentId);
    const questions = await questionsOfDocument(tx, documentId);
    const decided = {
      facts: [found?.factsAcceptedAt !== null, found?.factsKept],
      findings: findings.map(({ id, review, editedFields, ...finding }) => [
        id,
        review,
        editedFields,
        fieldsOf(finding),
      ]),
      questions: questions.map(({ key, answer }) => [key, answer]),
    };
    digest.update(JSON.stringify(decided));
  }
  return digest.digest('base64');
}

/** The undo of a separation, for as long as nothing else was decided. Gives the version that it follows again. */
export async function takeBackSeparation(tx: Transaction, which: OfDocument): Promise<string> {
  const linked = await standingSeparation(tx, which);
  if (!linked) throw new DecidedSince();
  await linkAgain(tx, { ...which, linked });
  return linked.earlierId;
}

interface BecomeVersion extends OfVersions {
  extraction: Extraction;
}

/** A document that is here already turns out to be the new version of another. */
export async function becomeVersion(
  tx: Transaction,
  { document, earlierId, extraction, ...deps }: BecomeVersion,
): Promise<void> {
  const { id: documentId } = document;
  const linked = await standingSeparation(tx, { ...deps, document });
  if (linked?.earlierId === earlierId) return linkAgain(tx, { ...deps, document, linked });
  if (document.factsAcceptedAt) {
    await deps.plan.withdrawFacts(tx, documentId);
    await deps.documents.markFacts(tx, { documentId, acceptedAt: null, kept: [] });
  }
  const version = { ...document, replacesId: earlierId, factsAcceptedAt: null, factsKept: [] };
  await saveFindings(tx, { ...deps, document: version, extraction });
  await deleteSeparation(tx, documentId);
}

/** How it stood before it was separated, unless something was decided since. */
async function standingSeparation(
  tx: Transaction,
  { document, ...deps }: OfDocument,
): Promise<Linked | undefined> {
  const { id: documentId, workspaceId } = document;
  const separation = await findSeparation(tx, documentId);
  if (!separation) return undefined;
  const { linked, standing } = separation;
  const { earlierId } = linked;
  const isThere = await deps.documents.find(tx, { workspaceId, documentId: earlierId });
  if (!isThere || (await deps.documents.isReplaced(tx, earlierId))) return undefined;
  await lockFindings(tx, { documentId });
  await lockFindings(tx, { documentId: earlierId });
  const now = await standingOf(tx, { ...deps, document, earlierId });
  return now === standing ? linked : undefined;
}

interface LinkAgain extends OfDocument {
  linked: Linked;
}

/** Everything as it stood: what was decided is decided, and what was made only by separating the two is gone. */
async function linkAgain(tx: Transaction, { document, linked, ...deps }: LinkAgain): Promise<void> {
  const { id: documentId, workspaceId } = document;
  const { earlierId } = linked;
  const { extraction, ...rest } = await deps.documents.require(tx, { workspaceId, documentId });
  const version = { ...rest, replacesId: earlierId };
  await putFindingsBack(tx, { ...deps, document: version, linked });
  await putFactsBack(tx, { ...deps, document: { ...version, extraction }, linked });
  if (extraction) await askQuestions(tx, { ...deps, document: version, extraction });
  const { factsAcceptedAt, factsKept } = await deps.documents.require(tx, { workspaceId, documentId });
  await returnToPlan(tx, { ...deps, document: { ...version, factsAcceptedAt, factsKept } });
  await deleteSeparation(tx, documentId);
}

async function putFindingsBack(tx: Transaction, { document, linked, plan, clock }: LinkAgain): Promise<void> {
  const { id: documentId } = document;
  const { earlierId, findings } = linked;
  const standing = [
    ...(await findingsOfDocument(tx, documentId)),
    ...(await findingsOfDocument(tx, earlierId)),
  ];
  const ids = new Set(findings.map(({ id }) => id));
  const newIds = standing.filter(({ id }) => !ids.has(id)).map(({ id }) => id);
  await deleteFindings(tx, newIds);
  await deleteOpenQuestions(tx, earlierId);
  for (const { id, ...finding } of findings)
    await updateFinding(tx, { id }, { ...finding, documentId, updatedAt: clock.now() });
  const out = findings.filter(({ review }) => review !== 'accepted').map(({ id }) => id);
  await withdrawFromPlan(tx, plan, out);
}

interface PutFactsBack extends Omit<LinkAgain, 'document'> {
  document: SupersededDocument;
}

async function putFactsBack(tx: Transaction, { document, linked, ...deps }: PutFactsBack): Promise<void> {
  const { id: documentId, workspaceId, courseId, extraction } = document;
  const { acceptedAt, kept, followed: parts } = linked.facts;
  const earlier = await deps.documents.find(tx, { workspaceId, documentId: linked.earlierId });
  await deps.plan.moveFacts(tx, { from: linked.earlierId, to: documentId });
  if (courseId && extraction && parts.length > 0) {
    const said = { extraction, earlier: earlier?.extraction ?? undefined };
    await deps.plan.putFacts(tx, { workspaceId, courseId, documentId, ...said, parts });
  }
  const markedAt = acceptedAt === null ? null : new Date(acceptedAt);
  await deps.documents.markFacts(tx, { documentId, acceptedAt: markedAt, kept });
}
