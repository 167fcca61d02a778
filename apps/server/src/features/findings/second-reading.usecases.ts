import type { SecondOpinion } from '@syllabi/extraction';
import type { Transaction } from '../../platform/database.ts';
import {
  type Finding,
  insertFindings,
  ledgerFindings,
  lockFindings,
  type NewFinding,
  updateFinding,
} from './findings.repository.ts';
import type { FindingDeps, OneDocument } from './findings.usecases.ts';
import { toNewRow } from './found-rows.ts';
import type { ReviewedDocument } from './plan.ts';
import { CONFIDENCE_OF_ADDED, isSameThing, isUndecided, toMark } from './second-reading.rules.ts';

type Counts = Record<SecondOpinion['verdict'], number>;

interface KeepOpinions extends Pick<FindingDeps, 'clock' | 'documents'>, OneDocument {
  opinions: SecondOpinion[];
}

/**
 * Writes a second reading beside the findings: none of them changes, and what is new is open. Whatever somebody decided
 * while the model was thinking stays decided.
 */
export async function keepOpinions(tx: Transaction, { opinions, ...deps }: KeepOpinions): Promise<Counts> {
  const { documentId, documents, clock } = deps;
  const document = await documents.require(tx, deps);
  const standing = await lockFindings(tx, { documentId });
  const byKey = new Map(standing.map((finding) => [finding.key, finding]));
  const counts: Counts = { confirmed: 0, changed: 0, added: 0, doubted: 0 };
  if (await documents.isReplaced(tx, documentId)) return counts;
  for (const opinion of opinions) {
    const finding = opinion.about.type === 'finding' ? byKey.get(opinion.about.findingId) : undefined;
    if (!finding || !isUndecided(finding)) continue;
    await updateFinding(tx, finding, { secondReading: toMark(opinion), updatedAt: clock.now() });
    counts[opinion.verdict]++;
  }
  const rows = await newRows(tx, { opinions, standing, document, now: clock.now() });
  await insertFindings(tx, rows);
  return { ...counts, added: rows.length };
}

interface NewRows {
  opinions: readonly SecondOpinion[];
  standing: readonly Finding[];
  document: ReviewedDocument;
  now: Date;
}

async function newRows(
  tx: Transaction,
  { opinions, standing, document, now }: NewRows,
): Promise<NewFinding[]> {
  const taken = await ledgerFindings(tx, document.id);
  const rows = new Map<string, NewFinding>();
  for (const opinion of opinions) {
    if (opinion.verdict !== 'added') continue;
    const { about, id, fields, evidence } = opinion;
    const entry = about.type === 'date' ? about.entry : null;
    const isThere =
      (entry !== null && taken.has(entry)) ||
      standing.some((finding) => finding.key === id || isSameThing(finding, fields));
    if (isThere) continue;
    const found = { ...fields, id, evidence, confidence: CONFIDENCE_OF_ADDED, assumed: [] };
    rows.set(id, {
      ...toNewRow(found, { document, now }),
      ledgerEntry: entry,
      secondReading: toMark(opinion),
    });
  }
  return [...rows.values()];
}
