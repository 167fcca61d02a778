import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable, Transaction } from '../../platform/database.ts';
import { InvalidRequest } from '../../platform/errors.ts';
import type { Account } from '../../platform/http/types.ts';
import { versionOutdated } from '../../platform/http/versions.ts';
import { newId } from '../../platform/ids.ts';
import { readCursor, toPage } from '../../platform/pages.ts';
import { takeTurn } from '../../platform/turns.ts';
import { FindingNotFound, FindingWasRead, Superseded, TooManyFindings } from './findings.errors.ts';
import {
  countByHand,
  countByReview,
  deleteFindings,
  type Finding,
  type FindingRecord,
  findFinding,
  insertFindings,
  lockFindings,
  type OneFinding,
  selectFindings,
  updateFinding,
} from './findings.repository.ts';
import { changedFieldsOf, editedAfter, type FindingFields, faultsOfFinding } from './findings.rules.ts';
import type { FindingCreate, FindingPatch, ReviewState } from './findings.schemas.ts';
import { toFindingView } from './findings.views.ts';
import { type Documents, type Plan, putIntoPlan, type SupersededDocument, withdrawFromPlan } from './plan.ts';
import { countOpenQuestions, questionsOfDocument, updateQuestion } from './questions.repository.ts';

export interface FindingDeps {
  db: Database;
  clock: Clock;
  documents: Documents;
  plan: Plan;
}

export interface OneDocument {
  workspaceId: string;
  documentId: string;
}

type ListFindings = FindingDeps &
  OneDocument & {
    query: {
      review?: ReviewState[] | undefined;
      kind?: Finding['kind'][] | undefined;
      limit: number;
      cursor?: string | undefined;
    };
  };

export async function listFindings({ db, documents, query, ...which }: ListFindings) {
  const { id: documentId } = await documents.require(db, which);
  const { limit, cursor, ...filter } = query;
  const offset = readCursor(cursor, z.int().min(0)) ?? 0;
  const rows = await selectFindings(db, { ...filter, documentId, limit: limit + 1, offset });
  const page = toPage(rows, { limit, cursorOf: () => offset + limit });
  const counts = {
    ...(await countByReview(db, documentId)),
    questions: await countOpenQuestions(db, documentId),
  };
  return { ...page, counts };
}

export async function readFinding({ db, ...which }: OneFinding & { db: Queryable }): Promise<FindingRecord> {
  const finding = await findFinding(db, which);
  if (!finding) throw new FindingNotFound();
  return finding;
}

/** Refuses an earlier version: what it says is in the plan by the newer one already. */
export async function requireCurrent(
  db: Queryable,
  { documents, workspaceId, documentId }: Pick<FindingDeps, 'documents'> & OneDocument,
): Promise<SupersededDocument> {
  const document = await documents.require(db, { workspaceId, documentId });
  if (await documents.isReplaced(db, documentId)) throw new Superseded();
  return document;
}

type AddFinding = FindingDeps & OneDocument & { account: Account; finding: FindingCreate };

/** To one document. What is read in it is counted by its pages. */
const MOST_BY_HAND = 1000;

/** Whoever wrote it wants it: it is accepted at once. */
export async function addFinding({ finding, ledgerEntry, ...deps }: AddFinding & { ledgerEntry?: number }) {
  const { db, clock, documents, plan, account, workspaceId, documentId } = deps;
  const { evidence, ...sent } = finding;
  const fields: FindingFields = { endDate: null, time: null, endTime: null, weight: null, ...sent };
  refuseFaults(fields);
  const now = clock.now();
  const row = {
    ...fields,
    id: newId(),
    workspaceId,
    documentId,
    key: null,
    evidence: evidence ? [evidence] : [],
    confidence: 1,
    byHand: true,
    review: 'accepted' as const,
    ledgerEntry: ledgerEntry ?? null,
    createdAt: now,
    updatedAt: now,
  };
  await db.transaction(async (tx) => {
    const document = await requireCurrent(tx, { documents, workspaceId, documentId });
    await takeTurn(tx, 'findings by hand', documentId);
    if ((await countByHand(tx, documentId)) >= MOST_BY_HAND) throw new TooManyFindings();
    await insertFindings(tx, [row]);
    const [kept] = await lockFindings(tx, { documentId, findingIds: [row.id] });
    if (kept) await putIntoPlan(tx, plan, { finding: kept, document, accountId: account.id });
  });
  return readFinding({ db, workspaceId, findingId: row.id });
}

/** What was added by hand is gone again, as if nobody had; a date of the ledger stands where it stood. */
export function takeOutFinding({ db, plan, ...which }: FindingDeps & OneFinding): Promise<void> {
  return db.transaction(async (tx) => {
    const { id, byHand } = await readFinding({ db: tx, ...which });
    if (!byHand) throw new FindingWasRead();
    await withdrawFromPlan(tx, plan, [id]);
    await deleteFindings(tx, [id]);
  });
}

export function refuseFaults(fields: FindingFields): void {
  const errors = faultsOfFinding(fields);
  if (errors.length > 0) throw new InvalidRequest({ errors });
}

type ChangeFinding = FindingDeps & OneFinding & { account: Account; version: number; change: FindingPatch };

export async function changeFinding({
  version,
  change,
  account,
  ...deps
}: ChangeFinding): Promise<FindingRecord> {
  const { db, clock, documents, plan, ...which } = deps;
  const before = await readFinding({ db, ...which });
  refuseFaults({ ...before, ...change });
  const changed = changedFieldsOf(before, change);
  const isCurrent = await db.transaction(async (tx) => {
    const document = await requireCurrent(tx, { documents, ...before });
    const finding = await updateFinding(
      tx,
      { id: before.id, version },
      { ...change, editedFields: editedAfter(before.editedFields, changed), updatedAt: clock.now() },
    );
    if (!finding) return false;
    if (changed.includes('date')) await closeSettledQuestions(tx, { finding, now: clock.now() });
    if (finding.review === 'accepted')
      await putIntoPlan(tx, plan, { finding, document, accountId: account.id });
    return true;
  });
  const current = await readFinding({ db, ...which });
  if (!isCurrent) throw versionOutdated({ version: current.version, current: toFindingView(current) });
  return current;
}

/** A date set by hand answers the question about it, once every finding that waited has one. */
async function closeSettledQuestions(tx: Transaction, { finding, now }: { finding: Finding; now: Date }) {
  const { documentId } = finding;
  const open = (await questionsOfDocument(tx, documentId)).filter(
    ({ answeredAt, findingIds }) => !answeredAt && findingIds.includes(finding.id),
  );
  for (const { id, findingIds } of open) {
    const waiting = await lockFindings(tx, { documentId, findingIds });
    if (waiting.every(({ editedFields }) => editedFields.includes('date')))
      await updateQuestion(tx, id, { answer: { date: finding.date }, replaced: null, answeredAt: now });
  }
}
