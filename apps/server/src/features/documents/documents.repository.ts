import {
  and,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  not,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import type { CourseBadge } from '../../vocabulary/courses.ts';
import { badgeColumns, courses } from '../courses/courses.tables.ts';
import { findings, isAsked, isProposed, questions } from '../findings/findings.tables.ts';
import type { DocumentStatus } from './documents.schemas.ts';
import { documents, laterVersions } from './documents.tables.ts';

type Row = typeof documents.$inferSelect;
export type NewDocument = typeof documents.$inferInsert;
export type DocumentChange = Partial<Omit<NewDocument, 'id' | 'workspaceId' | 'version'>>;

/** A document without what only its own pages need: text, HTML and extraction are long. */
export type DocumentFacts = Omit<Row, 'text' | 'html' | 'extraction'>;
export interface DocumentRecord extends DocumentFacts {
  course: CourseBadge | null;
  review: {
    open: number;
    accepted: number;
    dismissed: number;
    classes: number;
    questions: number;
    changes: number;
    decided: number;
  };
  replaces: NamedDocument | null;
  replacedBy: NamedDocument | null;
}

interface NamedDocument {
  id: string;
  name: string;
}

export interface OneDocument {
  workspaceId: string;
  documentId: string;
}

const { text, html, extraction, ...facts } = getTableColumns(documents);

const is = ({ workspaceId, documentId }: OneDocument) =>
  and(eq(documents.workspaceId, workspaceId), eq(documents.id, documentId));

const isOfDocument = eq(findings.documentId, documents.id);

const earlierVersion = sql<NamedDocument | null>`(select json_build_object('id', e.id, 'name', e.name)
  from documents e where e.id = ${documents}.replaces_id and e.deleted_at is null)`;
const laterVersion = sql<NamedDocument | null>`(${laterVersions(sql`json_build_object('id', later.id, 'name', later.name)`)}
  order by later.id desc limit 1)`;

const records = (db: Queryable) =>
  db
    .select({
      facts,
      course: badgeColumns,
      review: {
        open: db.$count(findings, and(isOfDocument, eq(findings.review, 'open'))),
        accepted: db.$count(findings, and(isOfDocument, eq(findings.review, 'accepted'))),
        dismissed: db.$count(findings, and(isOfDocument, eq(findings.review, 'dismissed'))),
        classes: db.$count(findings, and(isOfDocument, inArray(findings.kind, ['class', 'reading']))),
        questions: db.$count(questions, and(eq(questions.documentId, documents.id), isAsked)),
        changes: db.$count(findings, and(isOfDocument, isProposed)),
        decided: db.$count(findings, and(isOfDocument, isNotNull(findings.proposal), not(isProposed))),
      },
      replaces: earlierVersion,
      replacedBy: laterVersion,
    })
    .from(documents)
    .leftJoin(courses, eq(courses.id, documents.courseId));

interface DocumentsQuery {
  workspaceId: string;
  courseIds: string[] | undefined;
  statuses: DocumentStatus[] | undefined;
  limit: number;
  before: string | undefined;
}

/** The newest first. */
export async function selectDocuments(
  db: Queryable,
  { workspaceId, courseIds, statuses, limit, before }: DocumentsQuery,
): Promise<DocumentRecord[]> {
  const rows = await records(db)
    .where(
      and(
        eq(documents.workspaceId, workspaceId),
        isNull(documents.deletedAt),
        courseIds?.length ? inArray(documents.courseId, courseIds) : undefined,
        statuses?.length ? inArray(documents.status, statuses) : undefined,
        before ? lt(documents.id, before) : undefined,
      ),
    )
    .orderBy(desc(documents.id))
    .limit(limit);
  return rows.map(({ facts, ...rest }) => ({ ...facts, ...rest }));
}

const findRecord = async (db: Queryable, where: SQL | undefined): Promise<DocumentRecord | undefined> => {
  const [row] = await records(db).where(where);
  if (!row) return undefined;
  const { facts, ...rest } = row;
  return { ...facts, ...rest };
};

export const findDocument = (db: Queryable, which: OneDocument) =>
  findRecord(db, and(is(which), isNull(documents.deletedAt)));

export const findByHash = (
  db: Queryable,
  { workspaceId, fileHash }: { workspaceId: string; fileHash: string },
) =>
  findRecord(
    db,
    and(
      eq(documents.workspaceId, workspaceId),
      eq(documents.fileHash, fileHash),
      isNull(documents.deletedAt),
    ),
  );

export async function findContent(
  db: Queryable,
  which: OneDocument,
): Promise<Pick<Row, 'status' | 'format' | 'text' | 'html' | 'extraction'> | undefined> {
  const { status, format } = facts;
  const [row] = await db
    .select({ status, format, text, html, extraction })
    .from(documents)
    .where(and(is(which), isNull(documents.deletedAt)));
  return row;
}

/** By id alone: for work behind the scenes, which nobody asked for by name. Holds the row. */
export async function lockDocument(db: Queryable, id: string): Promise<DocumentFacts | undefined> {
  const [row] = await db
    .select(facts)
    .from(documents)
    .where(and(eq(documents.id, id), isNull(documents.deletedAt)))
    .for('update');
  return row;
}

export const countDocuments = (db: Queryable, workspaceId: string): Promise<number> =>
  db.$count(documents, eq(documents.workspaceId, workspaceId));

/** False when the same bytes are already here. */
export async function insertDocument(db: Queryable, document: NewDocument): Promise<boolean> {
  const inserted = await db
    .insert(documents)
    .values(document)
    .onConflictDoNothing()
    .returning({ id: documents.id });
  return inserted.length > 0;
}

/** False when there is no such document, or when it has moved on from `version`. */
export async function updateDocument(
  db: Queryable,
  { id, version }: { id: string; version?: number },
  change: DocumentChange,
): Promise<boolean> {
  const updated = await db
    .update(documents)
    .set({ ...change, version: sql`${documents.version} + 1` })
    .where(
      and(
        eq(documents.id, id),
        isNull(documents.deletedAt),
        version === undefined ? undefined : eq(documents.version, version),
      ),
    )
    .returning({ id: documents.id });
  return updated.length > 0;
}

export async function findDeletedDocument(
  db: Queryable,
  which: OneDocument,
): Promise<DocumentFacts | undefined> {
  const [row] = await db
    .select(facts)
    .from(documents)
    .where(and(is(which), isNotNull(documents.deletedAt)))
    .for('update');
  return row;
}

export async function undeleteDocument(db: Queryable, id: string): Promise<void> {
  await db.update(documents).set({ deletedAt: null }).where(eq(documents.id, id));
}

export async function deleteDocumentsOfCourse(
  db: Queryable,
  { courseId, deletedAt }: { courseId: string; deletedAt: Date },
): Promise<void> {
  await db
    .update(documents)
    .set({ deletedAt })
    .where(and(eq(documents.courseId, courseId), isNull(documents.deletedAt)));
}

/** Only those that went with the course, and whose bytes were not dropped again meanwhile. */
export async function restoreDocumentsOfCourse(
  db: Queryable,
  { courseId, deletedAt }: { courseId: string; deletedAt: Date },
): Promise<void> {
  const copies = sql`select 1 from ${documents} copy where copy.workspace_id = ${documents.workspaceId}
    and copy.file_hash = ${documents.fileHash} and copy.deleted_at is null`;
  await db
    .update(documents)
    .set({ deletedAt: null })
    .where(
      and(eq(documents.courseId, courseId), eq(documents.deletedAt, deletedAt), sql`not exists (${copies})`),
    );
}

/** Answers with the hashes of their files. */
export async function deleteDocumentsBefore(db: Queryable, instant: Date): Promise<string[]> {
  const gone = await db
    .delete(documents)
    .where(lt(documents.deletedAt, instant))
    .returning({ fileHash: documents.fileHash });
  return gone.map(({ fileHash }) => fileHash);
}
