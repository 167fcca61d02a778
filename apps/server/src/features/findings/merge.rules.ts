import type { Finding as Extracted } from '@syllabi/extraction';
import { type FindingFields, fieldsOfExtracted, isYearless } from './findings.rules.ts';
import type { FindingField, ReviewState } from './findings.schemas.ts';
import type { Proposal } from './version.rules.ts';

interface Standing extends FindingFields {
  id: string;
  key: string | null;
  review: ReviewState;
  editedFields: FindingField[];
  byHand: boolean;
  proposal: Proposal | null;
}

export interface Merge {
  added: Extracted[];
  /** Found again: what the student changed stays, the rest follows the document. */
  kept: { id: string; change: Partial<FindingFields> & { proposal?: Proposal }; found: Extracted }[];
  /** Not found any more, and nobody had touched them. */
  goneIds: string[];
}

/** What a new reading of a document does to the findings of the last one. */
export function mergeFindings(standing: Standing[], extracted: Extracted[]): Merge {
  const found = new Map(extracted.map((finding) => [finding.id, finding]));
  const known = new Set(standing.map(({ key }) => key));
  const isUntouched = ({ review, editedFields, byHand }: Standing) =>
    review === 'open' && editedFields.length === 0 && !byHand;
  return {
    added: [...found.values()].filter(({ id }) => !known.has(id)),
    kept: standing.flatMap((finding) => {
      const again = finding.key === null ? undefined : found.get(finding.key);
      return again ? [{ id: finding.id, change: changeOf(finding, again), found: again }] : [];
    }),
    goneIds: standing
      .filter((finding) => finding.key !== null && !found.has(finding.key) && isUntouched(finding))
      .map(({ id }) => id),
  };
}

/** What a new version proposed is still a proposal at the next reading, and what was refused stays refused. */
function changeOf(finding: Standing, again: Extracted) {
  const { proposal } = finding;
  const change = unedited(finding, again);
  if (proposal?.type !== 'changed' || proposal.settled === 'accepted') return change;
  return proposal.settled ? {} : { proposal: { ...proposal, to: change } };
}

function unedited({ date, editedFields }: Standing, again: Extracted): Partial<FindingFields> {
  // A year that was once known is not forgotten: an accepted finding has a place in the plan.
  const kept =
    isYearless(again.date) && !isYearless(date) ? [...editedFields, 'date', 'endDate'] : editedFields;
  const entries = Object.entries(fieldsOfExtracted(again));
  return Object.fromEntries(entries.filter(([field]) => !kept.includes(field as FindingField)));
}
