import type { DraftSource, Extraction, FindingDraft } from '@syllabi/extraction';
import type { Queryable, Transaction } from '../../platform/database.ts';
import type { EvidenceView } from '../../vocabulary/evidence.ts';
import type { FactChange, FactPart } from '../../vocabulary/facts.ts';
import type { TaskKind } from '../../vocabulary/kinds.ts';
import type { PlannedTask } from '../../vocabulary/planned-task.ts';
import type { CorrectedFacts } from './corrections.rules.ts';
import type { Finding } from './findings.repository.ts';
import { placeInPlan } from './findings.rules.ts';

/** A document as far as its findings need it. */
export interface ReviewedDocument {
  id: string;
  workspaceId: string;
  courseId: string | null;
  uploadedBy: string;
  factsAcceptedAt: Date | null;
  /** The parts of its facts in which the course stays as it was. */
  factsKept: FactPart[];
  /** The earlier version whose findings went over to this one. */
  replacesId: string | null;
}

export type SupersededDocument = ReviewedDocument & { extraction: Extraction | null };

interface PlannedDayOff {
  findingId: string;
  courseId: string;
  title: string;
  startsOn: string;
  endsOn: string;
}

interface VersionedFacts {
  workspaceId: string;
  courseId: string;
  documentId: string;
  extraction: Extraction;
  /** What the last version said, where there was one. */
  earlier?: Extraction | undefined;
}

/** Where accepted findings go: tasks and days off, which other features keep. */
export interface Plan {
  putTask: (tx: Transaction, what: { planned: PlannedTask; accountId: string }) => Promise<void>;
  withdrawTasks: (tx: Transaction, findingIds: string[]) => Promise<void>;
  putDayOff: (tx: Transaction, dayOff: PlannedDayOff) => Promise<void>;
  withdrawDaysOff: (tx: Transaction, findingIds: string[]) => Promise<void>;
  putFacts: (tx: Transaction, what: VersionedFacts & { parts: readonly FactPart[] }) => Promise<void>;
  /** What a new version says otherwise of the course than it is now. */
  changesOfFacts: (
    db: Queryable,
    what: VersionedFacts & { earlier: Extraction; earlierId: string },
  ) => Promise<FactChange[]>;
  withdrawFacts: (tx: Transaction, documentId: string) => Promise<void>;
  /** Class times and grading as they stand, corrected by whoever took them over. */
  factsOf: (db: Queryable, documentId: string) => Promise<CorrectedFacts>;
  /** Scores stay with the parts of the grade that they are in. */
  moveFacts: (tx: Transaction, what: { from: string; to: string }) => Promise<void>;
}

/** What findings need of their documents. */
export interface Documents {
  /** Throws where the workspace has no such document. */
  require: (db: Queryable, which: { workspaceId: string; documentId: string }) => Promise<SupersededDocument>;
  find: (
    db: Queryable,
    which: { workspaceId: string; documentId: string },
  ) => Promise<SupersededDocument | undefined>;
  /** Where words stand in a document; undefined when they do not. */
  locate: (db: Queryable, what: { documentId: string; quote: string }) => Promise<EvidenceView | undefined>;
  /** What selected words mean, read as the document is; undefined where they cannot be read now. */
  draft: (
    db: Queryable,
    what: {
      documentId: string;
      selection: EvidenceView;
      known: Pick<DraftSource, 'findings' | 'year' | 'isOtherOrder'>;
    },
  ) => Promise<FindingDraft | undefined>;
  /** A newer version of it was read. */
  isReplaced: (db: Queryable, documentId: string) => Promise<boolean>;
  markFacts: (
    tx: Transaction,
    what: { documentId: string; acceptedAt: Date | null; kept?: FactPart[] },
  ) => Promise<void>;
}

interface Placement {
  finding: Finding;
  document: ReviewedDocument;
  accountId: string;
}

/** Puts one accepted finding where its kind belongs, and out of where it was before its kind changed. */
export async function putIntoPlan(
  tx: Transaction,
  plan: Plan,
  { finding, document, accountId }: Placement,
): Promise<void> {
  const place = placeInPlan(finding.kind);
  if (place === 'task') await plan.putTask(tx, { planned: toPlannedTask(finding, document), accountId });
  else await plan.withdrawTasks(tx, [finding.id]);
  if (place === 'dayOff' && document.courseId)
    await plan.putDayOff(tx, toPlannedDayOff(finding, document.courseId));
  else await plan.withdrawDaysOff(tx, [finding.id]);
}

export async function withdrawFromPlan(tx: Transaction, plan: Plan, findingIds: string[]): Promise<void> {
  await plan.withdrawTasks(tx, findingIds);
  await plan.withdrawDaysOff(tx, findingIds);
}

const toPlannedTask = (finding: Finding, { workspaceId, courseId }: ReviewedDocument): PlannedTask => ({
  findingId: finding.id,
  workspaceId,
  courseId,
  title: finding.title,
  // Sound: holidays and classes are placed elsewhere, all other kinds are kinds of tasks.
  kind: finding.kind as TaskKind,
  dueOn: finding.date,
  dueTime: finding.time,
  endOn: finding.endDate,
  endTime: finding.endTime,
  weight: finding.weight,
});

const toPlannedDayOff = (finding: Finding, courseId: string): PlannedDayOff => ({
  findingId: finding.id,
  courseId,
  title: finding.title,
  startsOn: finding.date,
  endsOn: finding.endDate ?? finding.date,
});
