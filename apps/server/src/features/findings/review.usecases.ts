import type { Transaction } from '../../platform/database.ts';
import type { Account } from '../../platform/http/types.ts';
import { putFactsOf, withdrawFactsOf } from './facts.usecases.ts';
import { FindingNotFound, QuestionOpen, YearMissing } from './findings.errors.ts';
import {
  type Finding,
  type FindingRecord,
  findFindings,
  lockFindings,
  type OneFinding,
  selectFindings,
  updateFinding,
} from './findings.repository.ts';
import { isDay, waitsFor } from './findings.rules.ts';
import type { ReviewState } from './findings.schemas.ts';
import { type FindingDeps, type OneDocument, readFinding, requireCurrent } from './findings.usecases.ts';
import { putIntoPlan, withdrawFromPlan } from './plan.ts';

type ReviewOne = FindingDeps & OneFinding & { account: Account };

export const acceptFinding = (one: ReviewOne) => review(one, 'accepted');
export const dismissFinding = (one: ReviewOne) => review(one, 'dismissed');
export const reopenFinding = (one: ReviewOne) => review(one, 'open');

function review({ db, ...deps }: ReviewOne, state: ReviewState): Promise<FindingRecord> {
  const { workspaceId, findingId } = deps;
  return db.transaction(async (tx) => {
    const { documentId } = await readFinding({ db: tx, workspaceId, findingId });
    await lockFindings(tx, { documentId, findingIds: [findingId] });
    const finding = await readFinding({ db: tx, workspaceId, findingId });
    if (state === 'accepted') refuseUnclear(finding);
    await setReview(tx, { ...deps, findings: [finding], state });
    return readFinding({ db: tx, workspaceId, findingId });
  });
}

/** What the document leaves open is asked, never guessed. */
function refuseUnclear(finding: FindingRecord): void {
  if (waitsFor(finding, finding.openQuestionIds).length > 0) throw new QuestionOpen();
  if (!hasDays(finding)) throw new YearMissing();
}

const hasDays = ({ date, endDate }: Finding): boolean => isDay(date) && (endDate === null || isDay(endDate));

interface SetReview extends Pick<FindingDeps, 'clock' | 'plan' | 'documents'> {
  workspaceId: string;
  account: Account;
  findings: Finding[];
  state: ReviewState;
}

/** What is accepted goes into the plan, and all else out of it. */
export async function setReview(
  tx: Transaction,
  { clock, plan, documents, account, findings, state }: SetReview,
) {
  const [first] = findings;
  if (!first) return;
  // What stands in an earlier version can still be taken out of the plan.
  const document =
    state === 'accepted'
      ? await requireCurrent(tx, { documents, ...first })
      : await documents.require(tx, first);
  for (const finding of findings) {
    if (finding.review !== state) await updateFinding(tx, finding, { review: state, updatedAt: clock.now() });
    if (state === 'accepted') await putIntoPlan(tx, plan, { finding, document, accountId: account.id });
  }
  if (state !== 'accepted')
    await withdrawFromPlan(
      tx,
      plan,
      findings.map(({ id }) => id),
    );
}

type ReviewMany = FindingDeps & OneDocument & { account: Account };
type AcceptAll = ReviewMany & { kinds: Finding['kind'][] | undefined };

/** Accepts what is open and clear; without `kinds` also the facts of the course. */
export function acceptAll({ db, kinds, ...deps }: AcceptAll) {
  const { documentId } = deps;
  return db.transaction(async (tx) => {
    const document = await requireCurrent(tx, deps);
    await lockFindings(tx, { documentId });
    const open = await selectFindings(tx, {
      documentId,
      review: ['open'],
      kind: kinds,
      limit: 100_000,
      offset: 0,
    });
    const clear = open.filter(
      (finding) => waitsFor(finding, finding.openQuestionIds).length === 0 && hasDays(finding),
    );
    await setReview(tx, { ...deps, findings: clear, state: 'accepted' });
    const factsAccepted =
      !kinds && !document.factsAcceptedAt && (await putFactsOf(tx, { ...deps, document }));
    return {
      findingIds: clear.map(({ id }) => id),
      waiting: open.length - clear.length,
      factsAccepted,
    };
  });
}

type ReopenFindings = ReviewMany & { findingIds: string[]; facts: boolean };

/** The undo of a batch. */
export function reopenFindings({ db, findingIds, facts, ...deps }: ReopenFindings) {
  const { workspaceId, documentId, documents } = deps;
  return db.transaction(async (tx) => {
    const document = await documents.require(tx, { workspaceId, documentId });
    const findings = findingIds.length > 0 ? await lockFindings(tx, { documentId, findingIds }) : [];
    if (findings.length !== new Set(findingIds).size) throw new FindingNotFound();
    await setReview(tx, { ...deps, findings, state: 'open' });
    if (facts) await withdrawFactsOf(tx, { ...deps, document });
    const reopened = findings.length > 0 ? await findFindings(tx, { workspaceId, findingIds }) : [];
    const waiting = reopened.filter((finding) => waitsFor(finding, finding.openQuestionIds).length > 0);
    return { findingIds: reopened.map(({ id }) => id), waiting: waiting.length, factsAccepted: false };
  });
}
