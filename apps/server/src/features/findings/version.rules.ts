import type { Finding as Extracted, Extraction } from '@syllabi/extraction';
import type { EvidenceView } from '../../vocabulary/evidence.ts';
import { type FindingFields, fieldsOfExtracted, isYearless, placeInPlan } from './findings.rules.ts';
import { FINDING_FIELDS, type FindingField, type ReviewState } from './findings.schemas.ts';
import { matchVersions } from './version-match.rules.ts';

/** What a new version of the document wants of a finding of the last one. */
export type Proposal = Settled &
  (
    | { type: 'new' }
    /** What the new version says, where it differs. */
    | { type: 'changed'; to: Partial<FindingFields> }
    /** Not in the new version; `quote` is what the last one said. */
    | { type: 'gone'; quote: string | null }
    /** In the plan already, by the last version: this one was a document of its own for a while. */
    | { type: 'twice' }
  );

interface Settled {
  settled?: 'accepted' | 'refused';
  /** What the decision replaced, so that it can be taken back. */
  before?: { fields: FindingFields; review: ReviewState; editedFields?: FindingField[] };
}

/** Where a finding stood in the last version. */
export interface Earlier {
  documentId: string;
  key: string | null;
  fields: FindingFields;
  evidence: EvidenceView[];
  confidence: number;
  assumed: Extracted['assumed'];
  before: Earlier | null;
}

export interface Standing extends FindingFields {
  id: string;
  documentId: string;
  key: string | null;
  review: ReviewState;
  editedFields: FindingField[];
  byHand: boolean;
  proposal: Proposal | null;
  evidence: EvidenceView[];
}

export interface Adoption<S extends Standing> {
  /** Found in the new version too. */
  kept: { finding: S; found: Extracted; change: Partial<FindingFields>; proposal: Proposal | null }[];
  /** Somebody cared for it, and the new version does not have it. */
  left: { finding: S; proposal: Proposal | null }[];
  /** Not there any more, and nobody had touched them. */
  droppedIds: string[];
  added: Extracted[];
}

interface Versions<S extends Standing> {
  standing: S[];
  /** What the new version has already, since it was a document of its own before. */
  own?: S[];
  /** What the last version said, before anybody corrected it. */
  before: Extracted[];
  after: Extracted[];
}

/** What a new version does to the findings of the last one. Nothing that is in the plan changes by itself. */
export function adoptFindings<S extends Standing>(versions: Versions<S>): Adoption<S> {
  const { standing, own = [], before, after } = versions;
  const said = new Map(before.map((found) => [found.id, fieldsOfExtracted(found)]));
  const found = [...new Map(after.map((one) => [one.id, one])).values()];
  const saidOf = ({ key }: S) => (key === null ? undefined : said.get(key));
  const came = pairUp(standing, { found, saidOf });
  const stayed = pairUp(own, { found, saidOf: () => undefined });
  const paired = new Map(found.map((one) => [one.id, preferred(came.get(one.id), stayed.get(one.id))]));
  const kept = found.flatMap((one) => {
    const finding = paired.get(one.id);
    return finding ? [{ finding, found: one, ...follow(finding, { one, said: saidOf(finding) }) }] : [];
  });
  const keptIds = new Set(kept.map(({ finding }) => finding.id));
  const twins = new Set([...stayed.values()].map(({ id }) => id));
  const rest = [...standing, ...own].filter(({ id }) => !keptIds.has(id));
  return {
    kept,
    left: rest.filter(isTouched).map((finding) => ({
      finding,
      proposal: twins.has(finding.id) ? doublingOf(finding) : partingOf(finding),
    })),
    droppedIds: rest.filter((finding) => !isTouched(finding)).map(({ id }) => id),
    added: found.filter(({ id }) => !paired.get(id)),
  };
}

interface PairUp<S> {
  found: Extracted[];
  saidOf: (finding: S) => FindingFields | undefined;
}

/** Which finding is which of the new version, by its id there. */
function pairUp<S extends Standing>(findings: S[], { found, saidOf }: PairUp<S>): Map<string, S> {
  const pairs = matchVersions(
    findings.map((finding) => ({ ...toThing(finding), ...saidOf(finding), finding })),
    found.map((one) => ({ ...toThing({ ...fieldsOfExtracted(one), ...one, key: one.id }), one })),
  );
  return new Map(pairs.map(([{ finding }, { one }]) => [one.id, finding]));
}

/** What came from the last version has the older task; only what is in the plan alone takes its place. */
function preferred<S extends Standing>(came: S | undefined, own: S | undefined): S | undefined {
  if (!came || !own) return came ?? own;
  return own.review === 'accepted' && came.review !== 'accepted' ? own : came;
}

