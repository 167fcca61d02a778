import type { ReadFields, SecondOpinion } from '@syllabi/extraction';
import type { EvidenceView } from '../../vocabulary/evidence.ts';
import { type FindingFields, placeInPlan } from './findings.rules.ts';
import { FINDING_FIELDS, type FindingField, type ReviewState } from './findings.schemas.ts';
import { toText } from './version.rules.ts';

/** What a language model made of a finding. The finding itself stays as it was until somebody decides. */
export interface SecondReadingMark {
  verdict: SecondOpinion['verdict'];
  evidence: EvidenceView[];
  /** What it reads differently. */
  to?: Partial<FindingFields>;
}

/** Found by the model alone: half of such findings may be wrong, so it stands among the doubtful ones. */
export const CONFIDENCE_OF_ADDED = 0.5;

export const toMark = (opinion: SecondOpinion): SecondReadingMark => ({
  verdict: opinion.verdict,
  evidence: opinion.evidence,
  ...(opinion.verdict === 'changed' && { to: opinion.fields }),
});

interface Marked extends FindingFields {
  review: ReviewState;
  editedFields: FindingField[];
  byHand: boolean;
  secondReading: SecondReadingMark | null;
}

export const isUndecided = ({ review, editedFields, byHand }: Omit<Marked, 'secondReading'>): boolean =>
  review === 'open' && editedFields.length === 0 && !byHand;

/** What is left of a second reading to look at: of a change only what is not so already, and was not set by hand. */
export function pendingOpinion(finding: Marked) {
  const { secondReading: mark, editedFields } = finding;
  if (!mark) return null;
  const { verdict, evidence, to = {} } = mark;
  const fields = FINDING_FIELDS.filter(
    (field) => field in to && to[field] !== finding[field] && !editedFields.includes(field),
  ).map((field) => ({ field, from: toText(finding[field]), to: toText(to[field]) }));
  const isDone = verdict === 'changed' && fields.length === 0;
  return { verdict: isDone ? ('confirmed' as const) : verdict, evidence, fields };
}

/** Something that stands already, as a person or an earlier version has it, is not found a second time. */
export const isSameThing = (
  standing: Pick<FindingFields, 'kind' | 'title' | 'date'>,
  added: Pick<ReadFields, 'kind' | 'title' | 'date'>,
): boolean =>
  standing.date === added.date &&
  placeInPlan(standing.kind) === placeInPlan(added.kind) &&
  isSameTitle(standing.title, added.title);

const wordsOf = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
const isSameTitle = (a: string, b: string): boolean => wordsOf(a) === wordsOf(b);
