import { InvalidRequest } from '../../platform/errors.ts';
import type { Account } from '../../platform/http/types.ts';
import { LedgerEntryNotFound, LedgerEntryTaken } from './findings.errors.ts';
import { type FindingRecord, ledgerFindings } from './findings.repository.ts';
import type { LedgerFinding } from './findings.schemas.ts';
import { addFinding, type FindingDeps, type OneDocument } from './findings.usecases.ts';

type Which = FindingDeps & OneDocument;

/** Every date of the document and what became of it. */
export async function readLedger({ db, documents, ...which }: Which) {
  const { id, extraction } = await documents.require(db, which);
  const made = await ledgerFindings(db, id);
  return {
    items: (extraction?.ledger ?? []).map(({ text, page, date, outcome, reason, line, evidence }, entry) => ({
      entry,
      text,
      page,
      outcome,
      date: date ?? null,
      reason: reason ?? null,
      line: line ?? null,
      evidence: evidence ?? null,
      findingId: made.get(entry) ?? null,
    })),
  };
}

type FromLedger = Which & { account: Account; entry: number; finding: LedgerFinding };

/** A date that was set aside becomes a finding after all. */
export async function findingFromLedger({ entry, finding, ...deps }: FromLedger): Promise<FindingRecord> {
  const found = (await readLedger(deps)).items[entry];
  if (!found) throw new LedgerEntryNotFound();
  if (found.outcome === 'finding' || found.findingId) throw new LedgerEntryTaken();
  const date = finding.date ?? found.date;
  if (!date || date.startsWith('--'))
    throw new InvalidRequest({
      errors: [{ field: 'date', message: 'Say which day it is.', code: 'required' }],
    });
  const evidence = found.evidence ?? { page: found.page, quote: found.text };
  return addFinding({ ...deps, finding: { ...finding, date, evidence }, ledgerEntry: entry });
}