const toThing = ({
  key,
  kind,
  title,
  date,
  evidence,
}: Pick<Standing, 'key' | 'kind' | 'title' | 'date' | 'evidence'>) => ({
  key,
  place: placeInPlan(kind),
  kind,
  title,
  date,
  quote: evidence[0]?.quote ?? '',
});

const isTouched = ({ review, editedFields, byHand }: Standing): boolean =>
  review !== 'open' || editedFields.length > 0 || byHand;

/** What was written by hand never was in the document, so it cannot be gone from it. */
const partingOf = ({ review, byHand, evidence }: Standing): Proposal | null =>
  review === 'accepted' && !byHand ? { type: 'gone', quote: evidence[0]?.quote ?? null } : null;

const doublingOf = ({ review }: Standing): Proposal | null =>
  review === 'accepted' ? { type: 'twice' } : null;

/** What is in the plan waits for a decision, all else follows the document at once, save in what was edited. */
function follow(finding: Standing, { one, said }: { one: Extracted; said: FindingFields | undefined }) {
  const fields = fieldsOfExtracted(one);
  const edited = editedOf(finding);
  const differs = FINDING_FIELDS.filter(
    (field) => fields[field] !== finding[field] && !forgetsYear(field, { fields, finding }),
  );
  if (finding.review !== 'accepted')
    return {
      change: pick(
        fields,
        differs.filter((field) => !edited.includes(field)),
      ),
      proposal: null,
    };
  const isNews = (field: FindingField) =>
    !edited.includes(field) ||
    (said ? fields[field] !== said[field] : field === 'date' && !isYearless(fields.date));
  const to = pick(fields, differs.filter(isNews));
  const proposal: Proposal | null = Object.keys(to).length > 0 ? { type: 'changed', to } : null;
  return { change: {}, proposal };
}

const editedOf = ({ byHand, editedFields }: Pick<Standing, 'byHand' | 'editedFields'>) =>
  byHand ? [...FINDING_FIELDS] : editedFields;

/** A year that was once known is not forgotten. */
const forgetsYear = (
  field: FindingField,
  { fields, finding }: { fields: FindingFields; finding: Standing },
) => (field === 'date' || field === 'endDate') && isYearless(fields.date) && !isYearless(finding.date);

const pick = (fields: FindingFields, names: FindingField[]): Partial<FindingFields> =>
  Object.fromEntries(names.map((name) => [name, fields[name]]));

type Proposed = Pick<Standing, 'proposal' | 'review' | 'editedFields' | 'byHand'> & FindingFields;

export interface PendingChange {
  type: 'new' | 'moved' | 'changed' | 'gone' | 'twice';
  fields: { field: FindingField; from: string | null; to: string | null; edited: boolean }[];
  quote: string | null;
}

const WHEN: readonly FindingField[] = ['date', 'endDate', 'time', 'endTime'];
/** As a change is told: `from` and `to` are text, whatever the field holds. */
export const toText = (value: string | number | null | undefined) => (value == null ? null : String(value));

/** What is left to decide about a finding since the new version. */
export function pendingChange(finding: Proposed): PendingChange | null {
  const { proposal, review } = finding;
  if (!proposal || proposal.settled || review !== (proposal.type === 'new' ? 'open' : 'accepted'))
    return null;
  if (proposal.type === 'new' || proposal.type === 'twice')
    return { type: proposal.type, fields: [], quote: null };
  if (proposal.type === 'gone') return { type: 'gone', fields: [], quote: proposal.quote };
  const { to } = proposal;
  const edited = editedOf(finding);
  const fields = FINDING_FIELDS.filter((field) => field in to && to[field] !== finding[field]).map(
    (field) => ({
      field,
      from: toText(finding[field]),
      to: toText(to[field]),
      edited: edited.includes(field),
    }),
  );
  const isMove = fields.some(({ field }) => WHEN.includes(field));
  return { type: isMove ? 'moved' : 'changed', fields, quote: null };
}

/** What accepting a change writes: not over what was set by hand, unless that is what is wanted. */
export function acceptedFields(finding: Proposed, { overEdits = false } = {}): Partial<FindingFields> {
  const { proposal } = finding;
  if (proposal?.type !== 'changed') return {};
  if (overEdits) return proposal.to;
  const edited = editedOf(finding);
  return Object.fromEntries(
    Object.entries(proposal.to).filter(([field]) => !edited.includes(field as FindingField)),
  );
}

/** Of one course: most of the smaller one stands in the other, and they are about as long. */
export function isNewVersion(earlier: Extraction, later: Extraction): boolean {
  const [before, after] = [earlier.findings, later.findings].map((findings) =>
    findings.map((one) => toThing({ ...one, key: null })),
  );
  if (!before || !after) return false;
  const same = matchVersions(before, after).length;
  const [less, more] = [Math.min(before.length, after.length), Math.max(before.length, after.length)];
  return same >= 2 && same >= less * 0.6 && same >= more * 0.4;
}
