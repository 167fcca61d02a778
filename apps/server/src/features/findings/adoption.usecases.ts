import type { Extraction } from '@syllabi/extraction';
import type { Transaction } from '../../platform/database.ts';
import { factChanges, putFactsOf } from './facts.usecases.ts';
import {
  deleteFindings,
  type Finding,
  insertFindings,
  lockFindings,
  updateFinding,
} from './findings.repository.ts';
import { fieldsOf } from './findings.rules.ts';
import type { FindingDeps } from './findings.usecases.ts';
import { toNewRow } from './found-rows.ts';
import type { ReviewedDocument, SupersededDocument } from './plan.ts';
import { deleteOpenQuestions } from './questions.repository.ts';
import { adoptFindings, type Earlier } from './version.rules.ts';

type Deps = Pick<FindingDeps, 'clock' | 'plan' | 'documents'>;

interface Adopt extends Deps {
  document: ReviewedDocument;
  extraction: Extraction;
  earlier: SupersededDocument;
}

/** The findings of the last version go over to the new one: with their tasks, edits and notes. */
export async function adoptVersion(tx: Transaction, { document, extraction, earlier, ...deps }: Adopt) {
  const { clock, documents } = deps;
  const { id: documentId } = document;
  const now = clock.now();
  const own = await lockFindings(tx, { documentId });
  const standing = await lockFindings(tx, { documentId: earlier.id });
  const before = earlier.extraction?.findings ?? [];
  const adoption = adoptFindings({ standing, own, before, after: extraction.findings });
  await deleteFindings(tx, adoption.droppedIds);
  await deleteOpenQuestions(tx, earlier.id);
  for (const { finding, proposal } of adoption.left) {
    const evidence = await relocate(tx, { finding, documentId, documents });
    const place = { documentId, key: null, evidence, earlier: earlierOf(finding, documentId) };
    const found = stillFound(finding, { evidence, proposal });
    await updateFinding(tx, finding, { ...place, ...found, updatedAt: now });
  }
  for (const { finding, found, change, proposal } of adoption.kept) {
    const { id: key, evidence, confidence, assumed } = found;
    const earlier = earlierOf(finding, documentId);
    const place = { documentId, key, evidence, confidence, assumed, earlier, ...UNREAD };
    await updateFinding(tx, finding, { ...change, ...place, proposal, updatedAt: now });
  }
  const rows = adoption.added.map((found) => toNewRow(found, { document, now }));
  await insertFindings(
    tx,
    rows.map((row) => ({ ...row, proposal: { type: 'new' as const } })),
  );
  await adoptFacts(tx, { document, extraction, earlier, ...deps });
}

/** What a model said of other words does not go over. */
const UNREAD = { secondReading: null };

/** The rules never find what only a model found: it is gone once its words are. */
function stillFound(
  { secondReading }: Finding,
  { evidence, proposal }: Pick<Finding, 'evidence' | 'proposal'>,
): Pick<Finding, 'proposal' | 'secondReading'> {
  const isThere = secondReading?.verdict === 'added' && evidence.length > 0;
  return isThere
    ? { proposal: null, secondReading: { ...secondReading, evidence } }
    : { proposal, ...UNREAD };
}

/** Only what comes from the last version remembers it; what was in this one already keeps its own memory. */
function earlierOf(finding: Finding, documentId: string): Earlier | null {
  if (finding.documentId === documentId) return finding.earlier;
  const { key, evidence, confidence, assumed } = finding;
  return {
    documentId: finding.documentId,
    key,
    evidence,
    confidence,
    assumed,
    fields: fieldsOf(finding),
    before: finding.earlier,
  };
}

interface Relocate extends Pick<Deps, 'documents'> {
  finding: Finding;
  documentId: string;
}

/** Words that still stand in the new version are shown there; others have no place in it. */
async function relocate(tx: Transaction, { finding, documentId, documents }: Relocate) {
  if (finding.documentId === documentId) return finding.evidence;
  const places: Finding['evidence'] = [];
  for (const { quote } of finding.evidence) {
    const place = await documents.locate(tx, { documentId, quote });
    if (place) places.push({ ...place, quote });
  }
  return places;
}

/** Class times and grading stay those of the course until somebody decides; where the new version says the same, they are settled with it. */
async function adoptFacts(tx: Transaction, { document, extraction, earlier, ...deps }: Adopt) {
  await deps.plan.moveFacts(tx, { from: earlier.id, to: document.id });
  const changes = await factChanges(tx, { ...deps, document: { ...document, extraction } });
  if (earlier.factsAcceptedAt && changes.length === 0) await putFactsOf(tx, { ...deps, document });
}
