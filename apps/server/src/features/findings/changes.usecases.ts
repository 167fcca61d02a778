import type { Transaction } from '../../platform/database.ts';
import type { Account } from '../../platform/http/types.ts';
import {
  type Finding,
  type FindingRecord,
  lockFindings,
  selectFindings,
  updateFinding,
} from './findings.repository.ts';
import { fieldsOf, isDay, waitsFor } from './findings.rules.ts';
import { FINDING_FIELDS, type ReviewState } from './findings.schemas.ts';
import { type FindingDeps, type OneDocument, requireCurrent } from './findings.usecases.ts';
import { putIntoPlan, type ReviewedDocument, withdrawFromPlan } from './plan.ts';
import { acceptedFields, pendingChange } from './version.rules.ts';

type DecideChanges = FindingDeps &
  OneDocument & {
    account: Account;
    /** Left out: all that wait. */
    findingIds?: string[] | undefined;
    /** What was set by hand follows the new version as well. */
    overEdits?: boolean;
  };

type Decision = 'accepted' | 'refused';

/** The plan follows the new version in these. */
export const acceptChanges = (deps: DecideChanges) => decide(deps, 'accepted');
/** The plan stays as it is; what is new is set aside. */
export const refuseChanges = (deps: DecideChanges) => decide(deps, 'refused');

function decide({ db, findingIds, ...deps }: DecideChanges, decision: Decision) {
  const { documentId } = deps;
  return db.transaction(async (tx) => {
    const document = await requireCurrent(tx, deps);
    await lockFindings(tx, { documentId });
    const waiting = await changesOf(tx, { documentId, findingIds });
    const clear = waiting.filter((finding) => decision === 'refused' || isClear(finding));
    for (const finding of clear) await settle(tx, { ...deps, document, finding, decision });
    return { findingIds: clear.map(({ id }) => id), waiting: waiting.length - clear.length };
  });
}

async function changesOf(
  tx: Transaction,
  { documentId, findingIds }: Pick<DecideChanges, 'documentId' | 'findingIds'>,
): Promise<FindingRecord[]> {
  const all = await selectFindings(tx, { documentId, limit: 100_000, offset: 0 });
  return all.filter(
    (finding) => pendingChange(finding) !== null && (!findingIds || findingIds.includes(finding.id)),
  );
}

/** What is new may wait for an answer, and then stays open. */
const isClear = (finding: FindingRecord): boolean =>
  finding.proposal?.type !== 'new' ||
  (waitsFor(finding, finding.openQuestionIds).length === 0 && isDay(finding.date));

interface Settle extends Pick<FindingDeps, 'clock' | 'plan'> {
  account: Account;
  document: ReviewedDocument;
  finding: Finding;
  decision: Decision;
  overEdits?: boolean;
}

async function settle(
  tx: Transaction,
  { finding, decision, overEdits = false, ...deps }: Settle,
): Promise<void> {
  const { proposal, review, editedFields } = finding;
  if (!proposal) return;
  const fields = decision === 'accepted' ? acceptedFields(finding, { overEdits }) : {};
  const before = { fields: fieldsOf(finding), review, editedFields };
  await keep(tx, {
    ...deps,
    finding,
    change: {
      ...fields,
      editedFields: editedFields.filter((field) => !(field in fields)),
      review: reviewAfter(finding, decision),
      proposal: { ...proposal, settled: decision, before },
    },
  });
}

function reviewAfter({ proposal, review }: Finding, decision: Decision): ReviewState {
  if (proposal?.type === 'new') return decision === 'accepted' ? 'accepted' : 'dismissed';
  const isOut = proposal?.type === 'gone' || proposal?.type === 'twice';
  return isOut && decision === 'accepted' ? 'dismissed' : review;
}

/** The undo of a decision: asked again, and all as it stood. */
export function returnChanges({ db, findingIds = [], ...deps }: DecideChanges) {
  const { documentId } = deps;
  return db.transaction(async (tx) => {
    const document = await requireCurrent(tx, deps);
    const settled = (await lockFindings(tx, { documentId, findingIds })).filter(
      ({ proposal }) => proposal?.before,
    );
    for (const finding of settled) {
      const { settled: _, before, ...proposal } = finding.proposal ?? { type: 'new' as const };
      const unedited = Object.entries(before?.fields ?? {}).filter(
        ([field]) => !finding.editedFields.some((edited) => edited === field),
      );
      const editedFields = FINDING_FIELDS.filter(
        (field) => finding.editedFields.includes(field) || before?.editedFields?.includes(field),
      );
      const review = before?.review ?? finding.review;
      const change = { ...Object.fromEntries(unedited), editedFields, review, proposal };
      await keep(tx, { ...deps, document, finding, change });
    }
    return { findingIds: settled.map(({ id }) => id), waiting: 0 };
  });
}

interface Keep extends Omit<Settle, 'decision'> {
  change: Parameters<typeof updateFinding>[2];
}

async function keep(
  tx: Transaction,
  { finding, change, clock, plan, account, document }: Keep,
): Promise<void> {
  const kept = await updateFinding(tx, finding, { ...change, updatedAt: clock.now() });
  if (kept?.review === 'accepted')
    await putIntoPlan(tx, plan, { finding: kept, document, accountId: account.id });
  else await withdrawFromPlan(tx, plan, [finding.id]);
}
