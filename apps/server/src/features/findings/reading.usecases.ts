import type { Extraction } from '@syllabi/extraction';
import { isQuestion, keyOfQuestion, optionsOf } from '@syllabi/extraction/questions';
import type { Transaction } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { adoptVersion } from './adoption.usecases.ts';
import { putFactsOf } from './facts.usecases.ts';
import {
  deleteFindings,
  type Finding,
  findingsOfDocument,
  insertFindings,
  lockFindings,
  updateFinding,
} from './findings.repository.ts';
import type { FindingDeps } from './findings.usecases.ts';
import { toNewRow } from './found-rows.ts';
import { mergeFindings } from './merge.rules.ts';
import { type Plan, putIntoPlan, type ReviewedDocument, withdrawFromPlan } from './plan.ts';
import { saveQuestions } from './questions.repository.ts';

type Deps = Pick<FindingDeps, 'clock' | 'plan' | 'documents'>;

interface SaveFindings extends Deps {
  document: ReviewedDocument;
  extraction: Extraction;
}

/** Keeps what a reading found; of a document that was replaced nothing, since its findings are elsewhere. At a second reading what was changed by hand stays, and the plan follows the rest. */
export async function saveFindings(
  tx: Transaction,
  { document, extraction, ...deps }: SaveFindings,
): Promise<void> {
  const { workspaceId, replacesId } = document;
  if (await deps.documents.isReplaced(tx, document.id)) return;
  const earlier = replacesId && (await deps.documents.find(tx, { workspaceId, documentId: replacesId }));
  const isNewVersion =
    earlier && ((await hasFindings(tx, earlier.id)) || !(await hasFindings(tx, document.id)));
  if (isNewVersion) await adoptVersion(tx, { document, extraction, earlier, ...deps });
  else await mergeReading(tx, { document, extraction, ...deps });
  await askQuestions(tx, { document, extraction, ...deps });
  await returnToPlan(tx, { document, ...deps });
}

const hasFindings = async (tx: Transaction, documentId: string) =>
  (await findingsOfDocument(tx, documentId)).length > 0;

async function mergeReading(tx: Transaction, { document, extraction, ...deps }: SaveFindings): Promise<void> {
  const { id: documentId } = document;
  const now = deps.clock.now();
  const standing = await lockFindings(tx, { documentId });
  const { added, kept, goneIds } = mergeFindings(standing, extraction.findings);
  await deleteFindings(tx, goneIds);
  for (const { id, change, found } of kept) {
    const { evidence, confidence, assumed } = found;
    await updateFinding(tx, { id }, { ...change, evidence, confidence, assumed, updatedAt: now });
  }
  await insertFindings(
    tx,
    added.map((found) => toNewRow(found, { document, now })),
  );
}

export async function askQuestions(
  tx: Transaction,
  { document, extraction, clock }: Pick<SaveFindings, 'document' | 'extraction' | 'clock'>,
): Promise<void> {
  const { id: documentId, workspaceId } = document;
  const standing = new Map(
    (await findingsOfDocument(tx, documentId)).map((finding) => [finding.key, finding]),
  );
  const asked = new Map(
    extraction.warnings.filter(isQuestion).map((warning) => [keyOfQuestion(warning), warning]),
  );
  const rows = [...asked].map(([key, warning], position) => {
    const { code, message, evidence = [], findingIds = [] } = warning;
    const about = findingIds.flatMap((findingKey) => standing.get(findingKey) ?? []);
    return {
      ...settledAlready(about, clock.now()),
      id: newId(),
      workspaceId,
      documentId,
      key,
      position,
      code,
      message,
      evidence,
      findingIds: about.map(({ id }) => id),
      options: optionsOf(warning, about),
    };
  });
  await saveQuestions(tx, { documentId, rows });
}

/** What was answered or dated by hand in the last version is not asked again. */
function settledAlready(about: Finding[], now: Date) {
  const [first] = about;
  const isSettled = about.every(({ earlier, editedFields }) => earlier && editedFields.includes('date'));
  return first && isSettled ? { answer: { date: first.date }, answeredAt: now } : {};
}

type OfDocument = Deps & { document: ReviewedDocument };

/** Everything accepted of a document, put where it belongs: after a reading, a restoration or a move. */
export async function returnToPlan(tx: Transaction, { document, plan, ...deps }: OfDocument): Promise<void> {
  const findings = await findingsOfDocument(tx, document.id);
  for (const finding of findings.filter(({ review }) => review === 'accepted'))
    await putIntoPlan(tx, plan, { finding, document, accountId: document.uploadedBy });
  if (document.factsAcceptedAt) await putFactsOf(tx, { ...deps, plan, document });
}

/** The plan without a document; what was accepted is remembered for when it comes back. */
export async function leavePlan(
  tx: Transaction,
  { document, plan }: { document: ReviewedDocument; plan: Plan },
): Promise<void> {
  const findings = await findingsOfDocument(tx, document.id);
  await withdrawFromPlan(
    tx,
    plan,
    findings.map(({ id }) => id),
  );
  await plan.withdrawFacts(tx, document.id);
}
