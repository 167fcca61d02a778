import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { documents } from '../documents/documents.tables.ts';
import { tasks } from '../tasks/tasks.tables.ts';
import type { ReviewState } from './findings.schemas.ts';
import { findings } from './findings.tables.ts';

export type Finding = typeof findings.$inferSelect;
export type NewFinding = typeof findings.$inferInsert;
export type FindingChange = Partial<Omit<NewFinding, 'id' | 'workspaceId' | 'version'>>;

export interface FindingRecord extends Finding {
  taskId: string | null;
  openQuestionIds: string[];
}

export interface OneFinding {
  workspaceId: string;
  findingId: string;
}

const openQuestionIds = sql<string[]>`array(
  select q.id from questions q
  where q.document_id = ${findings.documentId} and q.answered_at is null and ${findings.id} = any(q.finding_ids)
  order by q.position)`;

/** Below this a finding counts as doubtful and comes before the others. */
const DOUBTFUL_BELOW = 0.7;

const records = (db: Queryable) =>
  db
    .select({ finding: findings, taskId: tasks.id, openQuestionIds })
    .from(findings)
    .innerJoin(documents, and(eq(documents.id, findings.documentId), isNull(documents.deletedAt)))
    .leftJoin(tasks, and(eq(tasks.findingId, findings.id), isNull(tasks.deletedAt)));

type Row = Awaited<ReturnType<typeof records>>[number];

const toRecord = ({ finding, ...rest }: Row): FindingRecord => ({ ...finding, ...rest });

interface FindingsQuery {
  documentId: string;
  review?: ReviewState[] | undefined;
  kind?: Finding['kind'][] | undefined;
  limit: number;
  offset: number;
}

/** Questions first, then doubtful ones, then by day. */
export async function selectFindings(
  db: Queryable,
  { documentId, review, kind, limit, offset }: FindingsQuery,
): Promise<FindingRecord[]> {
  const isOpen = sql`${findings.review} = 'open'`;
  const isAsked = sql`(${isOpen} and cardinality(${openQuestionIds}) > 0 and not 'date' = any(${findings.editedFields}))`;
  const rows = await records(db)
    .where(
      and(
        eq(findings.documentId, documentId),
        review?.length ? inArray(findings.review, review) : undefined,
        kind?.length ? inArray(findings.kind, kind) : undefined,
      ),
    )
    .orderBy(
      sql`${isAsked} desc`,
      sql`(${isOpen} and ${findings.confidence} < ${DOUBTFUL_BELOW}) desc`,
      asc(findings.date),
      sql`${findings.time} nulls last`,
      asc(findings.id),
    )
    .limit(limit)
    .offset(offset);
  return rows.map(toRecord);
}

export const findingsOfDocument = (db: Queryable, documentId: string): Promise<Finding[]> =>
  db.select().from(findings).where(eq(findings.documentId, documentId)).orderBy(asc(findings.id));

export async function findFindings(
  db: Queryable,
  { workspaceId, findingIds }: { workspaceId: string; findingIds: string[] },
): Promise<FindingRecord[]> {
  const rows = await records(db)
    .where(and(eq(findings.workspaceId, workspaceId), inArray(findings.id, findingIds)))
    .orderBy(asc(findings.date), asc(findings.id));
  return rows.map(toRecord);
}

export async function findFinding(
  db: Queryable,
  { workspaceId, findingId }: OneFinding,
): Promise<FindingRecord | undefined> {
  const [finding] = await findFindings(db, { workspaceId, findingIds: [findingId] });
  return finding;
}

/** Holds the rows until the transaction ends, always in one order. */
export const lockFindings = (
  db: Queryable,
  { documentId, findingIds }: { documentId: string; findingIds?: string[] },
): Promise<Finding[]> =>
  db
    .select()
    .from(findings)
    .where(
      and(eq(findings.documentId, documentId), findingIds ? inArray(findings.id, findingIds) : undefined),
    )
    .orderBy(findings.id)
    .for('update');

export const countByHand = (db: Queryable, documentId: string): Promise<number> =>
  db.$count(findings, and(eq(findings.documentId, documentId), findings.byHand));

export async function countByReview(db: Queryable, documentId: string): Promise<Record<ReviewState, number>> {
  const rows = await db
    .select({ review: findings.review, count: sql<number>`count(*)::int` })
    .from(findings)
    .where(eq(findings.documentId, documentId))
    .groupBy(findings.review);
  const counts = { open: 0, accepted: 0, dismissed: 0 };
  for (const { review, count } of rows) counts[review] = count;
  return counts;
}

/** Rows of one statement: PostgreSQL takes at most 65,535 parameters. */
const BATCH = 1000;

export async function insertFindings(db: Queryable, rows: NewFinding[]): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH)
    await db.insert(findings).values(rows.slice(start, start + BATCH));
}

/** Undefined when the finding has moved on from `version`. */
export async function updateFinding(
  db: Queryable,
  { id, version }: { id: string; version?: number },
  change: FindingChange,
): Promise<Finding | undefined> {
  const [finding] = await db
    .update(findings)
    .set({ ...change, version: sql`${findings.version} + 1` })
    .where(and(eq(findings.id, id), version === undefined ? undefined : eq(findings.version, version)))
    .returning();
  return finding;
}

export async function deleteFindings(db: Queryable, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.delete(findings).where(inArray(findings.id, ids));
}

export async function ledgerFindings(db: Queryable, documentId: string): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: findings.id, entry: findings.ledgerEntry })
    .from(findings)
    .where(and(eq(findings.documentId, documentId), sql`${findings.ledgerEntry} is not null`));
  return new Map(rows.flatMap(({ id, entry }) => (entry === null ? [] : [[entry, id] as const])));
}
