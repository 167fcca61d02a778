import { factsAsRead, toLabels } from './corrections.rules.ts';
import type { CorrectionLabels } from './corrections.schemas.ts';
import { ReadingMissing } from './findings.errors.ts';
import { findingsOfDocument } from './findings.repository.ts';
import type { FindingDeps, OneDocument } from './findings.usecases.ts';

/** The person's corrections of a document as labels. They are handed to them and sent nowhere. */
export async function exportCorrections({
  db,
  documents,
  plan,
  ...which
}: FindingDeps & OneDocument): Promise<CorrectionLabels> {
  const { id, extraction, factsAcceptedAt } = await documents.require(db, which);
  if (!extraction) throw new ReadingMissing();
  const facts = factsAcceptedAt ? await plan.factsOf(db, id) : factsAsRead(extraction);
  return toLabels({ id, extraction, facts, findings: await findingsOfDocument(db, id) });
}
